import { STORAGE_BASKET, STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { CAP, CAP_TWICE, HOODIE_M } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.describe('with a hoodie in the basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('what one tab does to the basket shows in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/ua/basket');
    await open(other, `/ua/catalog/product/${CAP}`);
    await expect(other.getByRole('link', { name: say('header.basket-count', { count: 1 }) })).toBeVisible();
    await other.getByRole('button', { name: say('product.add'), exact: true }).click();
    const lines = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await lines
      .first()
      .getByRole('button', { name: say('common.stepper.more') })
      .click();
    await expect(other.getByRole('link', { name: say('header.basket-count', { count: 3 }) })).toBeVisible();
    await lines
      .last()
      .getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) })
      .click();
    await expect(lines).toHaveCount(1);
    await expect(other.getByRole('link', { name: say('header.basket-count', { count: 2 }) })).toBeVisible();
  });

  test('a basket emptied in another tab is empty here', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/ua/basket');
    await expect(page.getByRole('list', { name: say('basket.lines') })).toBeVisible();
    await open(other, '/ua/faq');
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByText(say('basket.empty.text'))).toBeVisible();
  });
});

const LINE = JSON.stringify(HOODIE_M);
const DAMAGE = [
  '{',
  'null',
  '[]',
  '"basket"',
  '{"items":null}',
  '{"items":[null,1,"x",{}]}',
  '{"items":[{"variantId":"<img src=x onerror=alert(1)>","size":"M","quantity":1}]}',
  '{"__proto__":{"items":[]},"constructor":1}',
  'x'.repeat(1_000_000),
];

test('a damaged basket is an empty one, not a broken page', async ({ page }) => {
  await open(page, '/ua/basket');
  for (const value of firstOf(2, DAMAGE)) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORAGE_BASKET, value] as const);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORAGE_CHECKOUT_DRAFT, value] as const);
    await page.reload();
    await awake(page);
    await expect(page.getByText(say('basket.empty.text')), value.slice(0, 60)).toBeVisible();
  }
});

test('the good lines of a damaged basket are kept', async ({ page }) => {
  await open(page, '/ua/faq');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_BASKET,
    `{"items":[{"size":"M"},${LINE},{"variantId":7}]}`,
  ] as const);
  await open(page, '/ua/basket');
  await expect(page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem')).toHaveCount(1);
});

test('where the browser forbids storage the basket works until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
  });
  await open(page, `/ua/catalog/product/${CAP}`);
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  await expect(page.getByText(say('toast.not-kept'))).toBeVisible();
  await page.getByRole('link', { name: say('product.to-basket') }).click();
  await expect(page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: say('basket.checkout') }).click();
  await expect(page).toHaveURL(/\/ua\/checkout\/[\w-]{36}\?step=contacts$/);
});

test.describe('with a basket that another tab has filled', () => {
  test.use({ basket: { items: [CAP_TWICE] } });

  test('a full storage keeps what it held and loses no press', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page, '/ua/basket');
    const line = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
    await line.getByRole('button', { name: say('common.stepper.more') }).click();
    await expect(line.getByRole('textbox')).toHaveValue('3');
  });
});
