import { globSync, readFileSync } from 'node:fs';
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

test('what is switched off stays so under the mouse', () => {
  const lit = globSync('src/views/**/*.css').flatMap((file) =>
    litInVain(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(lit).toEqual([]);
});

test('the rule bites', () => {
  expect(litInVain('.a:hover { color: red } .a:disabled { color: gray }')).toEqual(['.a:hover']);
  expect(litInVain('.a:hover:enabled { color: red } .a:disabled { color: gray }')).toEqual([]);
  expect(litInVain('.a:hover { color: red }')).toEqual([]);
});
