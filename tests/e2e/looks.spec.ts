import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { OVERLAYS, SCREENS } from './screens.ts';
import { expect, expectNoSidewaysScroll, FAILED_ANSWER, test } from './shop.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1536];
const HEIGHT = 900;
const LOCALES: Locale[] = ['ua', 'en'];
const KEPT = new Set(['home', 'catalogue', 'product', 'basket', 'checkout-delivery']);

/** Screens in one visit each: those of a full basket, and the rest. */
const VISITS = [true, false].map((isBasketFull) => ({
  title: isBasketFull ? 'with something in the basket' : 'with nothing in the basket',
  screens: [...SCREENS, ...OVERLAYS].filter(({ basket }) => (basket !== undefined) === isBasketFull),
}));

for (const locale of LOCALES)
  for (const { title, screens } of VISITS)
    test.describe(title, () => {
      test.use({ basket: { items: screens[0]?.basket ?? [] }, reducedMotion: 'reduce' });

      test(`every screen in ${locale} ${title} fits every window`, async ({ page, server, alarms }) => {
        test.slow();
        alarms.expect(FAILED_ANSWER);
        for (const { name, go } of screens) {
          await go(page, locale, server.url);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            await expectNoSidewaysScroll(page, `${name} at ${width} px`);
          }
        }
      });
    });

/** Until every picture in the window and both fonts are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { width, top, bottom, left, right } = image.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
          })
          .every((image) => image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const { name, basket = [], go } of SCREENS.filter((screen) => KEPT.has(screen.name)))
    test.describe(`${name} at ${width} px`, () => {
      test.use({ basket: { items: basket }, reducedMotion: 'reduce', viewport: { width, height } });

      test(`${name} looks at ${width} px as it did`, async ({ page, server }) => {
        await go(page, 'ua', server.url);
        await settled(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`);
      });
    });
