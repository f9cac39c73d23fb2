import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.use({ reducedMotion: 'reduce' });

test('a page that does not exist ends with one line, so that its game, 420 px high, on a phone 360, is all there is to see', async ({
  page,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/ua/no-such-page');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(say('footer.privacy'))).toBeVisible();
  await expect(footer.getByRole('navigation', { name: say('footer.shop') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('header.menu') })).toBeVisible();
  const { height = 0 } = (await page.locator('body').boundingBox()) ?? {};
  expect(height, 'the whole page').toBeLessThanOrEqual(900);

  const stage = page.getByRole('application', { name: say('game.label') });
  const highNow = async (): Promise<number | undefined> => (await stage.boundingBox())?.height;
  await expect.poll(highNow).toBe(420);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(highNow).toBe(360);
});
