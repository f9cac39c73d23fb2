import { HOODIE_M } from './goods.ts';
import { makeOrder } from './orders.ts';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test('a long list to choose from is 300 px high and scrolls', async ({ page, server }) => {
  const id = await makeOrder(server.url, [HOODIE_M], 'delivery');
  await open(page, `/ua/checkout/${id}?step=delivery`);
  await page.getByText(say('region.EU'), { exact: true }).click();
  await page.getByRole('combobox', { name: say('field.country'), exact: true }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(10)).toBeAttached();
  expect((await list.boundingBox())?.height).toBe(300);
  expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
});
