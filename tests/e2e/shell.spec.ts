import type { Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

declare global {
  interface Window {
    /** How many frames were asked for. */
    framesAsked: number;
  }
}

/** Runs in the page before its scripts: counts the frames they ask for. */
function measure(): void {
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    window.framesAsked += 1;
    return ask(callback);
  };
}

const catalogue = (page: Page) => page.getByRole('dialog', { name: say('common.catalog') });
const catalogueLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: say('common.catalog'), exact: true });

test.beforeEach(({ page }) => page.addInitScript(measure));

test.describe('the photo beside the catalogue', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const framesDuring = async (page: Page, act: () => Promise<void>): Promise<number> => {
    const before = await page.evaluate(() => window.framesAsked);
    await act();
    return (await page.evaluate(() => window.framesAsked)) - before;
  };
  const rest = (page: Page): Promise<void> => page.waitForTimeout(500);

  test('follows the mouse by one loop, which ends when it is there; none runs while the catalogue is closed', async ({
    page,
  }) => {
    await open(page, '/ua/faq');
    const wander = async (): Promise<void> => {
      for (const y of [100, 300, 500, 700]) await page.mouse.move(400 + y / 10, y, { steps: 5 });
    };
    expect(await framesDuring(page, wander), 'closed, never opened').toBe(0);
    await catalogueLink(page).click();
    await catalogue(page).getByRole('link', { name: /^02 / }).hover();
    const figure = catalogue(page).locator('figure');
    await expect(figure).toHaveCSS('rotate', '2.2deg');
    // A quarter of the window's width, four to five.
    await expect(figure).toHaveCSS('width', '360px');
    await expect(figure).toHaveCSS('height', '450px');
    const place = (): Promise<string> =>
      catalogue(page)
        .locator('figure')
        .evaluate((one) => one.style.translate);
    const started = Date.now();
    const frames = await framesDuring(page, wander);
    expect(frames, 'it follows').toBeGreaterThan(0);
    // Two loops would ask for twice as many frames as a screen of 60 Hz shows.
    expect(frames).toBeLessThan(((Date.now() - started) / 1_000) * 90 + 5);
    await expect.poll(() => framesDuring(page, () => rest(page)), 'it arrives').toBe(0);
    expect(await place()).not.toBe('');
    await page.keyboard.press('Escape');
    await expect(catalogue(page)).toBeHidden();
    expect(await framesDuring(page, wander), 'closed again').toBe(0);

    await page.setViewportSize({ width: 1200, height: 800 });
    await catalogueLink(page).click();
    await catalogue(page).getByRole('link', { name: /^02 / }).hover();
    await expect(figure, 'up to 1,200 px there is none').toBeHidden();
  });
});

test('up to fifty entries of the catalogue are all within reach', async ({ page }) => {
  await page.route('**/v1/categories/search*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { items: { _id: string }[]; total: number };
    const items = Array.from({ length: 50 }, (_, place) => ({
      ...list.items[place % list.items.length],
      _id: `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`,
    }));
    await route.fulfill({ response: answer, json: { ...list, items, total: items.length } });
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/ua/faq');
  // In another language the categories are asked for anew.
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Catalog', exact: true }).click();
  const last = page.getByRole('dialog').getByRole('link', { name: /^51 / });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^\d\d / })).toHaveCount(51);
  await expect(page.getByRole('dialog').locator('ol')).toHaveCSS('column-count', '3');
  // 1.9 % of the window's width.
  await expect(last).toHaveCSS('font-size', '24.32px');
});
