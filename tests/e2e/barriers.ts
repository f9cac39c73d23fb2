import type { Page } from '@playwright/test';
import { type BarriersReading, barriersOn } from './barriers-on.ts';
import { expect } from './shop.ts';

interface Reading extends BarriersReading {
  /** What the part that failed is: 'dark at 320 px'. */
  where?: string;
}

/** Nothing on the page, or in parts of it, shuts anybody out, as far as axe can tell. The shop has no frames to look into. */
export async function expectNoBarriers(page: Page, { where = '', ...reading }: Reading = {}): Promise<void> {
  // What says that something is on its way is of no part of the page.
  if (reading.within === undefined) await expect(page.locator('progress:indeterminate')).toHaveCount(0);
  expect.soft(await barriersOn(page, reading), `what shuts somebody out ${where}`).toEqual([]);
}
