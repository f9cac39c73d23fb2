import type { Page } from '@playwright/test';
import { buyerOn, fillCheckout, GOOD_CARD, OLENA, payWith } from './buyer.ts';
import { CAP, HOODIE_M } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.beforeEach(({ alarms }) => alarms.expect(FAILED_ANSWER));

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: say('common.retry') });

test.describe('with a hoodie in the basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('an order whose answer was lost is not made a second time', async ({ page, server }) => {
    await server.plan('orders.create:lost-after-commit');
    await open(page, '/ua/checkout');
    await expect(page.getByRole('alert')).toContainText(say('error.cannot-connect-server'));
    expect(await server.orders()).toBe(1);
    await page.reload();
    await buyerOn(page, 'ua').at('contacts');
    expect(await server.orders()).toBe(1);
  });

  test('a button pressed twice pays once', async ({ page, server }) => {
    const paths: string[] = [];
    await open(page, '/ua/checkout');
    await fillCheckout(page, 'ua');
    page.on('request', (request) => {
      if (request.method() === 'PUT') paths.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await server.plan('orders.payment-method:latency=400');
    await buyerOn(page, 'ua').payButton().dblclick();
    await payWith(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/ua\/checkout\/success/);
    expect(paths).toEqual(['payment-method']);
    expect(await server.orders()).toBe(1);
  });

  test('a thing that sold out meanwhile is named at the payment, with the way to the basket', async ({
    page,
    server,
  }) => {
    await open(page, '/ua/checkout');
    await fillCheckout(page, 'ua');
    await server.plan('orders.payment-method:PRODUCT_VARIANT_NOT_IN_STOCK');
    await buyerOn(page, 'ua').payButton().click();
    const told = page.getByRole('alert').filter({ hasText: say('error.item-not-in-stock') });
    await told.getByRole('link', { name: say('checkout.to-basket') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
  });

  test('a slow server is waited for, and its button says that it is at work', async ({ page, server }) => {
    await open(page, '/ua/checkout');
    const buyer = buyerOn(page, 'ua');
    await buyer.at('contacts');
    await buyer.typeContacts();
    await server.plan('orders.update-customer:latency=1500');
    await buyer.toDelivery();
    const button = page.getByRole('button', { name: say('checkout.contacts.on') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await buyer.at('delivery');
  });
});

test('a slow listing shows where it will be, then comes', async ({ page, server }) => {
  await open(page, '/ua/faq');
  await server.plan('variants.search:latency=1500');
  await page
    .getByRole('navigation', { name: say('footer.shop') })
    .getByRole('link', { name: say('common.catalog') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: say('listing.loading') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('a slow product never leaves the page without its heading', async ({ page, server }) => {
  await open(page, '/ua/catalog');
  await server.plan('variants.get:latency=1500');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\//);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.getByRole('button', { name: say('product.add'), exact: true })).toBeVisible();
});

test('a one-click order whose button is pressed twice is one order', async ({ page, server }) => {
  await open(page, `/ua/catalog/product/${CAP}`);
  await page.getByRole('button', { name: say('product.one-click') }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(OLENA.phone);
  await server.plan('orders.create:latency=400');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dialog.buy.send') })
    .dblclick();
  await expect(page.getByRole('dialog').getByRole('heading', { name: say('dialog.success.title') })).toBeVisible();
  expect(await server.orders()).toBe(1);
});

for (const [name, address, fault, call] of firstOf(1, [
  ['a product', `/ua/catalog/product/${CAP}`, 'variants.get:html:always', '**/v1/products/variants/*?*'],
  ['a listing', '/ua/catalog', 'variants.search:truncated-json:always', '**/v1/products/variants/search?*'],
  ['home', '/ua', 'pages.get:html:always', '**/v1/pages/home?*'],
] as const))
  test(`${name} that the server could not draw is 503 and comes with another try`, async ({ page, server, alarms }) => {
    // For whoever runs the shop: the page of contacts fails with that of home.
    alarms.expect(/^console warning: not loaded: contacts/);
    await server.plan(fault);
    // A page that is alive asks once more by itself, and is told the same.
    const asked = page.waitForResponse(call);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await asked;
    await expect(page.getByRole('main').getByRole('alert')).toContainText(say('error.default'));
    await server.plan();
    await retry(page).click();
    await expect(page.getByRole('main').getByText('₴').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

test('pictures that do not come leave their names', async ({ page }) => {
  await page.route('**/photos/**', (route) => route.abort());
  await open(page, `/ua/catalog/product/${CAP}`);
  await expect(page.getByRole('main').locator('svg[role=img]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('product.add'), exact: true })).toBeVisible();
});
