import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { expectNoBarriers } from './barriers.ts';
import { expectBoxesInPlace } from './boxes.ts';
import { expectFewDashed } from './dashed.ts';
import { expectFieldsLarge } from './field-size.ts';
import { expectWholeLines } from './line-ends.ts';
import { screenPicture, SEEN_AT } from './pictures.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS, type ScreenToSee } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';
import { expectWordsFit, lengthenWords } from './text-fits.ts';

/** A Tuesday, while the workshop is open. */
const SEEN_ON = '2026-11-24T12:00:00Z';
const LOCALES: Locale[] = ['ua', 'en'];
const HEIGHT = 900;
/** The narrowest, a tablet and a desk, where axe reads too: another language has other words only, and shows at 320 what they do. */
const READ_AT = [320, 768, 1280];
const isRead = (locale: Locale, width: number): boolean => locale === 'ua' || width === 320;
/** Between and beyond those and the windows of the pictures there is room for words all the same. */
const WORDS_AT = [1024, 1536];
/** Of words two fifths longer than the longer ones, which are those of Ukrainian: what does not fit by now, never will. */
const LONGER_AT = [1440, 1024, 768, 320];
/** Of WebP, 0 to 100: what it blurs, it blurs in both pictures. */
const QUALITY = 50;
/** Of all points: two machines draw the edge of a letter a little differently, a moved box is above this. */
const TOLERANCE = 0.02;
const OVER_THE_PAGE = new Set(OVERLAYS);

/** Styles of either theme lie in every page: each is read by axe, as a screen could have it; once, for colours have no width. */
const THEMES = ['dark', 'light'];
const COLORS_AT = 1280;

const setTheme = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);

/** Every picture is fetched, as if the shopper had read to the end, and the page is at its top again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Drawn with the page around it: a screenshot would not wait for one that is decoded aside.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    const drawn = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
    const isShown = (image: HTMLImageElement): boolean => image.getClientRects().length > 0;
    // A picture that another is just taken for cannot be decoded.
    const isDecoded = (image: HTMLImageElement): Promise<boolean> =>
      image.decode().then(
        () => drawn(image),
        () => false,
      );
    const areDecoded = async (): Promise<boolean> =>
      (await Promise.all([...document.images].filter(isShown).map(isDecoded))).every(Boolean);
    while (!(await areDecoded())) await new Promise((resolve) => setTimeout(resolve, 20));
    // What comes when one comes near it, or late, has come.
    window.scrollTo(0, document.body.scrollHeight);
    const count = (): number => document.querySelectorAll('*').length;
    for (let before = 0; before !== count();) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    window.scrollTo(0, 0);
  });
}

/** Every text has its room, and lines end well. */
async function expectRoomForWords(page: Page, width: number): Promise<void> {
  await expectWordsFit(page, `its words at ${width} px`);
  await expectWholeLines(page, `at ${width} px`);
}

/** Nobody is shut out in any theme, and what can be pressed is in its place. */
async function expectForAll(page: Page, locale: Locale): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  // Their colours are the same in every language.
  const isOfWords = locale !== 'ua';
  for (const width of READ_AT) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (width === READ_AT[0]) await settle(page);
    await expectRoomForWords(page, width);
    await expectBoxesInPlace(page, `at ${width} px`);
    if (width < 768) await expectFieldsLarge(page);
    if (isRead(locale, width)) await expectNoBarriers(page, { where: `${own} at ${width} px`, isOfWords });
    if (isOfWords || width !== COLORS_AT) continue;
    for (const theme of THEMES.filter((one) => one !== own)) {
      await setTheme(page, theme);
      await expectNoBarriers(page, { where: `${theme} at ${width} px`, isOfColors: true });
    }
    await setTheme(page, own);
  }
}

async function expectAsItWas(page: Page, screen: ScreenToSee, locale: Locale): Promise<void> {
  for (const viewport of SEEN_AT) {
    await page.setViewportSize(viewport);
    await settle(page);
    if (!test.info().project.ignoreSnapshots) {
      const picture = await page.screenshot({
        type: 'webp',
        quality: QUALITY,
        scale: 'device',
        animations: 'disabled',
        fullPage: !OVER_THE_PAGE.has(screen),
      });
      const name = screenPicture(screen.name, locale, viewport.width);
      expect.soft(picture).toMatchSnapshot(name, { maxDiffPixelRatio: TOLERANCE });
    }
    await expectRoomForWords(page, viewport.width);
    if (locale === 'ua' && !OVER_THE_PAGE.has(screen)) await expectFewDashed(page, `dashed at ${viewport.width} px`);
  }
  for (const width of WORDS_AT) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectRoomForWords(page, width);
  }
}

/** Last of all: it writes into the page. */
async function expectRoomForLongerWords(page: Page): Promise<void> {
  await lengthenWords(page);
  for (const width of LONGER_AT) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectWordsFit(page, `longer words at ${width} px`);
  }
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

      test(`${screen.name} in ${locale} shuts nobody out, looks as it did and has room for its words`, async ({
        page,
        server,
        alarms,
      }) => {
        test.slow();
        // A page says dates, of which some are longer than others, and whether the door is open.
        await page.clock.setFixedTime(SEEN_ON);
        await server.turnClock(Date.parse(SEEN_ON) - Date.now());
        if (screen.isMissing === true) alarms.expect(FAILED_ANSWER);
        await screen.go(page, locale, server.url);
        await expectForAll(page, locale);
        await expectAsItWas(page, screen, locale);
        if (locale === 'ua') await expectRoomForLongerWords(page);
      });
    });
