import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { customerOn, SOLOMIIA } from './customer.ts';
import { awake, expect, open, test } from './shop.ts';
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
