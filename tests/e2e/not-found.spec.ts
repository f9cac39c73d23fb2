import { awake, expect, FAILED_ANSWER, test } from './shop.ts';
import { expectWordsFit } from './text-fits.ts';
import { wordsOf } from './words.ts';

const LOST = '/ua/no-such-page';
const say = wordsOf('ua');

test.use({ reducedMotion: 'reduce' });

test('a page that does not exist ends with one line, so that the game is all there is to see', async ({
  page,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LOST);
  await awake(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(say('footer.privacy'))).toBeVisible();
  await expect(footer.getByRole('navigation', { name: say('footer.shop') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('header.menu') })).toBeVisible();
  const { height = 0 } = (await page.locator('body').boundingBox()) ?? {};
  expect(height, 'the whole page').toBeLessThanOrEqual(900);
});

test('the stage of the game is 420 px high, on a phone 360', async ({ page, alarms }) => {
  alarms.expect(FAILED_ANSWER);
  await page.goto(LOST);
  const stage = page.getByRole('application', { name: say('game.label') });
  for (const [width, height] of [
    [1440, 420],
    [390, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await stage.boundingBox())?.height).toBe(height);
  }
});

test('a page that does not exist scrolls only downwards with letters twice as large on a narrow phone', async ({
  page,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(LOST);
  await awake(page);
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
  await expectWordsFit(page, 'the lost page with large letters');
});
