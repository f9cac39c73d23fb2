import { globSync, readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';

/** What may go on: it says that something is being waited for, or goes on for as long as it is pointed at. */
const MAY_GO_ON = /:hover|\[aria-busy|^\.spinner|^\.loader/;
/** What moves by itself for longer needs a button that stops it: WCAG 2.2.2. */
const AT_MOST_SECONDS = 5;

/** How long an animation goes on, in seconds: '1.6s step-end 3' is 4.8. */
function secondsOf(animation: string): number {
  const [, time = '0', unit] = /([\d.]+)(ms|s)\b/.exec(animation) ?? [];
  const [, times = animation.includes('infinite') ? 'Infinity' : '1'] =
    /(?:^|\s)([\d.]+)(?:\s|$)/.exec(animation) ?? [];
  return (Number(time) / (unit === 'ms' ? 1000 : 1)) * Number(times);
}

/** Rules by which something begins to move by itself and does not come to rest. */
function restless(sheet: string): string[] {
  const found: string[] = [];
  parse(sheet).walkDecls(/^animation(?:-duration)?$/, ({ value, parent }) => {
    const { selector } = parent as Rule;
    if (secondsOf(value) > AT_MOST_SECONDS && !MAY_GO_ON.test(selector)) found.push(selector);
  });
  return found;
}

/** What an animation changes without the page being laid out anew. */
const MAY_MOVE = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);

/** What keyframes of a sheet change besides, as 'slide: inset-inline-start'. */
function laidOutAnew(sheet: string): string[] {
  const found: string[] = [];
  parse(sheet).walkAtRules('keyframes', (frames) => {
    frames.walkDecls(({ prop }) => void (MAY_MOVE.has(prop) || found.push(`${frames.params}: ${prop}`)));
  });
  return found;
}

test('while menu, catalogue and search come, only transforms and opacity move', () => {
  const sheets = globSync('src/views/layout/{menu,menu-entries,*-overlay}.module.css');
  expect(sheets).toHaveLength(4);
  for (const file of sheets) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).toContain('@keyframes');
    expect(laidOutAnew(text), file).toEqual([]);
  }
});

test('what moves by itself comes to rest', () => {
  const sheets = globSync('src/views/**/*.css');
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap((file) => restless(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual([]);
});

test('the rules bite', () => {
  expect(laidOutAnew('@keyframes slide { from { opacity: 0; inset-inline-start: -50% } to { scale: 1 } }')).toEqual([
    'slide: inset-inline-start',
  ]);
  expect(restless('.a { animation: sway 1s infinite alternate } .b { animation: sway 5s }')).toEqual(['.a']);
  expect(restless('@media print { .a { animation: blink 2s step-end 3 } }')).toEqual(['.a']);
  expect(restless('.a { animation: sway 5s } .a + .a { animation-duration: 5200ms }')).toEqual(['.a + .a']);
  expect(restless('.a:hover .b { animation: sew 1s infinite }')).toEqual([]);
});
