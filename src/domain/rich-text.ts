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

function plain(block: RichTextBlock): string {
  const lines = block.type === 'list' ? block.items : [block.children];
  return lines.map((runs) => runs.map((run) => run.text).join('')).join(' ');
}

/** A rich text as its words alone. */
export function plainText(text: RichText): string {
  return text.map(plain).join(' ');
}
