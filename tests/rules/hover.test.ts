import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Container, type Document, parse } from 'postcss';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const SELECTORS = /(?:^|[};/])\s*([^{}@;]+?)\s*\{/g;

/** What lights up under the mouse although it can do nothing: of sheets that know of a part that is switched off. */
function litInVain(sheet: string): string[] {
  const selectors = [...sheet.matchAll(SELECTORS)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))\s*/));
  const off = selectors.filter((one) => one.includes(':disabled') && !one.includes(':hover'));
  const parts = new Set(off.flatMap((one) => /^(\.\w+)(?::|\s)/.exec(one)?.[1] ?? []));
  return selectors.filter(
    (one) =>
      parts.has(/^\.\w+/.exec(one)?.[0] ?? '') && /:hover(?!:(?:not\(:disabled|enabled)|[^{]*:enabled)/.test(one),
  );
}

type Within = Container | Document | undefined;

/** Selectors that light up under a finger too, where they stay so until it touches something else. */
function litUnderFinger(sheet: string): string[] {
  const isForMouse = (within: Within): boolean =>
    within !== undefined && (('params' in within && within.params === '(hover: hover)') || isForMouse(within.parent));
  const lit: string[] = [];
  parse(sheet).walkRules(/:hover/, (rule) => {
    // Whoever has only a finger may have keys: what belongs to them is not for a mouse alone.
    const isMixed = /:is\([^)]*:hover/.test(rule.selector);
    if (isMixed || !isForMouse(rule.parent)) lit.push(rule.selector);
  });
  return lit;
}

const SHEETS = globSync('src/views/**/*.css');

test('nothing stays lit under a finger, as sheets are sent', async () => {
  const config = await resolveConfig({ logLevel: 'silent' }, 'build');
  const lit = await Promise.all(
    SHEETS.map(async (file) => {
      const { code } = await preprocessCSS(readFileSync(file, 'utf8'), resolve(file), config);
      return litUnderFinger(code).map((selector) => `${file}: ${selector}`);
    }),
  );
  expect(lit.flat()).toEqual([]);
});

test('what is switched off stays so under the mouse', () => {
  const lit = SHEETS.flatMap((file) => litInVain(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`));
  expect(lit).toEqual([]);
});

test('the rule bites', () => {
  expect(litInVain('.a:hover { color: red } .a:disabled { color: gray }')).toEqual(['.a:hover']);
  expect(litInVain('.a:hover:enabled { color: red } .a:disabled { color: gray }')).toEqual([]);
  expect(litInVain('.a:hover { color: red }')).toEqual([]);
  expect(litUnderFinger('@media (hover: hover) { .a:hover, .b:focus { color: red } } .c:hover { top: 0 }')).toEqual([
    '.c:hover',
  ]);
  expect(litUnderFinger('@media (hover: hover) { .a:is(:hover, :focus) { color: red } }')).toHaveLength(1);
});
