import {
  BRIEF_LENGTH,
  BRIEF_WORDS,
  TITLE_LINE_LENGTH,
  TITLE_LONG_FROM_WORDS,
  TITLE_LONG_LINE_LENGTH,
} from './constants.ts';

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

/** What somebody typed as a title can say it: twelve words and sixty letters at most, with … where there was more. */
export function inBrief(text: string): string {
  const letters = [...text].slice(0, BRIEF_LENGTH).join('');
  const brief = letters.split(' ', BRIEF_WORDS).join(' ');
  return brief === text ? text : `${brief.trimEnd()}…`;
}

/** '1,239': a whole number, with a sign between thousands. */
export function grouped(whole: number, sign: string): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, sign);
}

/** Letters read from right to left, and marks that turn the order of those around them (UAX 9). */
const TURNING = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFC]/;
const TURNING_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name somebody wrote, fit to stand in a sentence of ours: the words beside it keep their order, whatever is in it. */
export function isolated(name: string): string {
  return TURNING.test(name) ? `\u2068${name.replaceAll(TURNING_MARKS, '')}\u2069` : name;
}

/** What is left of a pair of UTF-16; no `isWellFormed` in browsers we sell in. */
const HALF_A_CHARACTER = /\p{Surrogate}/gu;

/** Text as one part of an address; half a character, which no address can hold, becomes U+FFFD. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.replaceAll(HALF_A_CHARACTER, '\uFFFD'));
}
