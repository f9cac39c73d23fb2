import type { BrowserContext } from '@playwright/test';
import { STORAGE_BASKET, STORAGE_CHECKOUT_DRAFT, STORAGE_SESSION } from '#domain/constants.ts';
import { buyerOn, OLENA } from './buyer.ts';
import { customerOn, OSTAP } from './customer.ts';
import { CAP, CAP_TWICE, HOODIE_M } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';

const REFRESH = '/v1/auth/refresh-session';

/** Counts how often a browser renews a session: what is asked again under the same name, after a reload, is the same. */
function refreshesOf(context: BrowserContext): () => number {
  const names = new Set<string>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REFRESH) names.add(request.headers()['idempotency-key'] ?? '');
  });
  return () => names.size;
}

test.describe('with a basket of a guest', () => {
  test.use({ basket: { items: [HOODIE_M, CAP_TWICE] } });

  test('signing in takes it along, signing out leaves an empty one, and it is there the next time', async ({
    page,
  }) => {
    const customer = customerOn(page);
    const { say } = customer;
    const lines = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
    await open(page, '/ua/basket');
    await expect(lines).toHaveCount(2);
    await customer.signIn(OSTAP);
    await expect(customer.toast('toast.merged', { count: 3 })).toBeVisible();
    await expect(lines).toHaveCount(2);
    expect(await page.evaluate((name) => localStorage.getItem(name), STORAGE_BASKET)).toBeNull();
    await lines
      .first()
      .getByRole('button', { name: say('common.stepper.more') })
      .click();
    await expect(page.getByRole('banner').getByText(say('header.basket-count', { count: 4 }))).toBeAttached();

    await customer.signOut();
    await expect(page.getByText(say('basket.empty.text'))).toBeVisible();
    await customer.signIn(OSTAP);
    await expect(lines).toHaveCount(2);
    await page.reload();
    await expect(lines).toHaveCount(2);
    await expect(customer.profileLink).toBeVisible();
  });
});

test('tabs sign in and out together, and share the basket', async ({ page, context }) => {
  const other = await context.newPage();
  const [here, there] = [customerOn(page), customerOn(other)];
  await open(page, '/ua/faq');
  await open(other, `/ua/catalog/product/${CAP}`);
  await here.signIn();
  await expect(there.profileLink).toBeVisible();
  const empty = there.say('header.basket');
  await expect(other.getByRole('link', { name: empty, exact: true })).toBeVisible();
  await other.getByRole('button', { name: there.say('product.add'), exact: true }).click();
  await expect(page.getByRole('link', { name: here.say('header.basket-count', { count: 1 }) })).toBeVisible();
  await here.signOut();
  await expect(there.signInButton).toBeVisible();
  await expect(there.toast('toast.signed-out-elsewhere')).toBeVisible();
  await expect(other.getByRole('link', { name: empty, exact: true })).toBeVisible();
});

test('tabs reloaded at once with an old token renew it once, and all stay signed in', async ({ page, context }) => {
  const customer = customerOn(page);
  await customer.signedInBefore();
  await open(page, '/ua/faq');
  const others = await Promise.all(firstOf(2, [1, 2, 3, 4]).map(() => context.newPage()));
  for (const tab of others) await open(tab, '/ua/faq');
  const refreshes = refreshesOf(context);
  await customer.growOld();
  const tabs = [page, ...others];
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(customerOn(tab).profileLink).toBeVisible();
  await expect.poll(refreshes).toBe(1);
  await page.waitForTimeout(500);
  expect(refreshes()).toBe(1);
});

test('a session that dies at the checkout says why, and after signing in the order and everything typed are back', async ({
  page,
  server,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER, /customer\.details/);
  const customer = customerOn(page);
  const buyer = buyerOn(page, 'ua');
  const { say } = customer;
  await customer.signedInBefore(OSTAP);
  await open(page, `/ua/catalog/product/${CAP}`);
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  // Said once the server has it.
  await expect(page.getByText(say('product.to-basket')).first()).toBeVisible();
  await open(page, '/ua/checkout');
  await buyer.at('contacts');
  const id = buyer.orderId();
  await buyer.typeContacts({ email: OSTAP.email });
  await server.plan('orders.update-customer:UNAUTHORIZED');
  await buyer.toDelivery();
  await expect(page).toHaveURL('/ua');
  await expect(customer.toast('error.invalid-token')).toBeVisible();
  const kept = await page.evaluate((name) => localStorage.getItem(name), STORAGE_CHECKOUT_DRAFT);
  expect(kept, 'nobody else is shown it').toBeNull();

  await customer.signIn(OSTAP);
  await expect(page.getByRole('link', { name: say('header.basket-count', { count: 1 }) })).toBeVisible();
  await page.getByRole('link', { name: say('header.basket-count', { count: 1 }) }).click();
  await page.getByRole('link', { name: say('basket.checkout') }).click();
  await buyer.at('contacts');
  expect(buyer.orderId()).toBe(id);
  await expect(buyer.field('field.first-name')).toHaveValue(OLENA.firstName);
  await expect(buyer.field('field.last-name')).toHaveValue(OLENA.lastName);
  await expect(buyer.field('field.phone')).toHaveValue(OLENA.phone);
  await buyer.toDelivery();
  await buyer.at('delivery');
});

test('a 401 for the present token ends the session and leads home in every tab', async ({
  page,
  context,
  server,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER, /customer\.details/);
  const customer = customerOn(page);
  const other = await context.newPage();
  await customer.signedInBefore();
  await open(other, '/ua/faq');
  await open(page, '/ua/faq');
  await expect(customer.profileLink).toBeVisible();
  await expect(customerOn(other).profileLink).toBeVisible();
  await server.plan('customer.details:UNAUTHORIZED');
  await page.reload();
  await expect(customer.toast('error.invalid-token')).toBeVisible();
  await expect(page).toHaveURL('/ua');
  await expect(customerOn(other).signInButton).toBeVisible();
  await expect(other).toHaveURL('/ua');
  await expect(customerOn(other).toast('error.invalid-token')).toBeVisible();
});

test('tokens are in no address, no page and no word of the console', async ({ page, context }) => {
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  const customer = customerOn(page);
  await open(page, '/ua/faq');
  await customer.signIn();
  const { accessToken, refreshToken } = await page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? '{}') as { accessToken: string; refreshToken: string },
    STORAGE_SESSION,
  );
  expect(accessToken.length * refreshToken.length).toBeGreaterThan(0);
  const seen = [...said, ...addresses, await page.content(), await page.evaluate(() => JSON.stringify(history.state))];
  for (const secret of [accessToken, refreshToken]) expect(seen.filter((text) => text.includes(secret))).toEqual([]);
});
