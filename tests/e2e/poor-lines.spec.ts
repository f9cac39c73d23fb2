import { HOODIE, HOODIE_M } from './goods.ts';
import { expect, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
/** Of the second generation: bytes a second, ms there and back. */
const LINE_2G = { offline: false, latency: 300, downloadThroughput: 31_250, uploadThroughput: 31_250 };

test('on a line of the second generation a shopper still gets from a product into the basket', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', LINE_2G);
  await page.goto(`/ua/catalog/product/${HOODIE}?size=M`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  // Presses before the scripts are there are lost, as on any page: the shopper presses again.
  await expect(async () => {
    await page.getByRole('button', { name: say('product.add'), exact: true }).click();
    await expect(page.getByRole('link', { name: say('product.to-basket') })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(() => localStorage.getItem('basket'))).toContain(HOODIE_M.variantId);
});

test('a page whose styles do not come has its words, its ways on and its buttons', async ({ page, alarms }) => {
  // What comes late does not come without its styles, and a developer is told so.
  alarms.expect(/^console error/);
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/ua');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const questions = page.getByRole('contentinfo').getByRole('link', { name: say('menu.faq') });
  const there = page.getByRole('heading', { level: 1, name: 'Питання та відповіді' });
  const again = page.getByRole('main').getByRole('button', { name: say('common.retry'), exact: true });
  // By the keyboard, for without styles the page moves on under a pointer when its parts come. A screen whose styles did not
  // come with it is there, without them, once it is tried again.
  await expect(async () => {
    await ((await again.isVisible()) ? again : questions).press('Enter', { timeout: 1_000 });
    await expect(there).toBeVisible({ timeout: 1_500 });
  }).toPass();
});
