import type { Locator, Page } from '@playwright/test';
import { cards, closeFilters, names, openAlive, openFilter, say } from './finding.ts';
import { expect, test } from './shop.ts';

const FAR_DOWN_PX = 3_500;
/** What goods keep above themselves. */
const ROOM_PX = 60;

const sort = (page: Page): Locator => page.getByRole('combobox', { name: say('listing.sort') });
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => place(page)).toBe(top);
}

/** How far below the bar of filters the first card begins. */
const belowBar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('[popover]')?.parentElement?.getBoundingClientRect();
    const card = document.querySelector('article')?.getBoundingClientRect();
    return bar && card && bar.top > 0 ? card.top - bar.bottom : Number.NaN;
  });

/** All of the new goods are there, the bar is where it was and the first row begins right below it, in the end too. */
async function expectBeginning(page: Page, count = 12): Promise<void> {
  await expect(cards(page)).toHaveCount(count);
  await expect(page.locator('main [data-old]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const below = await belowBar(page);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(ROOM_PX);
}

test('a listing far down that is sorted anew begins below the bar, and the focus stays in the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlive(page, '/ua/catalog?pages=3');
  await scrollTo(page, FAR_DOWN_PX);
  await sort(page).focus();
  await sort(page).selectOption('expensive');
  await expect(page).toHaveURL('/ua/catalog?sort=expensive');
  await expectBeginning(page);
  await expect(sort(page)).toBeFocused();
});

test('a listing far down that is filtered on a phone begins below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/ua/catalog?pages=3');
  await scrollTo(page, FAR_DOWN_PX);
  const sizes = await openFilter(page, 'listing.filter-size');
  await sizes.getByLabel('M', { exact: true }).check();
  await expect(page).toHaveURL('/ua/catalog?sizes=M');
  await expectBeginning(page);
  await expect(sizes.getByLabel('M', { exact: true })).toBeFocused();
  await closeFilters(page);
  await expectBeginning(page);
});

test('a listing whose beginning is in view stays where it is when it is sorted anew', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // So few that all of them are there in each order, each in another place.
  await openAlive(page, '/ua/catalog?q=худі');
  const count = await cards(page).count();
  await page.locator('section:has(article)').evaluate((goods) => {
    const bar = goods.parentElement?.querySelector(':scope > :has(> [popover])');
    window.scrollBy(0, goods.getBoundingClientRect().top - 64 - (bar?.clientHeight ?? 0) - 4);
  });
  const top = await place(page);
  expect(top).toBeGreaterThan(0);
  await expectBeginning(page, count);
  for (const order of ['expensive', 'cheap', 'old']) {
    const former = await names(page);
    await sort(page).selectOption(order);
    await expect.poll(() => names(page)).not.toEqual(former);
    await expect(page.locator('main [data-old]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await place(page), order).toBe(top);
  }
});
