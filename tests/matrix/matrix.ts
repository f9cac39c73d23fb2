import { EXPECTED, judge } from './judge.ts';
import type { Cell } from './cells.ts';
import { test } from '#tests/e2e/shop.ts';

/** A story for each of these cells. */
export function tellCells(cells: Cell[]): void {
  for (const cell of cells)
    test.describe(() => {
      test.use({ basket: { items: cell.row.basket ?? [] }, reducedMotion: 'reduce' });
      test(cell.name, async ({ page, server, alarms }) => {
        alarms.expect(...EXPECTED);
        await judge(page, server, cell);
      });
    });
}
