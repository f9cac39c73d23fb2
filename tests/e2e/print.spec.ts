import { HOODIE_M } from './goods.ts';
import { makeOrder } from './orders.ts';
import { awake, expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

test('a paid order is printed black on white, without what surrounds it on a screen', async ({ page, server }) => {
  const say = wordsOf('ua');
  const id = await makeOrder(server.url, [HOODIE_M], 'paid');
  await open(page, `/ua/checkout/success?order=${id}`);
  await awake(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: say('order.success.title') })).toBeVisible();
  const bought = page.getByRole('region', { name: say('order.success.bought') });
  await expect(bought).toContainText('₴');
  await expect(bought.getByText(/^[\p{L} -]+, M\s×\s1$/u)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
