import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { wordsOf } from './words.ts';

const FROM_PX = 1_000;
const STEP_PX = 120;

/** The button with the discount, scrolled to where it lies over no words. */
export async function offerOfDiscount(page: Page, locale: Locale = 'ua'): Promise<Locator> {
  const offer = page.getByRole('button', { name: wordsOf(locale)('discount.button') });
  for (let y = FROM_PX; !(await offer.isVisible()); y += STEP_PX) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return offer;
}
