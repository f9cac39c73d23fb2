import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { wordsOf } from './words.ts';

const FROM_PX = 1_000;
const STEP_PX = 120;
const REST_MS = 300;

/** The button with the discount, scrolled to where it lies over no words. */
export async function offerOfDiscount(page: Page, locale: Locale = 'ua'): Promise<Locator> {
  const offer = page.getByRole('button', { name: wordsOf(locale)('discount.button') });
  for (let y = FROM_PX; !(await offer.isVisible()); y += STEP_PX) {
    // Beyond the end of the page there is none: once more from where it may begin.
    const depth = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    if (y > depth) y = FROM_PX;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    // A page that is scrolled looks for room now and then.
    await offer.waitFor({ timeout: REST_MS }).catch(() => undefined);
  }
  return offer;
}
