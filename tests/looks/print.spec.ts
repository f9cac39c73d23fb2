import { CAP_TWICE, HOODIE, HOODIE_M } from '#tests/e2e/goods.ts';
import { makeOrder, makeOwnOrder } from '#tests/e2e/orders.ts';
import { awake, expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

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

test('on paper every question has its answer', async ({ page }) => {
  await open(page, '/ua/faq');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const questions = await main.locator('button[aria-controls]').count();
  expect(questions).toBeGreaterThan(4);
  for (const question of await main.locator('button[aria-controls]').all())
    await expect(page.locator(`[id="${await question.getAttribute('aria-controls')}"]`)).toBeVisible();
});

/** A4 at 96 points an inch, within the usual margins. */
const SHEET = { width: 718, height: 1_047 };

for (const locale of ['ua', 'en'] as const)
  test(`the receipt of an order in ${locale} fits one sheet: who sold it, what, to whom, what was paid, and nothing to press`, async ({
    page,
    server,
  }) => {
    const say = wordsOf(locale);
    const { id, key } = await makeOwnOrder(server.url, [HOODIE_M, CAP_TWICE], 'paid');
    await fetch(`${server.url}/v1/__mock/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, status: 'DONE' }),
    });
    await open(page, `/${locale}/checkout/success?order=${id}#key=${key}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: say('order.print') })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    await expect(main.getByText(/ШОВ.*@/)).toBeVisible();
    for (const part of ['order.view.goods', 'order.view.facts'])
      await expect(main.getByRole('region', { name: say(part) })).toBeVisible();
    await expect(main.getByText(/Полтава/)).toBeVisible();
    await expect(main.getByRole('term').filter({ hasText: say('order.paid') })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link')).toHaveCount(0);
    const { height } = (await main.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(SHEET.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width);
  });

test('an open size table is printed alone and whole', async ({ page }) => {
  const say = wordsOf('ua');
  await page.setViewportSize(SHEET);
  await open(page, `/ua/catalog/product/${HOODIE}`);
  await awake(page);
  await page.getByRole('button', { name: say('product.size-table') }).click();
  const table = page.getByRole('dialog', { name: say('product.size-table') });
  await expect(table.getByText(say('fit.title'))).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('row').last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(table).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const within = table.locator('section').first();
  expect(await within.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(SHEET.height);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});
