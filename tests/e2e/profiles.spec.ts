import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test, expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { GOOD_CARD, payWith } from './buyer.ts';
import { customerOn } from './customer.ts';
import { HOODIE } from './goods.ts';
import { AUSTIN } from '#tests/support/austin.ts';
import { awake } from './shop.ts';
import { firstOf } from './shoppers.ts';
import type { ShopServer } from './shop-server.ts';
import { startShop } from './shop-server.ts';
import { wordsOf } from './words.ts';

const run = promisify(execFile);
const BUILD_MS = 150_000;

// One worker: every other one would build the same again.
test.describe.configure({ mode: 'default' });
test.use({ screenshot: 'only-on-failure' });

const outOf = (mode: string): string => `test-results/${mode}`;

/** Builds a profile beside the usual build, and serves it. */
async function shopOf(mode: string): Promise<ShopServer> {
  const out = outOf(mode);
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  await run(process.execPath, ['src/build/build.ts', '--mode', mode, '--out', out], { cwd });
  return startShop(out);
}

/** Another shop's money, places and customs; what is sewn on one thing is a word of Ukrainian. */
const ELSEWHERE = /.*(?:₴|hryvnia|Ukrain(?!ian word for field)|Europ|patronymic).*/giu;

/** What a page says, to eyes and to those who hear it, is about America only. */
async function expectAmerican(page: Page, where: string): Promise<void> {
  const said = await page.evaluate(() => {
    const names = ['aria-label', 'alt', 'placeholder', 'title'];
    const named = [...document.querySelectorAll('body *')].flatMap((one) =>
      names.map((name) => one.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...named].join('\n');
  });
  expect(said.match(ELSEWHERE) ?? [], where).toEqual([]);
}

test.describe('the American build', () => {
  let shop: ShopServer;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    shop = await shopOf('us');
  });
  test.afterAll(() => shop.stop());

  test('says nothing of another shop on any public page', async ({ request, page }) => {
    const map = await (await request.get(`${shop.url}/sitemap.xml`)).text();
    const addresses = [...map.matchAll(/<loc>[^<]*(\/en(?:\/[^<]*)?)<\/loc>/g)].map(([, address = '']) => address);
    // Under whose law the seller is does not change with the shop.
    const screens = addresses.filter((address) => !/\/product\/|privacy-policy|terms-conditions/.test(address));
    expect(screens).toEqual(expect.arrayContaining(['/en', '/en/catalog', '/en/faq', '/en/shipping', '/en/about']));
    for (const address of screens) {
      await page.goto(shop.url + address);
      await expectAmerican(page, address);
    }
  });

  test('greets in English, sells in dollars by American ways, and says nothing of another shop from a product to the profile', async ({
    request,
    page,
  }) => {
    const answer = await request.get(`${shop.url}/`, { maxRedirects: 0, headers: { 'accept-language': 'pl' } });
    expect(answer.headers()['location']).toBe('/en');
    const say = wordsOf('en', 'us');
    await page.goto(`${shop.url}/en/catalog/product/${HOODIE}`);
    await expect(page.getByRole('complementary', { name: say('hint.label') })).toContainText(say('hint.shipping-days'));
    await page.getByRole('button', { name: say('product.delivery') }).click();
    await expect(page.getByText(say('product.payment', { amount: '$10' }))).toBeVisible();
    await expectAmerican(page, 'the product');
    const sizes = page.getByRole('group', { name: say('product.size'), exact: true });
    await sizes.getByRole('button', { name: 'L', exact: true }).click();
    await page.getByRole('button', { name: say('product.add'), exact: true }).click();
    await page.getByRole('link', { name: say('product.to-basket') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
    await expectAmerican(page, 'the basket');
    await page.getByRole('link', { name: say('basket.checkout') }).click();
    await page.getByLabel(say('field.first-name'), { exact: true }).fill('Olena');
    await expect(page.getByLabel(say('field.patronymic'))).toHaveCount(0);
    await page.getByLabel(say('field.last-name'), { exact: true }).fill('Koval');
    await page.getByLabel(say('field.phone'), { exact: true }).fill('2125550147');
    await page.getByLabel(say('field.email'), { exact: true }).fill('olena@example.com');
    await expectAmerican(page, 'the contacts');
    await page.getByRole('button', { name: say('checkout.contacts.on'), exact: true }).click();
    const regions = page.getByRole('group', { name: say('checkout.region') });
    await expect(regions.getByRole('radio')).toHaveCount(3);
    for (const name of ['USA', 'Canada', 'Mexico']) await expect(regions.getByLabel(name)).toBeVisible();
    const ways = page.getByRole('group', { name: say('checkout.method') });
    await expect(ways.getByRole('radio').first()).toHaveAccessibleName(/free/);
    await page.getByPlaceholder(say('field.address.example')).fill(AUSTIN.address);
    await page.getByLabel(say('field.city'), { exact: true }).fill(AUSTIN.city);
    await page.getByLabel(say('field.state'), { exact: true }).fill(AUSTIN.state);
    await page.getByLabel(say('field.postcode.US'), { exact: true }).fill(AUSTIN.postcode);
    await expectAmerican(page, 'the delivery');
    await page.getByRole('button', { name: say('checkout.delivery.on'), exact: true }).click();
    const payments = page.getByRole('group', { name: say('checkout.payment.how') });
    await expect(payments).toContainText('$10 now');
    await expectAmerican(page, 'the payment');
    await page.getByRole('button', { name: new RegExp(`^${say('checkout.pay', { amount: '' }).trim()}`) }).click();
    await expect(page.locator('.sum dd')).toHaveText(/^\$/);
    await expectAmerican(page, 'the bank');
    await payWith(page, GOOD_CARD);
    await expect(page.getByRole('region', { name: say('order.success.bought') })).toContainText('$');
    await awake(page);
    await expectAmerican(page, 'the thanks');
    // What is left is looked at as on a phone.
    await page.goto(`${shop.url}/en/shipping`);
    await awake(page);
    await customerOn(page, 'en').signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    const expectAmericanOnPhone = async (where: string): Promise<void> => {
      await expect(page.getByRole('main')).toContainText('$');
      await expectAmerican(page, where);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(390);
    };
    await expectAmericanOnPhone('shipping');
    await page.goto(`${shop.url}/en/profile?tab=archive`);
    await expectAmericanOnPhone('the profile');
  });
});

test.describe('the art build', () => {
  let shop: ShopServer;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    shop = await shopOf('art');
  });
  test.afterAll(() => shop.stop());

  test('hangs a rushnyk under its line and a painted bush that says its number', async ({ page }) => {
    await page.goto(`${shop.url}/ua`);
    const say = wordsOf('ua');
    await expect(page.getByRole('img', { name: 'Світшот «Петриківка»' }).first()).toBeVisible();
    // Two threads, two layers of strokes each.
    await expect(page.locator('main section + svg path')).toHaveCount(4);
    const banner = page
      .getByRole('main')
      .locator('section')
      .filter({ hasText: say('home.strokes') });
    await expect(banner.getByRole('img', { name: /Кущ петриківських квітів/ })).toBeVisible();
    await expect(banner.getByText('704', { exact: true })).toBeAttached();
  });

  test('wears its own colours, in which everybody can read', async ({ page }) => {
    // What sways is half on another ground at times.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of firstOf(2, ['/ua', `/ua/catalog/product/${HOODIE}`, '/ua/catalog', '/ua/basket', '/ua/faq'])) {
      await page.goto(shop.url + path);
      await awake(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'art');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(238, 241, 250)');
      await expectNoBarriers(page, { where: `at ${path}` });
    }
  });

  test('waits on a yellow ground in ink, with a red thread', async ({ page }) => {
    const shell = readFileSync(new URL(`../../${outOf('art')}/client/index.html`, import.meta.url), 'utf8');
    await page.route('**/ua/catalog', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: shell }),
    );
    await page.route('**/assets/*.js', () => {
      // Never answered: the page stays as it comes from the host.
    });
    await page.goto(`${shop.url}/ua/catalog`, { waitUntil: 'commit' });
    const loader = page.locator('.loader');
    await expect(loader).toBeVisible();
    await expect(loader).toHaveCSS('background-color', 'rgb(255, 201, 31)');
    await expect(loader).toHaveCSS('color', 'rgb(22, 34, 92)');
    await expect(loader.locator('p').first()).toHaveCSS('background-image', /rgb\(192, 57, 43\)/);
  });
});
