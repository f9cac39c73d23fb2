import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { moreWasAsked } from './finding.ts';
import { HOODIE, HOODIE_M } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { misfits } from './text-fits.ts';
import { wordsOf } from './words.ts';

for (const { locale } of toldBy('en'))
  test(`offline and back, in ${locale}: a shopper is told, keeps what is there, and goes on with one press`, async ({
    page,
    context,
    alarms,
  }) => {
    const say = wordsOf(locale);
    alarms.expect(FAILED_ANSWER);
    await open(page, `/${locale}/catalog`);
    // What comes late has come.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: say('listing.more', { count: 12 }) }).click();
    await moreWasAsked(page);
    await expect(page.getByRole('alert')).toContainText(say('error.cannot-connect-server'));
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectNoBarriers(page, { where: 'where more of a listing did not come' });
    await context.setOffline(false);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('common.retry') })
      .click();
    await expect(page.getByRole('article')).toHaveCount(24);
  });

/** Where everything of a page stands, px, once nothing comes any more. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places = (): string[] =>
      [...document.querySelectorAll('header *, main *, footer *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y + window.scrollY, width, height].map(Math.round).join()}`;
      });
    let before: string[] = [];
    for (let now = places(); now.join() !== before.join(); now = places()) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    return before;
  });

test('a window that is turned and drawn about ends in the layout of its last size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/ua/catalog', `/ua/catalog/product/${HOODIE}`]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const still = await layoutOf(page);
    for (const [width, height] of [
      [844, 390],
      [1536, 700],
      [320, 900],
      [1024, 768],
      [575, 900],
      [844, 390],
      [390, 844],
    ] as const)
      await page.setViewportSize({ width, height });
    expect(await layoutOf(page), path).toEqual(still);
  }
});

test('text that is spaced out as a reader wants is neither cut nor written over another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/catalog', `/catalog/product/${HOODIE}`, '/faq', '/contacts']) {
    await open(page, `/ua${path}`);
    // WCAG 1.4.12; through its own interface, since the policy takes no styles in the page.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const complaints = await page.evaluate(misfits);
    expect
      .soft(
        complaints.filter((complaint) => !complaint.startsWith('sticks out of its box')),
        path,
      )
      .toEqual([]);
  }
});

test.describe('in forced colours', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('what is chosen, pressed or full still differs from what is not', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, `/ua/catalog/product/${HOODIE}?size=M`);
    const look = (size: string): Promise<string> =>
      page.getByRole('button', { name: size, exact: true }).evaluate((button) => {
        const { outlineStyle, borderStyle } = getComputedStyle(button);
        return `${outlineStyle} ${borderStyle}`;
      });
    expect(await look('M'), 'the size that is chosen').not.toBe(await look('S'));
    const soldOut = page.locator('[data-buying] [data-sold-out]').first();
    await expect(soldOut, 'the size that is sold out').toHaveCSS('text-decoration-line', 'line-through');
    const add = page.getByRole('button', { name: wordsOf('ua')('product.add'), exact: true }).first();
    await expect(add, 'a button has an edge').toHaveCSS('border-top-style', 'solid');
    const full = page.getByRole('banner').locator('a[href="/ua/basket"]');
    await expect(full).toHaveAccessibleName(/1/);
    await expect(full.locator('svg')).toHaveCount(2);
  });
});
