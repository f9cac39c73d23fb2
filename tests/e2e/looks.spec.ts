import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const THEMES = ['dark', 'light'];
const LOCALES: Locale[] = ['ua', 'en'];
/** Of WebP, 0 to 100: what it blurs, it blurs in both pictures. */
const QUALITY = 50;
/** Of all points: two machines draw the edge of a letter a little differently, a moved box is above this. */
const TOLERANCE = 0.02;
const OVER_THE_PAGE = new Set(OVERLAYS);

/** Every picture is fetched, as if the shopper had read to the end, and the page is at its top again. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const drawn = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
    const isShown = (image: HTMLImageElement): boolean => image.getClientRects().length > 0;
    while (![...document.images].filter(isShown).every(drawn)) await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([...document.images].filter(isShown).map((image) => image.decode()));
    // What comes late has come.
    const count = (): number => document.querySelectorAll('*').length;
    for (let before = 0; before !== count();) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    window.scrollTo(0, 0);
  });
}

for (const locale of LOCALES)
  for (const screen of [...SCREENS, ...ACCOUNTS, ...PAGES, ...OVERLAYS])
    test.describe(`${screen.name} in ${locale}`, () => {
      test.use({
        basket: { items: screen.basket ?? [] },
        reducedMotion: 'reduce',
        // Half as sharp: enough to see what has moved, a quarter of the weight.
        deviceScaleFactor: 0.5,
      });

      test(`${screen.name} in ${locale} looks as it did, in both themes`, async ({ page, server, alarms }) => {
        test.slow();
        if (screen.isMissing === true) alarms.expect(FAILED_ANSWER);
        await screen.go(page, locale, server.url);
        for (const viewport of WINDOWS) {
          await page.setViewportSize(viewport);
          for (const theme of THEMES) {
            await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
            await settled(page);
            // What came late may have given the page its own theme back.
            await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
            const picture = await page.screenshot({
              type: 'webp',
              quality: QUALITY,
              scale: 'device',
              animations: 'disabled',
              fullPage: !OVER_THE_PAGE.has(screen),
            });
            const name = `${screen.name}-${locale}-${theme}-${viewport.width}.webp`;
            expect.soft(picture).toMatchSnapshot(name, { maxDiffPixelRatio: TOLERANCE });
          }
        }
      });
    });
