import type { Page } from '@playwright/test';
import { SCREENS } from './screens.ts';
import { expect, test } from './shop.ts';

const KEPT = new Set(['home', 'catalogue', 'product', 'basket', 'checkout-delivery']);

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
