import type { Page } from '@playwright/test';
import { STORAGE_BASKET } from '#domain/constants.ts';
import { buyerOn, DECLINED_CARD, fillCheckout, GOOD_CARD, payWith } from './buyer.ts';
import { HOODIE, HOODIE_M, orderOf } from './goods.ts';
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

test('a declined card is named, order and basket are kept, and one press leads to paying again', async ({
  page,
  server,
}) => {
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
  expect(await page.evaluate((name) => localStorage.getItem(name), STORAGE_BASKET)).toContain(HOODIE);

  await buyerOn(page, 'ua').payButton().click();
  await payWith(page, GOOD_CARD);
  await expect(page).toHaveURL(`/ua/checkout/success?order=${id}`);
  await expect(page.getByText(say('order.success.number', { number }))).toBeVisible();
  expect(await server.orders()).toBe(1);
});

test('a payment that is left by Back, begun again and called off takes no money and can be made another way', async ({
  page,
  server,
}) => {
  const id = await goToProvider(page);
  await page.goBack();
  await expect(page).toHaveURL(`/ua/checkout/${id}?step=payment`);
  const pay = buyerOn(page, 'ua').payButton();
  await expect(pay).toBeEnabled();
  await expect(pay).not.toHaveAttribute('aria-busy');
  await pay.click();
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
  expect(await server.orders()).toBe(1);
});
