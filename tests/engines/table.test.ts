import { expect, test } from 'vitest';
import type { Run } from './run.ts';
import { tableOf, withTable } from './table.ts';

const RUNS: Run[] = [
  {
    engine: 'firefox',
    version: 'firefox 153.7',
    told: [
      { story: 'Buying', ms: 1 },
      { story: 'Back', ms: 1, failure: 'Error: not so' },
    ],
  },
  { engine: 'wpe', version: 'cog 2.38', told: [{ story: 'Buying', ms: 1 }] },
];

test('the table says what each story came to in each engine, and what was not tried', () => {
  expect(tableOf(RUNS).split('\n')).toEqual([
    '|        | firefox 153.7 | wpe 2.38  |',
    '| ------ | ------------- | --------- |',
    '| Buying | yes           | yes       |',
    '| Back   | no            | not tried |',
  ]);
});

test('a page keeps all but its table', () => {
  const page = 'Before $1\n<!-- table -->\nold\n<!-- /table -->\nbehind';
  expect(withTable(page, 'new $&')).toBe('Before $1\n<!-- table -->\n\nnew $&\n\n<!-- /table -->\nbehind');
});
