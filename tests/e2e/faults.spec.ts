import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { CAP } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.beforeEach(({ alarms }) => alarms.expect(FAILED_ANSWER));

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: say('common.retry') });

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
    await expectNoBarriers(page, { where: `where ${name} failed` });
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
