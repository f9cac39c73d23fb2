/** A run of text; links are addresses of the shop or absolute https addresses. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  link?: string;
}

/** Rich content as structure, never HTML: there is nothing to sanitise. */
export type RichTextBlock =
  | { type: 'paragraph'; children: TextRun[] }
  | { type: 'heading'; level: 2 | 3; children: TextRun[] }
  | { type: 'list'; ordered: boolean; items: TextRun[][] }
  | { type: 'quote'; children: TextRun[] };

export type RichText = RichTextBlock[];
