import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#domain/constants.ts';
import { buyerOn, OLENA } from './buyer.ts';
import { HOODIE, HOODIE_M, HOODIES } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';

const TO_ENGLISH = 'EN — in English';
const TO_UKRAINIAN = 'UA — українською';
const DAY_S = 86_400;

/** Where an address without a language leads. */
async function sentTo(origin: string, path: string, headers: Record<string, string>): Promise<string | null> {
  return (await fetch(origin + path, { redirect: 'manual', headers })).headers.get('location');
}

test.describe('with a hoodie in the basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('another language keeps the listing, what was asked of it, and the basket', async ({ page }) => {
    await open(page, `/ua/catalog/${HOODIES}?sort=cheap&stock=1`);
    await page.getByRole('banner').getByRole('link', { name: TO_ENGLISH }).click();
    await expect(page).toHaveURL(`/en/catalog/${HOODIES}?sort=cheap&stock=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').locator('select')).toHaveValue('cheap');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoodies' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: TO_UKRAINIAN }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(page.getByRole('heading', { level: 1, name: 'Худі' })).toBeVisible();
  });

  test('another language keeps what was typed at the checkout, and the order', async ({ page, server }) => {
    await open(page, '/ua/checkout');
    const before = buyerOn(page, 'ua');
    await before.at('contacts');
    const order = before.orderId();
    await before.field('field.first-name').fill(OLENA.firstName);
    await before.field('field.phone').fill(OLENA.phone);
    await page.getByRole('contentinfo').getByRole('link', { name: TO_ENGLISH }).click();
    const after = buyerOn(page, 'en');
    await after.at('contacts');
    await expect(after.field('field.first-name')).toHaveValue(OLENA.firstName);
    await expect(after.field('field.phone')).toHaveValue(OLENA.phone);
    expect(after.orderId()).toBe(order);
    await after.typeContacts();
    await after.toDelivery();
    await after.at('delivery');
    await after.field('field.city').fill(OLENA.city);
    await page.getByRole('contentinfo').getByRole('link', { name: TO_UKRAINIAN }).click();
    await before.at('delivery');
    await expect(before.field('field.city')).toHaveValue(OLENA.city);
    expect(await server.orders()).toBe(1);
  });
});

test('a language chosen once is remembered for a year, for this shop only', async ({ page, context }) => {
  await open(page, '/ua/faq');
  await page.getByRole('banner').getByRole('link', { name: TO_ENGLISH }).click();
  const kept = async () => (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE);
  await expect.poll(async () => (await kept())?.value).toBe('en');
  const cookie = await kept();
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_S;
  expect(Math.round(days)).toBe(LOCALE_COOKIE_DAYS);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('an address without a language goes by the cookie, else by the browser, else to Ukrainian', async ({ server }) => {
  const { url } = server;
  expect(await sentTo(url, '/', { cookie: 'i18n_redirected=en', 'accept-language': 'uk' })).toBe('/en');
  expect(await sentTo(url, '/', { cookie: 'i18n_redirected=ua', 'accept-language': 'en' })).toBe('/ua');
  expect(await sentTo(url, '/', { 'accept-language': 'en-GB,uk;q=0.5' })).toBe('/en');
  expect(await sentTo(url, '/', { 'accept-language': 'de,uk' })).toBe('/ua');
  expect(await sentTo(url, '/', { 'accept-language': 'de' })).toBe('/ua');
  expect(await sentTo(url, '/', {})).toBe('/ua');
  expect(await sentTo(url, '/catalog?sort=new', { 'accept-language': 'en' })).toBe('/en/catalog?sort=new');
});

test('a cookie that is no language of the shop counts for nothing', async ({ server }) => {
  for (const value of ['<script>', '../', 'EN', 'en,ua', '%00', 'x'.repeat(5_000)])
    expect(await sentTo(server.url, '/', { cookie: `i18n_redirected=${value}`, 'accept-language': 'uk' })).toBe('/ua');
});

for (const [locale, lang, title] of [
  ['ua', 'uk', 'Питання та відповіді'],
  ['en', 'en', 'Questions and answers'],
] as const)
  test(`the page in ${lang} says so, and where it is in the other language`, async ({ page }) => {
    await open(page, `/${locale}/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(`ШОВ — ${title}`);
    await expect(page.locator('link[rel=alternate][hreflang=uk]')).toHaveAttribute('href', /\/ua\/faq$/);
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/en\/faq$/);
  });

test('an /amp address shows the same screen and names the plain one; every page names the one that asks for a language', async ({
  page,
  server,
}) => {
  for (const address of ['/ua/amp/faq', '/amp/faq']) {
    await open(page, address);
    await expect(page).toHaveURL('/ua/amp/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Питання та відповіді' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/ua/faq`);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${server.url}/faq`);
  }
});

test('robots read the way to a product, and the questions with their answers', async ({ request, server }) => {
  const described = async (path: string): Promise<unknown[]> => {
    const html = await (await request.get(`${server.url}${path}`)).text();
    const [, json = '[]'] = /<script data-head type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(json) as { '@type': unknown }[]).map((one) => one['@type']);
  };
  expect(await described('/ua')).toEqual(['Organization']);
  expect(await described(`/en/catalog/product/${HOODIE}`)).toEqual(['BreadcrumbList', 'Product']);
  expect(await described('/en/faq')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(await described('/ua/no-such-page')).toEqual([]);
});

test.describe('as the server writes it', () => {
  test.use({ javaScriptEnabled: false });

  test('an English page is in English but for the name of the shop, and what is in Ukrainian says so', async ({
    page,
  }) => {
    const words = firstOf(2, ['faq', 'basket', 'about', 'contacts', 'privacy-policy', 'shipping', 'terms-conditions']);
    for (const path of ['', '/catalog', `/catalog/${HOODIES}`, `/catalog/product/${HOODIE}`, ...words]) {
      await page.goto(`/en/${path}`.replace('//', '/'), { waitUntil: 'domcontentloaded' });
      const foreign = await page.locator('body').evaluate((body) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text;
          if (
            parentElement === null ||
            parentElement.closest('script, style, [lang]')?.matches('script, style, [lang=uk]')
          )
            continue;
          if (/[\u0400-\u04ff]/.test(data.replaceAll('ШОВ', ''))) found.push(data);
        }
        return found;
      });
      expect.soft(foreign, `/en/${path}`).toEqual([]);
    }
  });
});
