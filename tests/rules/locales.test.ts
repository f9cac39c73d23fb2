import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

const FOLDERS = ['src'];
const read = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>;
const ua = read('ua');
const en = read('en');

/** Names a sentence needs values for. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      'options' in element ? Object.values(element.options).flatMap((option) => argumentsOf(option.value)) : [];
    return [element.value, ...inner];
  });
}

/** Every source text of the shop. */
function sources(): string {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  ).join('\n');
}

test('both languages have the same keys, each with a sentence', () => {
  expect(Object.keys(ua)).toEqual(Object.keys(en));
  expect(Object.keys(ua).length).toBeGreaterThan(100);
  for (const sentence of [...Object.values(ua), ...Object.values(en)]) expect(sentence.trim()).not.toBe('');
});

test('a sentence asks for the same values in both languages', () => {
  for (const key of Object.keys(ua)) {
    const [first, second] = [ua, en].map((words) => [...new Set(argumentsOf(parse(words[key] ?? '')))].sort());
    expect(second, key).toEqual(first);
  }
});

test('no sentence is left that nothing says', () => {
  const text = sources() + readFileSync('index.html', 'utf8');
  // A key may be put together of a place and a name: `size.${value}`.
  const isSaid = (key: string): boolean => {
    const parts = key.split('.');
    const places = parts.map((_, index) => `\`${parts.slice(0, index).join('.')}${index > 0 ? '.' : ''}\${`);
    return [`'${key}'`, `"${key}"`, `{{${key}}}`, ...places.slice(1)].some((form) => text.includes(form));
  };
  const plain = Object.keys(ua).map((key) => key.replace(/@us$/, ''));
  expect(plain.filter((key) => !isSaid(key))).toEqual([]);
});

test('a build has a word of its own only where it says something else', () => {
  const own = Object.keys(en).filter((key) => key.endsWith('@us'));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((key) => en[key] === en[key.replace('@us', '')])).toEqual([]);
});

test('every key the sources say has a sentence', () => {
  const said = [
    ...sources().matchAll(/(?:words\(|id=\{?|titleKey: |textKey: |key: )['"]([a-z-]+(?:\.[\w-]+)+)['"]/g),
  ].map((match) => match[1] ?? '');
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((key) => !Object.hasOwn(ua, key) && !Object.hasOwn(ua, `${key}@us`))).toEqual([]);
});

/** Spellings of another English. */
const BRITISH =
  /\b(?:colour(?:ed|s|ing)?|favourite|grey|centre|(?:centi)?metres?|catalogue|cancelled|postcode|towards|trousers)\b/i;

/** An hour as Europe says it; America says 3 p.m. */
const OF_24_HOURS = /\b\d{1,2}:\d{2}\b/;

test('English is American, in the words of the shop and in those of its goods and pages', async () => {
  const { CATALOGUE } = await import('#fixtures/catalogue/catalogue.ts');
  const { PAGES, pageOnWire } = await import('#fixtures/pages/pages.ts');
  const pages = PAGES.flatMap(({ slug }) => [pageOnWire(slug, 'en'), pageOnWire(slug, 'en', 'us')]);
  const said = JSON.stringify([en, CATALOGUE, pages], (name, value: unknown) => {
    // The shop reads these, and says them as its language does.
    if (name === 'hours') return undefined;
    if (typeof value !== 'object' || value === null || !('en' in value)) return value;
    return value.en;
  });
  const sentences = said.match(/"[^"]* [^"]*"/g) ?? [];
  expect(sentences.length).toBeGreaterThan(800);
  expect(sentences.filter((sentence) => BRITISH.test(sentence) || OF_24_HOURS.test(sentence))).toEqual([]);
});
