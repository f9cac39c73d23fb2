import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

/** What may come on the product page alone, where what floats keeps off the bar to buy; what opens over a page, which is dear anyway; and the keyboard going somewhere. */
const KNOWN = /:has\((?:\.bar|\.onwards|\.refused|\.news:not\(:empty\)|[.\w]*:popover-open|:focus-visible)\)$/;

/** Rules by which something that comes into a page changes its root: a browser then styles every element anew. */
function changesOfRoot(sheet: string): string[] {
  const changes: string[] = [];
  parse(sheet).walkRules(/^(?:html|:root):has\([^ ]*\)$/, ({ selector }) => {
    if (!KNOWN.test(selector)) changes.push(selector);
  });
  return changes;
}

test('nothing that comes into a page has every element styled anew', () => {
  const sheets = globSync('src/views/**/*.css');
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap((file) => changesOfRoot(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});

test('the rule bites', () => {
  expect(changesOfRoot(':root:has(.banner) { scroll-padding: 9px } html:has(.bar) { --bar: 9px }')).toEqual([
    ':root:has(.banner)',
  ]);
  expect(changesOfRoot(':root:has(.banner):has(:focus-visible) { scroll-padding: 9px }')).toEqual([]);
  expect(changesOfRoot(':root:has(.banner) .footer { margin: 0 }')).toEqual([]);
});
