import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { awake, expect, test } from './shop.ts';
import { wordsOf } from './words.ts';

const SHELL = readFileSync(new URL('../../dist/client/index.html', import.meta.url), 'utf8');

/** The page as a host of plain files answers it: the shell, whatever the address. */
async function onPlainFiles(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: SHELL }));
}

for (const [locale, path] of [
  ['ua', '/ua/catalog'],
  ['en', '/en/catalog'],
] as const)
  test(`the loader gives way to the first screen in ${locale} before its goods are there`, async ({ page }) => {
    const say = wordsOf(locale);
    await onPlainFiles(page, path);
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/v1/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    const loader = page.locator('.loader');
    await awake(page);
    await expect(loader).toBeHidden();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: say('listing.title') })).toBeVisible();
  });

test('the loader has its words and its mark, in the language of the page, and nothing moves for who asks for rest', async ({
  page,
}) => {
  await onPlainFiles(page, '/ua/catalog');
  await page.route('**/assets/*.js', () => {
    // Never answered: the page stays as it comes from the host.
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ua/catalog', { waitUntil: 'commit' });
  const say = wordsOf('ua');
  const loader = page.locator('.loader');
  await expect(loader).toBeVisible();
  await expect(loader).toHaveAttribute('role', 'status');
  await expect(loader).toContainText(say('loader.loading'));
  await expect(loader).toContainText(say('loader.love'));
  await expect(loader).toContainText(say('loader.clothing'));
  await expect(page.getByText(wordsOf('en')('loader.loading'))).toBeHidden();
  const box = await loader.boundingBox();
  const window = page.viewportSize();
  expect([box?.width, box?.height]).toEqual([window?.width, window?.height]);
  expect(await loader.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(loader).toHaveCSS('background-color', 'rgb(18, 14, 12)');
  const { width = 0, height = 0 } = window ?? {};
  const mark = (await loader.locator('svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(mark.width / width).toBeCloseTo(0.46, 3);
  const middle = [mark.x + mark.width / 2, mark.y + mark.height / 2].map(Math.round);
  expect(middle, 'in the middle').toEqual([width / 2, height / 2]);
  const [thread, left, right] = await loader.locator('p').all();
  await expect(thread ?? loader).toHaveCSS(
    'background-image',
    /^repeating-linear-gradient\(90deg, rgb\(255, 201, 31\)/,
  );
  const corner = async (words = loader): Promise<number[]> =>
    words.evaluate((element) => {
      const { left: start, right: end, bottom } = element.getBoundingClientRect();
      return [start, end, bottom].map(Math.round);
    });
  expect(await corner(left), 'one at the left').toEqual([0, expect.any(Number), height]);
  expect(await corner(right), 'one at the right').toEqual([expect.any(Number), width, height]);
  // No screen has come: the fixture asks for one at the end.
  await page.goto('about:blank');
});

test('a page drawn by the server comes without a loader', async ({ request }) => {
  expect(await (await request.get('/ua')).text()).not.toContain('class="loader"');
});
