import { customerOn } from './customer.ts';
import { CAP, HOODIE_M } from './goods.ts';
import { expect, open, test } from './shop.ts';
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
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByText(say('basket.empty.text')), 'emptied there').toBeVisible();
  });
});
test('where the browser forbids storage basket and session work until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
  });
  const customer = customerOn(page);
  await open(page, `/ua/catalog/product/${CAP}`);
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  await expect(page.getByText(say('toast.not-kept'))).toBeVisible();
  await page.getByRole('link', { name: say('product.to-basket') }).click();
  await expect(page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: say('basket.checkout') }).click();
  await expect(page).toHaveURL(/\/ua\/checkout\/[\w-]{36}\?step=contacts$/);
  await page.goBack();
  await customer.signIn();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('menu.about') })
    .first()
    .click();
  await expect(page).toHaveURL('/ua/about');
  await expect(customer.profileLink).toBeVisible();
});
