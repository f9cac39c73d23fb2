import type { Locator, Page } from '@playwright/test';
import { expect, open } from './shop.ts';
import { wordsOf } from './words.ts';

export const say = wordsOf('ua');

export const cards = (page: Page): Locator => page.getByRole('article');
export const field = (page: Page): Locator => page.getByRole('search').getByRole('combobox');
export const suggested = (page: Page): Locator =>
  page.getByRole('listbox', { name: say('search.suggestions') }).getByRole('option');
export const names = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 768;

/** Opens an address and waits for what comes once the page is alive: its keys are heard. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** Opens one of the filters: in the row, or in the sheet of a narrow screen. */
export async function openFilter(page: Page, key: string): Promise<Locator> {
  const sheet = page.getByRole('group', { name: say('listing.filters'), exact: true });
  if (!isWide(page) && !(await sheet.isVisible()))
    await page.getByRole('button', { name: say('listing.filters') }).click();
  const summary = sheet.locator('summary', { hasText: say(key) });
  await summary.click();
  return sheet.getByRole('group', { name: say(key), exact: true });
}

/**
 * More was asked for by the press, and then by the address that came of it: a call that failed is asked once more by that. Only
 * now is all of it as it stays.
 */
export async function moreWasAsked(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'EN — in English' })).toHaveAttribute(
    'href',
    /pages=2/,
  );
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}

export async function closeFilters(page: Page): Promise<void> {
  if (isWide(page)) await page.keyboard.press('Escape');
  else await page.getByRole('button', { name: /^Показати \d+$/ }).click();
}
