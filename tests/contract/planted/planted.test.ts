// @vitest-environment node
import { expect, test } from 'vitest';
import { ROWS } from '../rows/rows.ts';
import { PLANTED, judged, tableInDocs, tableOf, wrongRows } from './table.ts';

const AT_LEAST = 60;

test('a sound backend is called wrong by no row', async () => {
  expect(await wrongRows({})).toEqual([]);
});

test('there are many that are wrong, each in its own way, and a row to find it', () => {
  const names = PLANTED.map(({ is }) => is);
  expect(names.length).toBeGreaterThanOrEqual(AT_LEAST);
  expect(names).toEqual([...new Set(names)]);
  expect(PLANTED.filter(({ wrong }) => !ROWS.some(({ name }) => name === wrong))).toEqual([]);
});

test(
  'each is called wrong in the right place, as the table of the documentation says',
  { timeout: 60_000 },
  async () => {
    const all = await judged();
    expect(all.flatMap(({ isFound, planted }) => (isFound ? [] : [`${planted.wrong}: ${planted.is}`]))).toEqual([]);
    // npm run contract writes it.
    expect(tableInDocs()).toBe(tableOf(all));
  },
);
