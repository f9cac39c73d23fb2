import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#tests/e2e/barriers.ts';
import { BUNDLED_WITHIN_MS, test } from '#tests/e2e/development.ts';
import { GALLERY_WINDOWS, galleryPicture } from '#tests/e2e/pictures.ts';
import { expectWordsFit } from '#tests/e2e/text-fits.ts';

/** Bundling the sources and reading three themes takes a slow machine more than a story does. */
const TIME_FOR_ALL_MS = 300_000;
/** Of all points: two machines draw the edge of a letter a little differently, a moved box is above this. */
const TOLERANCE = 0.02;
/** Something else will stand there in a moment. */
const DIMMED = '[aria-busy="true"]';
const OVER_THE_PAGE =
  'header, a[href="#main"], #drawer-root, #root > [data-cookies], #root > [data-place] { display: none !important }';

// The mock backend of a developer is a worker.
test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', screenshot: 'only-on-failure' });

/** Everything a browser complains about from now on, or since the page was loaded anew: what that cut short is no fault, once. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  let isLoadedAnew = false;
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    if (isLoadedAnew) complaints.push('the page loads itself again and again');
    else complaints.length = 0;
    isLoadedAnew = true;
  });
  page.on('console', (message) => {
    if (['warning', 'error', 'assert'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('every part looks in every state and theme as it did, holds its words and shuts nobody out', async ({
  page,
  development,
}) => {
  test.setTimeout(TIME_FOR_ALL_MS);
  const last = page.getByRole('heading', { level: 2, name: 'toasts, art' });
  await page.goto(`${development.url}/ua/gallery`);
  // The sources are bundled at the first visit, which may be cut short by that and begun anew.
  await expect(last).toBeVisible({ timeout: BUNDLED_WITHIN_MS });
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'commit' });
  const complaints = complaintsOf(page);
  await expect(last).toBeVisible({ timeout: BUNDLED_WITHIN_MS });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.addStyleTag({ content: OVER_THE_PAGE });
  for (const { width, themes } of GALLERY_WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    await expectWordsFit(page, `the gallery at ${width} px`);
    const sections = themes.map((theme) => `[data-gallery$="-${theme}"]`);
    // What is one of a kind on a page is here once in each state.
    const without = ['best-practice'];
    await expectNoBarriers(page, { where: `at ${width} px`, within: sections, except: [DIMMED], without });
    for (const section of await page.locator(sections.join()).all()) {
      const name = (await section.getAttribute('data-gallery')) ?? '';
      // Nothing moves here: a second picture to compare the first one with says nothing.
      const picture = await section.screenshot({ animations: 'disabled' });
      expect.soft(picture).toMatchSnapshot(galleryPicture(name, width), { maxDiffPixelRatio: TOLERANCE });
    }
  }
  expect(complaints).toEqual([]);
});
