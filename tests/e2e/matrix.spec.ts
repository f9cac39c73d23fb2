import { CALLS } from '#contract/calls.ts';
import { CELLS, oneOfEachRow, SEED } from '../matrix/cells.ts';
import { EXPECTED, judge } from '../matrix/judge.ts';
import { tellCells } from '../matrix/matrix.ts';
import type { Row } from '../matrix/rows.ts';
import { expect, test } from './shop.ts';

/** What is not so of a call, and what the judge then says. */
const LIES: [lie: Partial<Row>, said: RegExp][] = [
  [{ makes: { orders: 2 } }, /what there is more of/],
  [{ typed: ({ buyer }) => [[buyer.field('field.city'), 'Not what was typed']] }, /what was typed/],
];

/** Where an order can be lost or made twice. All cells are told by `npm run matrix`. */
tellCells(oneOfEachRow(CELLS, SEED).filter(({ row }) => row.call.startsWith('orders.') && !CALLS[row.call].isRead));

for (const [lie, said] of LIES)
  test(`the judge of these cells sees what is not so: ${said.source}`, async ({ page, server, alarms }) => {
    alarms.expect(...EXPECTED);
    const cell = CELLS.find(({ name }) => name === 'orders.update-shipping-info × html');
    if (cell === undefined) throw new Error('There is no such cell');
    await expect(judge(page, server, { ...cell, row: { ...cell.row, ...lie } })).rejects.toThrow(said);
  });
