import type { Page } from '@playwright/test';
import { buyerOn, DECLINED_CARD, fillCheckout, GOOD_CARD, payWith } from './buyer.ts';
import { HOODIE_M, orderOf } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { hryvnias, wordsOf } from './words.ts';

const say = wordsOf('ua');

test.use({ basket: { items: [HOODIE_M] } });

/** From the basket to the provider's page; gives the order's id. */
async function goToProvider(page: Page): Promise<string> {
  await open(page, '/ua/checkout');
  await fillCheckout(page, 'ua');
  const buyer = buyerOn(page, 'ua');
  const id = buyer.orderId();
  await buyer.payButton().click();
  await expect(page).toHaveURL(/\/pay\/checkout\?/);
  return id;
}

async function expectNotPaid(page: Page, id: string, reason: string): Promise<void> {
  await expect(page).toHaveURL(`/ua/checkout/success?order=${id}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: say('order.failed.title') })).toBeVisible();
  await expect(page.getByText(say(reason))).toBeVisible();
}

test('a declined card is named, the order is kept, and one press leads to paying again', async ({ page, server }) => {
  const id = await goToProvider(page);
  await payWith(page, DECLINED_CARD);
  await expectNotPaid(page, id, 'payment.error.card_declined');
  await page.goBack();
  await expect(page.locator('#number')).toBeVisible();
  await page.goForward();
  await expectNotPaid(page, id, 'payment.error.card_declined');
  const { number, prices } = await orderOf(server.url, id);
  const total = hryvnias(prices.total);
  await expect(page.getByText(say('order.failed.kept', { number, total }))).toBeVisible();

  await buyerOn(page, 'ua').payButton().click();
  await payWith(page, GOOD_CARD);
  await expect(page).toHaveURL(`/ua/checkout/success?order=${id}`);
  await expect(page.getByText(say('order.success.number', { number }))).toBeVisible();
  expect(await server.orders()).toBe(1);
});

test('a declined card leaves the basket as it was', async ({ page }) => {
  const id = await goToProvider(page);
  await payWith(page, DECLINED_CARD);
  await expectNotPaid(page, id, 'payment.error.card_declined');
  await open(page, '/ua/basket');
  await expect(page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem')).toHaveCount(1);
});

test('a payment that is called off takes no money and can be made another way', async ({ page, server }) => {
  const id = await goToProvider(page);
  await page.locator('button[value=cancel]').click();
  await expectNotPaid(page, id, 'payment.error.failed');
  expect((await orderOf(server.url, id)).payment.status).toBe('FAILED');

  await page.getByRole('link', { name: say('order.failed.other-way') }).click();
  await buyerOn(page, 'ua').at('payment');
  await page.getByRole('radio', { name: say('payment.CASH_ON_DELIVERY') }).check();
  await page.getByRole('button', { name: say('checkout.pay', { amount: '₴200' }) }).click();
  await expect(page.locator('.sum dd')).toHaveText('₴200');
  await payWith(page, GOOD_CARD);
  await expect(page).toHaveURL(`/ua/checkout/success?order=${id}`);
});

test('going Back from the provider shows the payment step, ready to be pressed again', async ({ page, server }) => {
  const id = await goToProvider(page);
  await page.goBack();
  await expect(page).toHaveURL(`/ua/checkout/${id}?step=payment`);
  const buyer = buyerOn(page, 'ua');
  await expect(buyer.payButton()).toBeEnabled();
  await expect(buyer.payButton()).not.toHaveAttribute('aria-busy');
  await buyer.payButton().click();
  await payWith(page, GOOD_CARD);
  await expect(page).toHaveURL(`/ua/checkout/success?order=${id}`);
  expect(await server.orders()).toBe(1);
});

test('a payment that was never finished says so and offers to begin again', async ({ page, server }) => {
  const id = await goToProvider(page);
  await open(page, `/ua/checkout/error?order=${id}`);
  await awake(page);
  const { number } = await orderOf(server.url, id);
  await expect(
    page.getByRole('heading', { level: 1, name: say('order.state.unpaid.title', { number }) }),
  ).toBeVisible();
  await expect(page.getByText(say('order.unpaid.text'))).toBeVisible();
  await expect(buyerOn(page, 'ua').payButton()).toBeVisible();
});
