import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { WireOrder } from '#contract/order.ts';
import { expectNoBarriers } from './barriers.ts';
import { customerOn, OSTAP, SOLOMIIA } from './customer.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('a guest at the profile signs in and sees it, buys again and finds the goods in the basket', async ({ page }) => {
  const customer = customerOn(page);
  const { say } = customer;
  await open(page, '/ua/profile');
  await expect(customer.dialog()).toBeVisible();
  await customer.field('field.email').fill(SOLOMIIA.email);
  await customer.field('field.password').fill(SOLOMIIA.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Соломія Вишня' })).toBeVisible();
  await expect(page).toHaveURL('/ua/profile');

  const inState = (state: string) => page.locator(`[data-state='${state}']`);
  await expect(inState('packing').first()).toContainText(say('account.order.status.IN_PROCESS'));
  await expect(inState('received')).toHaveCount(0);
  await tab(page, say('account.orders.archive')).click();
  await expect(inState('received').first()).toContainText(say('account.order.status.DONE'));
  await expect(inState('packing')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const heads = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  const apart = await heads.evaluateAll((all) =>
    all.map((head) => {
      const middle = (element: Element | null | undefined): number => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      return Math.abs(middle(head.querySelector('h3')?.parentElement) - middle(head.querySelector('strong')));
    }),
  );
  expect(apart.length).toBeGreaterThan(3);
  expect(Math.max(...apart)).toBeLessThan(8);
  await page
    .getByRole('button', { name: say('account.order.again') })
    .first()
    .click();
  await expect(page.getByRole('region', { name: say('toast.label') })).toContainText(/кошик/);
  await expect(page.getByRole('banner').getByRole('link', { name: /Кошик, \d/ })).toBeVisible();
});

for (const [locale, width, received] of firstOf(1, [
  ['ua', 320, /отримано$/],
  ['en', 1280, /is received$/],
] as const))
  test(`order details and back, in ${locale} at ${width} px: a page of its own, from its top and for everybody, and the orders beside it again`, async ({
    page,
  }) => {
    const customer = customerOn(page, locale);
    const { say } = customer;
    await page.setViewportSize({ width, height: 900 });
    await customer.signedInBefore();
    await open(page, `/${locale}/profile?tab=archive`);
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-state=received]') })
      .getByRole('link', { name: say('account.order.details') })
      .last()
      .click();
    const heading = page.getByRole('heading', { level: 1, name: received });
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`${say('title.order')}$`));
    const stages = page.getByRole('list', { name: say('order.stages') });
    await expect(stages.locator('time')).toHaveCount(5);
    const head = page.getByRole('main').getByText(say('order.made')).first();
    await expect(head, 'the first stage says when it was made').toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(head, 'on paper there are no stages').toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expectNoBarriers(page, { where: 'on the order' });
    await page.goBack();
    await expect(page).toHaveURL(`/${locale}/profile?tab=archive`);
    await expect(tab(page, say('account.orders.archive'))).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(say('account.order.status.DONE')).first()).toBeVisible();
  });

test('what is changed in the profile is there after a reload, and greets by its name', async ({ page }) => {
  const customer = customerOn(page, 'en');
  const { say } = customer;
  await customer.signedInBefore(OSTAP);
  await open(page, '/en/profile/edit');
  await page.getByLabel(new RegExp(`^${say('field.first-name')}`)).fill('Остап О’Коннор');
  await page.getByLabel(new RegExp(`^${say('field.city')}`)).fill('Полтава');
  await customer.press('account.save');
  await expect(customer.toast('toast.saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(new RegExp(`^${say('field.first-name')}`))).toHaveValue('Остап О’Коннор');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('title.profile') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Остап О’Коннор');
  await expect(page.getByText('Полтава')).toBeVisible();
});

test('after signing out the way back shows nothing private, in no tab', async ({ page, context }) => {
  const customer = customerOn(page);
  await customer.signedInBefore();
  await open(page, '/ua/faq');
  const other = await context.newPage();
  await open(other, '/ua/profile/edit');
  await expect(other.getByLabel(customer.say('field.email'))).toHaveValue(SOLOMIIA.email);
  await customer.profileLink.click();
  await expect(page.getByText(SOLOMIIA.email)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: customer.say('header.sign-out') })
    .click();
  await expect(customer.signInButton).toBeVisible();
  await expect(other.getByText(customer.say('account.guest'))).toBeVisible();
  // Alive, so that no more is written to the history, which Back would take for its own arrival.
  await open(page, '/ua/about');
  await page.goBack();
  await expect(page).toHaveURL('/ua/profile');
  await awake(page);
  for (const one of [page, other]) {
    expect(await one.content()).not.toContain(SOLOMIIA.email);
    expect(await one.content()).not.toContain('Соломія');
  }
});

test('a session that dies while the profile is open leaves nothing of it', async ({ page, server, alarms }) => {
  alarms.expect(FAILED_ANSWER, /customer\.details/);
  const customer = customerOn(page);
  await open(page, '/ua/profile');
  await expect(customer.dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await customer.signIn();
  await expect(page.getByText(SOLOMIIA.email)).toBeVisible();
  await server.plan('customer.orders:UNAUTHORIZED');
  await tab(page, customer.say('account.orders.archive')).click();
  await expect(page).toHaveURL('/ua');
  await expect(customer.toast('error.invalid-token')).toHaveCount(1);
  expect(await page.content()).not.toContain(SOLOMIIA.email);
});

/** The list of orders with one in each state, as the wire tells it. */
const STATES: Record<string, Partial<WireOrder>> = {
  unpaid: { status: 'NEW', payment: { status: 'WAITING_FOR_PAYMENT' } },
  declined: { status: 'NEW', payment: { status: 'FAILED' } },
  packing: { status: 'IN_PROCESS', payment: { status: 'COMPLETED' }, trackingNumber: undefined },
  sent: { status: 'IN_PROCESS', payment: { status: 'COMPLETED' }, trackingNumber: '59000000000001' },
  received: { status: 'DONE' },
  canceled: { status: 'CANCELED' },
};
const COLORS = {
  unpaid: '--chosen',
  declined: '--error',
  packing: '--info',
  sent: '--info',
  received: '--success',
  canceled: '--error',
};

test('each state of an order has its color: on its way, waiting, there, gone nowhere', async ({ page }) => {
  await customerOn(page).signedInBefore();
  await page.route('**/v1/customer-profile/orders*', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = (await response.json()) as { items: WireOrder[] };
    const states = Object.values(STATES).map((state) => ({ ...items[0], fast: false, ...state, _id: randomUUID() }));
    await route.fulfill({ response, json: { ...rest, items: states } });
  });
  await open(page, '/ua/profile');
  const rows = page.getByRole('main').locator('li [data-state]');
  await expect(rows).toHaveCount(6);
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => [row.getAttribute('data-state') ?? '', getComputedStyle(row).color]),
  );
  const meant = await page.getByRole('main').evaluate((main, colors) => {
    const probe = main.appendChild(document.createElement('i'));
    return Object.entries(colors).map(([state, token]) => {
      probe.style.color = `var(${token})`;
      return [state, getComputedStyle(probe).color];
    });
  }, COLORS);
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(meant));
  expect(new Set(meant.map(([, color]) => color)).size).toBe(4);
});
