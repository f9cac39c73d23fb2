import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const PLACE_PX = 600;

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Presses it where it stands, as a hand does: the driver's own press may scroll to what it presses. */
async function press(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Turns the wheel over the middle of the window and presses Page Down; back when the page has heard both and drawn. */
async function tryToScroll(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const heard = page.evaluate(async () => {
    const hear = (what: string): Promise<unknown> =>
      new Promise((resolve) => window.addEventListener(what, resolve, { once: true, capture: true }));
    await Promise.all([hear('wheel'), hear('keyup')]);
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await heard;
}

/** What opens over a page, and how. */
const OVER = {
  menu: (page: Page) => page.getByRole('banner').getByRole('button', { name: say('header.menu') }),
  catalogue: (page: Page) => page.getByRole('banner').getByRole('link', { name: say('common.catalog'), exact: true }),
  dialog: (page: Page) => page.getByRole('banner').getByRole('button', { name: say('header.sign-in') }),
};

test.use({ viewport: { width: 1440, height: 900 } });

test('neither wheel nor Page Down moves a page behind menu, catalogue or dialog, and it stays where it was', async ({
  page,
}) => {
  await open(page, '/ua/catalog');
  await page.evaluate((to) => window.scrollTo(0, to), PLACE_PX);
  await expect.poll(() => place(page)).toBe(PLACE_PX);
  for (const [name, opener] of Object.entries(OVER)) {
    await press(page, opener(page));
    await expect(page.getByRole('dialog'), name).toBeVisible();
    await tryToScroll(page);
    expect(await place(page), `behind the ${name}`).toBe(PLACE_PX);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), name).toHaveCount(0);
    expect(await place(page), `after the ${name}`).toBe(PLACE_PX);
  }
  await tryToScroll(page);
  await expect.poll(() => place(page), 'with nothing over it').toBeGreaterThan(PLACE_PX + 100);
});
