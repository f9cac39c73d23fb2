import type { Page, ViewportSize } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { expectNoBarriers } from './barriers.ts';
import { expectBoxesInPlace } from './boxes.ts';
import { expectFewDashed } from './dashed.ts';
import { expectFieldsLarge } from './field-size.ts';
import { expectWholeLines } from './line-ends.ts';
import { screenPicture, SEEN_AT } from './pictures.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS, type ScreenToSee } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';
import { IS_BY_EACH } from './shoppers.ts';
import { expectWordsFit, lengthenWords } from './text-fits.ts';
import { THAT_DAY } from './that-day.ts';

/** A Tuesday, while the workshop is open. */
const SEEN_ON = '2026-11-24T12:00:00Z';
/** One of each kind is seen in English too and at every width; the others by `npm run shoppers`. */
const OF_EACH_KIND = new Set(['home', 'category', 'product', 'basket', 'checkout-delivery']);
const isSeenWhole = ({ name }: ScreenToSee): boolean => IS_BY_EACH || OF_EACH_KIND.has(name);
const localesOf = (screen: ScreenToSee): Locale[] => (isSeenWhole(screen) ? ['ua', 'en'] : ['ua']);
/** Drawn by the code of another with other words or goods, which `npm run shoppers` sees. */
const STOOD_FOR = new Set(['catalogue', 'terms-conditions', 'dialog-subscribe']);
const SEEN = [...SCREENS, ...ACCOUNTS, ...PAGES, ...OVERLAYS].filter(({ name }) => IS_BY_EACH || !STOOD_FOR.has(name));
/** The narrowest, a tablet and a desk. */
const READ_AT = [320, 768, 1280];
/** On a tablet nothing stands that neither of those has: axe reads there where everything is read. */
const BARRIERS_AT = IS_BY_EACH ? READ_AT : [320, 1280];
/** Another language has other words only, and shows here what they do; all that it shows, where everything is read. */
const NARROWEST = 320;
const isReadWhole = (locale: Locale): boolean => IS_BY_EACH || locale === 'ua';
/**
 * Styles of either theme lie in every page: of one of each kind both are read, as a screen could have them
 * (`contrast.test.ts` reads each pair of colours). Once, for colours have no width, unless everything is.
 */
const THEMES = ['dark', 'light'];
const COLORS_AT = 1280;
/** Between and beyond those and the windows of the pictures there is room for words all the same. */
const WORDS_AT = [1024, 1536];
/** As high as what is that wide: a higher phone would have a press under half of the bar at the thumb, which axe takes for small. */
const atDesk = (width: number): ViewportSize => ({ width, height: width === NARROWEST ? 800 : 900 });
/** Each of them once, from the narrowest to the widest: whatever is due at a width is done there. */
const WINDOWS = [...SEEN_AT, ...[...READ_AT, ...WORDS_AT].map(atDesk)].toSorted(
  (one, other) => one.width - other.width,
);
/**
 * English is narrower than Ukrainian: where that has room with words two fifths longer, nothing is left to see. It is looked at
 * where pictures are taken, and where there is least room; so is a screen that another of its kind stands for.
 */
const windowsOf = (screen: ScreenToSee, locale: Locale): ViewportSize[] =>
  isReadWhole(locale) && isSeenWhole(screen)
    ? WINDOWS
    : WINDOWS.filter((one) => SEEN_AT.includes(one) || one.width === NARROWEST);
/** Of words two fifths longer than the longer ones, which are those of Ukrainian: what does not fit by now, never will. */
const LONGER_AT = [1440, 1024, 768, 320];
/** Of WebP, 0 to 100: what it blurs, it blurs in both pictures. */
const QUALITY = 50;
/** By then all of a page is painted. */
const PAINTED_WITHIN_MS = 5_000;
/** Of all points: two machines draw the edge of a letter a little differently, a moved box is above this. */
const TOLERANCE = 0.02;
const OVER_THE_PAGE = new Set(OVERLAYS);

const setTheme = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);

/** What comes when one comes near it, or late, has come, as if the shopper had read to the end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, document.body.scrollHeight);
    const count = (): number => document.querySelectorAll('*').length;
    for (let before = 0; before !== count();) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    window.scrollTo(0, 0);
  });
}

/** Every picture is there, in the file for this width, and the page is at its top. */
async function drawPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
    window.scrollTo(0, 0);
  });
}

/** Nobody is shut out, in the theme of the screen or, where colours are read, in another. */
async function expectForAll(page: Page, screen: ScreenToSee, locale: Locale, width: number): Promise<void> {
  const isOfWords = !isReadWhole(locale);
  const own = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await expectNoBarriers(page, { where: `${own}, ${locale}, at ${width} px`, isOfWords });
  if (!isSeenWhole(screen) || (width !== COLORS_AT && !IS_BY_EACH)) return;
  for (const theme of THEMES.filter((one) => one !== own)) {
    await setTheme(page, theme);
    await expectNoBarriers(page, { where: `${theme} at ${width} px`, isOfColors: true });
  }
  await setTheme(page, own);
}

async function expectAsItWas(page: Page, screen: ScreenToSee, locale: Locale, width: number): Promise<void> {
  await drawPictures(page);
  if (!test.info().project.ignoreSnapshots) {
    const name = screenPicture(screen.name, locale, width);
    const compare = async (): Promise<void> => {
      const picture = await page.screenshot({
        type: 'webp',
        quality: QUALITY,
        scale: 'device',
        animations: 'disabled',
        fullPage: !OVER_THE_PAGE.has(screen),
      });
      expect(picture).toMatchSnapshot(name, { maxDiffPixelRatio: TOLERANCE });
    };
    // A busy machine now and then hands out a long page whose lowest part is not painted yet: what is so, stays so.
    await expect.soft(compare).toPass({ timeout: PAINTED_WITHIN_MS });
  }
  if (locale === 'ua' && !OVER_THE_PAGE.has(screen)) await expectFewDashed(page, `dashed at ${width} px`);
}

/** All that is due in a window of this size. */
async function lookAt(page: Page, screen: ScreenToSee, locale: Locale, viewport: ViewportSize): Promise<void> {
  const { width } = viewport;
  await page.setViewportSize(viewport);
  if (SEEN_AT.includes(viewport)) await expectAsItWas(page, screen, locale, width);
  await expectWordsFit(page, `words in ${locale} at ${width} px`);
  await expectWholeLines(page, `in ${locale} at ${width} px`);
  if (!READ_AT.includes(width)) return;
  await expectBoxesInPlace(page, `in ${locale} at ${width} px`);
  if (width === NARROWEST) await expectFieldsLarge(page);
  if (!BARRIERS_AT.includes(width)) return;
  if (isReadWhole(locale) || width === NARROWEST) await expectForAll(page, screen, locale, width);
}

/** Last of all: it writes into the page. */
async function expectRoomForLongerWords(page: Page): Promise<void> {
  await lengthenWords(page);
  for (const width of LONGER_AT) {
    await page.setViewportSize(atDesk(width));
    await expectWordsFit(page, `longer words at ${width} px`);
  }
}

for (const screen of SEEN)
  for (const locale of localesOf(screen))
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
        await server.turnClock(Date.parse(SEEN_ON) - THAT_DAY);
        if (screen.isMissing === true) alarms.expect(FAILED_ANSWER);
        await screen.go(page, locale, server.url);
        await drawPictures(page);
        await readToTheEnd(page);
        for (const viewport of windowsOf(screen, locale)) await lookAt(page, screen, locale, viewport);
        if (locale === 'ua') await expectRoomForLongerWords(page);
      });
    });
