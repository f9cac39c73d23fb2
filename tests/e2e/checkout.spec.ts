import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { buyerOn, fillCheckout, GOOD_CARD, payWith } from './buyer.ts';
import { HOODIE_M, orderOf } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

test.use({ basket: { items: [HOODIE_M] } });

const ABROAD: { locale: Locale; width: number }[] = [
  { locale: 'ua', width: 1440 },
  { locale: 'en', width: 390 },
];

for (const { locale, width } of firstOf(1, ABROAD))
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a guest has a parcel brought to Poland, and is offered no cash there', async ({ page, server }) => {
      const say = wordsOf(locale);
      const buyer = buyerOn(page, locale);
      await open(page, `/${locale}/checkout`);
      await buyer.at('contacts');
      await buyer.typeContacts();
      await buyer.toDelivery();
      await buyer.at('delivery');
      await page.getByText(say('region.EU'), { exact: true }).click();
      await page
        .getByRole('group', { name: say('checkout.method') })
        .getByRole('radio')
        .last()
        .check();
      await buyer.field('field.country').fill(locale === 'ua' ? 'Польща' : 'Poland');
      await page.keyboard.press('Enter');
      await buyer.field('field.city').fill('Kraków');
      await buyer.field('field.address').fill('ul. Grodzka 1/2');
      await buyer.field('field.postcode').fill('31-001');
      await buyer.toPayment();
      await buyer.at('payment');
      await expect(page.getByRole('radio', { name: say('payment.CASH_ON_DELIVERY') })).toHaveCount(0);
      await expect(page.getByText(say('payment.only-card'))).toBeVisible();
      const id = buyer.orderId();
      await buyer.payButton().click();
      await payWith(page, GOOD_CARD);
      await expect(page).toHaveURL(`/${locale}/checkout/success?order=${id}`);
      await expect(page.getByRole('button', { name: say('order.success.register.button') })).toBeVisible();
      const order = await orderOf(server.url, id);
      expect(order.payment.status).toBe('COMPLETED');
      expect(order.shippingInfo).toMatchObject({ region: 'EU', country: 'PL', city: 'Kraków' });
    });
  });

const say = wordsOf('ua');

/** In another tab the money is taken, and the thanks never open there: the basket still holds what was bought. */
async function payInOtherTab(other: Page): Promise<void> {
  await buyerOn(other, 'ua').payButton().click();
  // The provider leads on from there, and no route stops a request that was led on.
  await other.route('**/pay/confirm', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ contentType: 'text/html', body: '<main><h1>Paid' });
  });
  await payWith(other, GOOD_CARD);
  await expect(other.getByRole('heading', { name: 'Paid' })).toBeVisible();
}

test('an order that a second tab pays first is said to be finished in the first', async ({
  page,
  context,
  server,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  await open(page, '/ua/checkout');
  await fillCheckout(page, 'ua');
  const id = buyerOn(page, 'ua').orderId();
  const other = await context.newPage();
  await open(other, `/ua/checkout/${id}?step=payment`);
  await payInOtherTab(other);

  await page.bringToFront();
  await buyerOn(page, 'ua').payButton().click();
  await expect(page.getByRole('heading', { level: 1, name: say('checkout.finished.title') })).toBeVisible();
  expect(await server.orders()).toBe(1);
  await open(page, '/ua/basket');
  await expect(page.getByText(say('basket.empty.text'))).toBeVisible();
});

test('Enter and two clicks at once send each step once', async ({ page, server }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  const buyer = buyerOn(page, 'ua');
  const thrice = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.form?.requestSubmit();
      element.click();
    });
  };
  await open(page, '/ua/checkout');
  await buyer.at('contacts');
  await buyer.typeContacts();
  await server.plan('orders.update-customer:latency=300');
  await thrice(say('checkout.contacts.on'));
  await buyer.at('delivery');
  await buyer.typeDelivery();
  await server.plan('orders.update-shipping-info:latency=300');
  await thrice(say('checkout.delivery.on'));
  await buyer.at('payment');
  expect(sent).toEqual(['update-customer', 'update-shipping-info', 'update-shipping-method']);
  expect(await server.orders()).toBe(1);
});
