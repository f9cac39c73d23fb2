import type { Page } from '@playwright/test';
import { awake, expect, open, test } from '#tests/e2e/shop.ts';

/** What has been in the air, and which heading of the first rank the page had in the frame that first showed it. */
interface Seen {
  flights: { heading: string; parts: number; lastsMs: number; isOver?: boolean }[];
}

/** Follows what is in the air, frame by frame; it flies so many times as fast as it would. */
const watchFlights = (page: Page, rate = 1): Promise<unknown> =>
  page.addInitScript((pace) => {
    const seen: Seen = Object.assign(window, { flights: [] });
    let last: Element | null = null;
    const look = (): void => {
      const sky = document.querySelector('[data-flight]');
      const open = seen.flights.at(-1);
      if (sky !== null && sky !== last) {
        const moving = sky.getAnimations({ subtree: true });
        seen.flights.push({
          heading: document.querySelector('h1')?.textContent ?? '',
          parts: sky.children.length,
          lastsMs: Math.max(...moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
        });
        for (const one of moving) one.updatePlaybackRate(pace);
      }
      if (sky === null && last !== null && open !== undefined) open.isOver = true;
      last = sky;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, rate);
const flights = (page: Page) => page.evaluate(() => (window as unknown as Seen).flights);

const card = (page: Page) => page.locator('main article').nth(4);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function toTheCard(page: Page): Promise<string> {
  await open(page, '/ua/catalog');
  await awake(page);
  await card(page).scrollIntoViewIfNeeded();
  const picture = card(page).locator('[data-disc] img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/once-alive-'))),
    )
    .toBe(true);
  return card(page).getByRole('heading').innerText();
}

for (const width of [1440, 390])
  test.describe(`a window of ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the disc of a card grows into that of the page while the picture travels, and Back closes it', async ({
      page,
    }) => {
      await watchFlights(page);
      const name = await toTheCard(page);
      const top = await page.evaluate(() => window.scrollY);
      await card(page).getByRole('heading').getByRole('link').click();
      await expect(heading(page)).not.toHaveText(/каталог/i);
      await expect.poll(async () => (await flights(page)).at(-1)?.isOver).toBe(true);
      const [opening] = await flights(page);
      expect(opening?.parts, 'the disc and the picture').toBe(2);
      expect(opening?.heading.replaceAll(/\s+/g, ' ').trim(), 'the page stands already').toBe(
        name.replaceAll(/\s+/g, ' ').trim(),
      );
      expect(opening?.lastsMs).toBe(360);
      await expect(page.locator('main')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.goBack();
      await expect.poll(async () => (await flights(page)).length).toBe(2);
      await expect(page.locator('[data-flight]')).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    });
  });

test('whoever does something meanwhile has the page at once', async ({ page }) => {
  await watchFlights(page, 0.02);
  await toTheCard(page);
  await card(page).getByRole('heading').getByRole('link').click();
  await page.locator('[data-flight]').waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  expect(await page.locator('[data-flight]').count()).toBe(0);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing is in the air', async ({ page }) => {
    await watchFlights(page);
    await toTheCard(page);
    await card(page).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/product/);
    await expect(page.locator('main')).toBeFocused();
    // As long as a flight takes.
    await page.evaluate(() => document.body.animate([], 500).finished);
    expect(await flights(page)).toEqual([]);
  });
});
