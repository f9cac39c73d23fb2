import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOKENS = 'src/views/styles/tokens.css';
const SPACING = /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*)\s*:\s*[^;{}]+(?=[;}])/g;
/** Of React, which takes a number for px. */
const SPACING_IN_CODE = /\b(?:rowGap|columnGap|gap|(?:padding|margin)\w*): *(?:\d|['"`])[^,}\n]*/g;
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)px/g;
const VARIABLE = /var\((--[\w-]+)/g;
/** px; below it is a hairline, or what an eye wants. */
const LEAST_STEP = 4;
const MOST_STEPS = 13;

/** What no token can say: a drawing, the specification, or a measure of something else. */
const EXCEPTIONS: readonly (readonly [offence: string, reason: string])[] = [
  [
    'src/views/dialogs/discount.module.css: padding-inline-end: 110px',
    'words give way to the hoodie drawn beside them',
  ],
  ['src/views/dialogs/discount.module.css: padding-inline-end: 210px', 'and to the larger one'],
  ['src/views/layout/footer.module.css: margin-inline-end: calc(124px - var(--gutter))', 'round the floating button'],
  [
    'src/views/layout/header.module.css: margin-block-end: calc(-1 * var(--height))',
    'the page begins below the header',
  ],
  ['src/views/layout/shell.module.css: padding-block-start: 75px', 'the specification says so, of a phone'],
  ['src/views/layout/shell.module.css: padding-block-start: 100px', 'the specification says so'],
  [
    'src/views/screens/home/hero.module.css: padding-block-start: var(--above)',
    'the big words stay below the header and what hangs',
  ],
  [
    'src/views/screens/home/hero-words.module.css: margin: 0 calc(var(--edge) + clamp(0px, 6vw, var(--space-24)) + min(430px, 34%)) var(--inset) var(--edge)',
    'as far as the panel beside the big words',
  ],
  [
    'src/views/screens/product/stock-news.module.css: margin: 0 calc(-1 * var(--gutter)) calc(var(--bar, var(--buying-bar)) - var(--buying-bar) - var(--space-6))',
    'over the bar with the button to buy, as high as it is',
  ],
];

interface Offence {
  file: string;
  line: number;
  declaration: string;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const styles = globSync('src/views/**/*.css').sort();
const code = globSync('src/views/**/*.{ts,tsx}').sort();
const tokens = read(TOKENS);
const named = new Set([...tokens.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name));
const scale = [...tokens.matchAll(/^ +--space-(\d+): (\d+)px;/gm)].map(([, step, px]) => [Number(step), Number(px)]);

/** Lengths of one's own, and variables that are no tokens. */
function isOfItsOwn(declaration: string): boolean {
  const lengths = [...declaration.matchAll(LENGTH)].map(([, px]) => Number(px));
  const variables = [...declaration.matchAll(VARIABLE)].map(([, name = '']) => name);
  return lengths.some((px) => px >= LEAST_STEP) || variables.some((name) => !named.has(name));
}

function offencesIn(file: string, source: string, pattern = SPACING): Offence[] {
  const text = source.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...text.matchAll(pattern)]
    .filter(([declaration]) => pattern === SPACING_IN_CODE || isOfItsOwn(declaration))
    .map(({ 0: declaration, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      declaration: declaration.replaceAll(/\s+/g, ' ').trim(),
    }));
}

const offences = styles.flatMap((file) => offencesIn(file, read(file)));
const nameOf = ({ file, declaration }: Offence): string => `${file}: ${declaration}`;

test('what keeps things apart is a step of the scale or another token of the design', () => {
  expect(styles.length).toBeGreaterThan(100);
  const excused = new Set(EXCEPTIONS.map(([offence]) => offence));
  const told = offences.filter((offence) => !excused.has(nameOf(offence)));
  expect(told.map(({ file, line, declaration }) => `${file}:${line}: ${declaration}`)).toEqual([]);
});

test('every exception is needed', () => {
  const found = new Set(offences.map(nameOf));
  expect(EXCEPTIONS.filter(([offence]) => !found.has(offence))).toEqual([]);
});

test('no component keeps things apart by a style of its own', () => {
  expect(code.length).toBeGreaterThan(100);
  expect(code.flatMap((file) => offencesIn(file, read(file), SPACING_IN_CODE).map(nameOf))).toEqual([]);
});

test('the scale has few steps on a grid of 4 px, and each is used', () => {
  expect(scale.length).toBeGreaterThan(5);
  expect(scale.length).toBeLessThanOrEqual(MOST_STEPS);
  expect(scale.filter(([step = 0, px = 0]) => px !== step * 4)).toEqual([]);
  const used = styles.filter((file) => file !== TOKENS).map(read);
  expect(scale.filter(([step]) => !used.some((text) => text.includes(`var(--space-${step})`)))).toEqual([]);
});

test.each([
  ['.a { padding: 0 10px; }', 1],
  ['.a {\n  margin-block-start: -12px\n}', 1],
  ['.a { gap: clamp(var(--space-3), 2vw, 30px); }', 1],
  ['.a { padding:\n    calc(var(--section) + 7px)\n    0; }', 1],
  ['.a { --own: 13px; column-gap: var(--own); }', 1],
  ['.a { padding: 3px var(--space-2) 0.5em; /* gap: 10px; */ }', 0],
  ['.a { scroll-margin: 10px; scroll-padding-block: 10px; inset: 10px; }', 0],
])('what is planted is seen: %s', (source, count) => {
  expect(offencesIn('planted.css', source)).toHaveLength(count);
});

test('what is planted in a component is seen', () => {
  expect(offencesIn('planted.tsx', '<p style={{ paddingBlock: 10 }} />', SPACING_IN_CODE)).toHaveLength(1);
  expect(offencesIn('planted.tsx', "<p style={{ margin: '10px' }} />", SPACING_IN_CODE)).toHaveLength(1);
});
