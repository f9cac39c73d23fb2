import { TITLE_LINE_LENGTH, TITLE_LONG_FROM_WORDS, TITLE_LONG_LINE_LENGTH } from './constants.ts';

/** A title in lines of at most 9 characters, 16 when it has more than 5 words; a longer word keeps a line of its own. */
export function titleLines(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const limit = words.length > TITLE_LONG_FROM_WORDS ? TITLE_LONG_LINE_LENGTH : TITLE_LINE_LENGTH;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
