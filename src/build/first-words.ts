import { existsSync, readFileSync } from 'node:fs';

const SRC = new URL('../', import.meta.url);

/** What a visit begins with: the shop itself, and with it every part that says only such words (views/lazy-part.tsx). */
const BEGINNING = new URL('app/entry-client.tsx', SRC);

const STATIC_IMPORT = /(?:^|\n)(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/g;
/** `lazyPart` or `screen` that waits for the later words: whatever else is imported while the shop runs does not. */
const SAYS_LATER = /(?:lazyPart|screen)\((?:(?!import\()[^;])*import\('[^']+'\)\)\.\w+,?\s*\)/g;
const OTHER_IMPORT = /import\('([^']+)'\)/g;

/** The modules of ours that a text brings with it. */
function broughtBy(text: string, importer: URL): URL[] {
  const sooner = text.replaceAll(SAYS_LATER, '');
  return [...sooner.matchAll(STATIC_IMPORT), ...sooner.matchAll(OTHER_IMPORT)]
    .flatMap(([, name = '']) => (/^[#.].*\.tsx?$/.test(name) ? name : []))
    .map((name) => (name.startsWith('#') ? new URL(name.slice(1), SRC) : new URL(name, importer)))
    .filter((file) => existsSync(file));
}

/** What a store has found out of these is said by their parts, and each of those waits for the later words. */
const OF_LATER_PARTS = /'(?:account|checkout|dialog)\.[\w.-]+'/g;

const saidBy = (file: URL): string => {
  const text = readFileSync(file, 'utf8');
  return file.pathname.includes('/src/stores/') ? text.replaceAll(OF_LATER_PARTS, '') : text;
};

/** The text of all modules that the first words are said by. */
function beginningText(): string {
  const texts = new Map<string, string>();
  const waiting = [BEGINNING];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file.href)) continue;
    const text = saidBy(file);
    texts.set(file.href, text);
    waiting.push(...broughtBy(text, file));
  }
  return [...texts.values()].join('\n');
}

/**
 * Whether a sentence is among those that a visit begins with: its key stands in the source of what is fetched then, whole
 * or as the beginning of one that is put together (`title.${name}`).
 */
export function firstWords(): (key: string) => boolean {
  const text = beginningText();
  const beginnings = [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].flatMap((match) => match[1] ?? []);
  return (key) =>
    text.includes(`'${key}'`) || text.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning));
}
