import type { Page, Route } from '@playwright/test';
import { buyerOn, fillCheckout, GOOD_CARD, OLENA, payWith } from './buyer.ts';
import { moreWasAsked } from './finding.ts';
import { CAP, HOODIE_M, variantOf } from './goods.ts';
import { makeOrder } from './orders.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const json = { 'content-type': 'application/json' };

interface Fault {
  name: string;
  /** Words the shopper gets. */
  says: string;
  bite(route: Route): Promise<void>;
}

const DOWN: Fault = { name: 'is down', says: 'error.cannot-connect-server', bite: (route) => route.abort() };
const FAULTS: Fault[] = [
  DOWN,
  {
    name: 'answers with a page',
    says: 'error.default',
    bite: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  },
  {
    name: 'breaks off',
    says: 'error.default',
    bite: (route) => route.fulfill({ headers: json, body: '{"items":[{"_id":' }),
  },
  {
    name: 'fails',
    says: 'error.default',
    bite: (route) => route.fulfill({ status: 500, headers: json, body: '{"code":"SOMETHING_WENT_WRONG"}' }),
  },
];

/** Breaks every call whose path fits; gives the way to mend it once one was broken. */
async function breakCalls(page: Page, path: string, { bite }: Fault): Promise<() => Promise<void>> {
  const pattern = `**/v1/${path}`;
  const { promise: bitten, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await bite(route);
    resolve();
  });
  return async () => {
    await bitten;
    await page.unroute(pattern);
  };
}

test.beforeEach(({ alarms }) => alarms.expect(FAILED_ANSWER));

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: say('common.retry') });

/** Acts once for each way in which a server fails, on a page that keeps what it has. */
async function whileItFails(act: (fault: Fault) => Promise<void>): Promise<void> {
  for (const fault of FAULTS) await test.step(`while the server ${fault.name}`, () => act(fault));
}

test.describe('however the server fails', () => {
  test('a listing says so, and comes with another try', async ({ page }) => {
    await whileItFails(async (fault) => {
      await open(page, '/ua');
      const mend = await breakCalls(page, 'products/variants/search?*', fault);
      await page
        .getByRole('navigation', { name: say('footer.shop') })
        .getByRole('link', { name: say('common.catalog') })
        .click();
      await expect(page).toHaveURL('/ua/catalog');
      await expect(page.getByRole('alert')).toContainText(say(fault.says));
      await expect(page.locator('h1')).toHaveCount(1);
      await mend();
      await retry(page).click();
      await expect(page.getByRole('article')).toHaveCount(12);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('a product says so, and comes with another try', async ({ page, server }) => {
    const { name } = await variantOf(server.url, CAP, 'ua');
    await whileItFails(async (fault) => {
      await open(page, '/ua/catalog?q=' + encodeURIComponent(name));
      const mend = await breakCalls(page, `products/variants/${CAP}?*`, fault);
      await page.getByRole('article').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(say(fault.says));
      await expect(page.locator('h1')).toHaveCount(1);
      await mend();
      await retry(page).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });

  test('more of a listing says so below what is there, and comes with another try', async ({ page }) => {
    await whileItFails(async (fault) => {
      await open(page, '/ua/catalog');
      const mend = await breakCalls(page, 'products/variants/search?*', fault);
      await page.getByRole('link', { name: say('listing.more', { count: 12 }) }).click();
      await moreWasAsked(page);
      await expect(page.getByRole('alert')).toContainText(say(fault.says));
      await expect(page.getByRole('article')).toHaveCount(12);
      await mend();
      await retry(page).click();
      await expect(page.getByRole('article')).toHaveCount(24);
    });
  });

  test.describe('with a hoodie in the basket', () => {
    test.use({ basket: { items: [HOODIE_M] } });

    test('the basket says so, keeps its line and comes with another try', async ({ page }) => {
      await whileItFails(async (fault) => {
        const mend = await breakCalls(page, 'products/variants/search?*', fault);
        await open(page, '/ua/basket');
        await expect(page.getByRole('alert')).toContainText(say(fault.says));
        await expect(page.getByText(say('basket.blocked.prices'))).toBeVisible();
        await expect(page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem')).toHaveCount(1);
        await mend();
        await retry(page).click();
        await expect(page.getByRole('link', { name: say('basket.checkout') })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });

    test('the checkout says so, and another press makes one order', async ({ page, server }) => {
      await whileItFails(async (fault) => {
        const mend = await breakCalls(page, 'orders/create?*', fault);
        await open(page, '/ua/checkout');
        await expect(page.getByRole('alert')).toContainText(say(fault.says));
        await expect(page.getByText(say('order.press-again'))).toBeVisible();
        expect(await server.orders()).toBe(0);
        await mend();
      });
      await retry(page).click();
      await buyerOn(page, 'ua').at('contacts');
      expect(await server.orders()).toBe(1);
    });

    test('each step says so beside its form, loses nothing and goes on with another press', async ({
      page,
      server,
    }) => {
      test.slow();
      await open(page, '/ua/checkout');
      const buyer = buyerOn(page, 'ua');
      /** Presses while the call of the step fails, in each way; what is said then is of this press. */
      const failing = async (call: string, press: () => Promise<void>, kept: () => Promise<void>): Promise<void> =>
        whileItFails(async (fault) => {
          const mend = await breakCalls(page, call, fault);
          await press();
          await mend();
          await expect(page.locator('main button[aria-busy=true]')).toHaveCount(0);
          await expect(page.getByRole('alert').filter({ hasText: say(fault.says) })).toContainText(
            say('checkout.kept'),
          );
          await expect(
            page
              .getByRole('region')
              .filter({ has: page.locator('form') })
              .getByRole('alert'),
          ).toHaveCount(1);
          await kept();
        });

      await buyer.at('contacts');
      await buyer.typeContacts();
      await failing('orders/*/update-customer?*', buyer.toDelivery, () =>
        expect(buyer.field('field.email')).toHaveValue(OLENA.email),
      );
      await buyer.toDelivery();

      await buyer.at('delivery');
      await buyer.typeDelivery();
      await failing('orders/*/update-shipping-method?*', buyer.toPayment, () =>
        expect(buyer.field('field.branch')).toHaveValue(OLENA.branch),
      );
      await buyer.toPayment();

      await buyer.at('payment');
      const cash = page.getByRole('radio', { name: say('payment.CASH_ON_DELIVERY') });
      await cash.check();
      await failing(
        'orders/*/payment-method?*',
        () => buyer.payButton().click(),
        () => expect(cash).toBeChecked(),
      );
      await buyer.payButton().click();
      await payWith(page, GOOD_CARD);
      await expect(page).toHaveURL(/\/ua\/checkout\/success/);
      expect(await server.orders()).toBe(1);
    });
  });
});

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
  await open(page, '/ua');
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

test('a one-click order that failed keeps the phone and can be sent again', async ({ page, server }) => {
  await open(page, `/ua/catalog/product/${CAP}`);
  await page.getByRole('button', { name: say('product.one-click') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(OLENA.phone);
  const mend = await breakCalls(page, 'orders/create?*', DOWN);
  await dialog.getByRole('button', { name: say('dialog.buy.send') }).click();
  await expect(dialog.getByRole('alert')).toContainText(say('error.cannot-connect-server'));
  await expect(dialog.getByRole('textbox')).toHaveValue(OLENA.phone);
  await mend();
  await dialog.getByRole('button', { name: say('dialog.buy.send') }).click();
  await expect(dialog.getByRole('heading', { name: say('dialog.success.title') })).toBeVisible();
  expect(await server.orders()).toBe(1);
});

for (const [name, address, fault, call] of [
  ['home', '/ua', 'pages.get:html:always', '**/v1/pages/home?*'],
  ['a listing', '/ua/catalog', 'variants.search:truncated-json:always', '**/v1/products/variants/search?*'],
  ['a product', `/ua/catalog/product/${CAP}`, 'variants.get:html:always', '**/v1/products/variants/*?*'],
] as const)
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

test('an order that could not be read says so and comes with another try', async ({ page, server }) => {
  const id = await makeOrder(server.url, [HOODIE_M], 'paid');
  const mend = await breakCalls(page, `orders/${id}?*`, DOWN);
  await open(page, `/ua/checkout/success?order=${id}`);
  await expect(page.getByRole('alert')).toContainText(say('error.cannot-connect-server'));
  await mend();
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: say('order.success.title') })).toBeVisible();
});

test('pictures that do not come leave their names', async ({ page }) => {
  await page.route('**/photos/**', (route) => route.abort());
  await open(page, `/ua/catalog/product/${CAP}`);
  await expect(page.getByRole('main').locator('svg[role=img]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('product.add'), exact: true })).toBeVisible();
});
