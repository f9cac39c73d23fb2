import { HOODIE_M } from '#tests/e2e/goods.ts';
import { makeOrder } from '#tests/e2e/orders.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

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

test('a field of several lines is 70 px high and grows with what is written, to 300 px', async ({ page, server }) => {
  const id = await makeOrder(server.url, [HOODIE_M], 'delivery');
  await open(page, `/ua/checkout/${id}?step=delivery`);
  const area = page.locator('textarea');
  const height = async (): Promise<number> => (await area.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThanOrEqual(70);
  expect(await height()).toBeLessThan(98);
  await area.fill('рядок\n'.repeat(60));
  expect(await height()).toBe(300);
  await page.setViewportSize({ width: 390, height: 844 });
  await area.fill(`https://maps.example/${'w'.repeat(200)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a pasted link widens nothing').toBe(390);
});
