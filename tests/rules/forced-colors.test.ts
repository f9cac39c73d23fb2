import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const SHOWS_FOCUS = /:focus|Mui-focused/;

/** Selectors that show where the keys are by a shadow and no outline: in forced colours there are no shadows. */
function lostInForcedColors(sheet: string): string[] {
  const lost: string[] = [];
  parse(sheet).walkRules(SHOWS_FOCUS, (rule) => {
    const said = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void said.set(prop, value));
    if (said.has('box-shadow') && (said.get('outline') ?? 'none') === 'none') lost.push(rule.selector);
  });
  return lost;
}

test('where the keys are is seen in forced colours too', () => {
  const sheets = globSync('src/views/**/*.css');
  expect(sheets.length).toBeGreaterThan(100);
  const lost = sheets.flatMap((file) => lostInForcedColors(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
  expect(lost).toEqual([]);
});

test('the rule bites', () => {
  const shadow = 'box-shadow: inset 0 0 0 2px red';
  expect(lostInForcedColors(`.a:focus { ${shadow} } .b:hover { ${shadow} }`)).toEqual(['.a:focus']);
  expect(lostInForcedColors(`.a:focus { ${shadow}; outline: none }`)).toEqual(['.a:focus']);
  expect(lostInForcedColors(`.a:focus { ${shadow}; outline: 2px solid transparent }`)).toEqual([]);
});
