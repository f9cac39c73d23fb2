import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** No vowels: they would make words, and blockers of advertisements hide what is called by one of theirs. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const FILE_LENGTH = 3;

/** A number in letters. */
function inLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? inLetters(rest - 1) : '') + (LETTERS[number % LETTERS.length] ?? '');
}

/** The names a style sheet gives, in their order. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map((match) => match[1] ?? ''))];
}

/**
 * Names classes as shortly as can be: three letters of their file and one of their place in it, the same in every build.
 * In scripts, styles and pages together that's a kilobyte of a first load. Throws where two files get the same letters.
 */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const files = new Map<string, string>();
  return (name, path, css) => {
    const [file = path] = path.split('?');
    const digest = createHash('sha256').update(relative(root, file)).digest();
    const letters = [...digest.subarray(0, FILE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    const former = files.get(letters) ?? file;
    if (former !== file) throw new Error(`${former} and ${file} would share their class names: rename one`);
    files.set(letters, file);
    const names = namesIn(css);
    const place = names.indexOf(name);
    return letters + inLetters(place < 0 ? names.length : place);
  };
}
