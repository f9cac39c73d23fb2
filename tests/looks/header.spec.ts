import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const DARK = 'rgb(26, 21, 18)';

/** Heights in px (design, sections 4 and 6). */
const WINDOWS = [
  { width: 1440, height: 900, header: 76, scrolled: 64, wordmark: 34, small: 28, padding: 100 },
  { width: 390, height: 844, header: 60, scrolled: 56, wordmark: 26, small: 26, padding: 75 },
];
const HINT_PX = 30;

/** The least of letters, and of what keeps a word from what is beside it, px. */
const LETTERS_PX = 12;
const APART_PX = 8;

const banner = (page: Page) => page.getByRole('banner');
const heightOf = async (page: Page, part: string): Promise<number> =>
  (await page.locator(part).boundingBox())?.height ?? 0;
/** How clearly the thread on the lower edge of the header is seen, and its colour. */
const thread = (page: Page): Promise<string> =>
  banner(page).evaluate((header) => {
    const { opacity, color, height } = getComputedStyle(header, '::after');
    return [opacity, color, height].join(' ');
  });
/** From the window's top to the header, and to where the content begins. */
const tops = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const header = document.querySelector('header') as HTMLElement;
    const padding = Number.parseFloat(getComputedStyle(main).paddingBlockStart);
    return [header.getBoundingClientRect().top, main.getBoundingClientRect().top + padding];
  });

test('the header grows lower after 50 px, on a ground of its own with its thread, on a screen and on a phone', async ({
  page,
}) => {
  await open(page, '/ua/catalog');
  for (const { width, height, header, scrolled, wordmark, small } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(banner(page)).toHaveAttribute('data-scrolled', 'false');
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect.poll(() => heightOf(page, 'header'), `at ${width} px`).toBe(header);
    await expect.poll(() => heightOf(page, 'header > a > svg'), `at ${width} px`).toBe(wordmark);
    await expect.poll(() => thread(page)).toMatch(/^0 /);
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(banner(page)).toHaveAttribute('data-scrolled', 'true');
    await expect(banner(page)).toHaveCSS('background-color', DARK);
    await expect.poll(() => heightOf(page, 'header'), `at ${width} px`).toBe(scrolled);
    await expect.poll(() => heightOf(page, 'header > a > svg'), `at ${width} px`).toBe(small);
    await expect.poll(() => thread(page)).toBe('1 rgb(255, 201, 31) 2px');
    await expect.poll(() => tops(page), 'it stays in sight').toEqual([0, expect.any(Number)]);
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(banner(page)).toHaveAttribute('data-scrolled', 'false');
  }
});

test('the hint moves the header and what is below it down by 30 px, and is not on the basket; home begins under the header', async ({
  page,
}) => {
  for (const [path, hint, isPadded] of [
    ['/ua/catalog', HINT_PX, true],
    ['/ua/basket', 0, true],
    ['/ua', HINT_PX, false],
  ] as const) {
    await open(page, path);
    for (const { width, height, padding } of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => tops(page), `${path} at ${width} px`).toEqual([hint, hint + (isPadded ? padding : 0)]);
    }
  }
});

test('on a phone the way in and the catalogue are in the menu, which two threads through the burger tell is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ua/faq');
  const signIn = { name: say('header.sign-in') };
  await expect(banner(page).getByRole('button', { name: say('header.menu') })).toBeVisible();
  await expect(banner(page).getByRole('button', signIn)).toBeHidden();
  await expect(banner(page).getByRole('link', { name: say('common.catalog') })).toBeHidden();
  const threads = (of: Locator): Locator => of.locator('path[d^="M18 18"], path[d^="M30 18"]');
  const burger = banner(page).getByRole('button', { name: say('header.menu'), includeHidden: true });
  for (const thread of await threads(burger).all()) {
    await expect(thread).toHaveCSS('stroke-dashoffset', '17px');
    await expect(thread).toHaveCSS('visibility', 'hidden');
  }
  await banner(page)
    .getByRole('button', { name: say('header.menu') })
    .click();
  const menu = page.getByRole('dialog', { name: say('header.menu') });
  await expect(menu.getByRole('link', { name: say('common.catalog') })).toBeVisible();
  // Both threads are drawn through the holes, the second a little later.
  for (const sewn of [burger, menu.getByRole('button', { name: say('common.close') })]) {
    const [first, second] = await threads(sewn).all();
    await expect(first ?? sewn).toHaveCSS('stroke-dashoffset', '0px');
    await expect(second ?? sewn).toHaveCSS('stroke-dashoffset', '0px');
    await expect(second ?? sewn).toHaveCSS('transition-delay', '0.08s');
  }
  const wayIn = menu.getByRole('button', signIn);
  const [sign, words] = [await wayIn.locator('svg').boundingBox(), await wayIn.locator('span').boundingBox()];
  expect((sign?.x ?? 0) + (sign?.width ?? 0), 'the sign stands before its words').toBeLessThan(words?.x ?? 0);
  await wayIn.click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: say('dialog.auth.title') })).toBeVisible();
});

for (const locale of ['ua', 'en'] as const)
  test(`on the narrowest phone, in ${locale}: the hint is one line of letters one can read, and the way to the basket keeps off the wordmark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, `/${locale}/catalog`);
    const hint = page
      .getByRole('complementary', { name: wordsOf(locale)('hint.label') })
      .locator('span')
      .first();
    const letters = await hint.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    expect(letters).toBeGreaterThanOrEqual(LETTERS_PX);
    expect((await hint.boundingBox())?.height, 'one line').toBeLessThan(1.5 * letters);

    await open(page, `/${locale}/checkout/error`);
    const way = await banner(page)
      .getByRole('link', { name: wordsOf(locale)('header.to-basket') })
      .boundingBox();
    const wordmark = await page.locator('header > a > svg').boundingBox();
    const end = (wordmark?.x ?? 0) + (wordmark?.width ?? 0);
    expect((way?.x ?? 0) - end).toBeGreaterThanOrEqual(APART_PX);
  });
