import type { BrowserContext, Page } from '@playwright/test';
import { offerOfDiscount } from './discount.ts';
import { HOODIE } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { startShop, type ShopServer } from './shop-server.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const IDS = { TAG_MANAGER_ID: 'GTM-TEST01', PIXEL_ID: '1234567890' };
const COUNTERS = /^https:\/\/(?:www\.googletagmanager\.com|www\.google-analytics\.com|www\.facebook\.com)\//;

/** A tag manager that tells everything it can get hold of. */
const NOSY = `
const tell = (what) => fetch('https://www.google-analytics.com/collect?' + new URLSearchParams({ what: JSON.stringify(what) }), { mode: 'no-cors' });
const grab = (name, look) => { try { tell({ name, got: String(look()).slice(0, 400) }); } catch { tell({ name, got: 'refused' }); } };
grab('page', () => parent.document.body.innerText);
grab('address', () => parent.location.href);
grab('storage', () => localStorage.length);
grab('cookie', () => document.cookie);
grab('here', () => location.href + ' ' + document.referrer);
for (const event of dataLayer) tell(event);
dataLayer.push = tell;
`;

/** Answers for those who count, and keeps what they were told. */
async function counters(context: BrowserContext): Promise<{ url: string; headers: Record<string, string> }[]> {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  await context.route(COUNTERS, async (route) => {
    asked.push({ url: decodeURIComponent(route.request().url()), headers: await route.request().allHeaders() });
    await route.fulfill(
      route.request().url().includes('gtm.js') ? { contentType: 'text/javascript', body: NOSY } : { status: 204 },
    );
  });
  return asked;
}

let shop: ShopServer;
test.beforeAll(async () => {
  shop = await startShop('dist', IDS);
});
test.afterAll(() => shop.stop());

test.use({ consent: 'not asked' });
test.beforeEach(async ({ alarms }) => {
  await shop.reset();
  // It is another shop than the one the stories usually are in.
  alarms.expect(/^foreign request: http:\/\/127\.0\.0\.1/, new RegExp(`^foreign request: ${COUNTERS.source.slice(1)}`));
});

/** Looks around and puts something in, as anybody does. */
async function lookAround(page: Page): Promise<void> {
  await open(page, `${shop.url}/ua/catalog/product/${HOODIE}?size=M`);
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  await page.getByRole('link', { name: say('product.to-basket') }).click();
  await page.getByRole('link', { name: say('basket.checkout') }).waitFor();
}

/** What something is called when the question about cookies lies over its middle; else nothing. */
function underQuestion(one: Element): string {
  const { x, y, width, height } = one.getBoundingClientRect();
  const question = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-cookies]');
  return question && !question.contains(one) ? (one.getAttribute('aria-label') ?? one.textContent) : '';
}

const banner = (page: Page) => page.getByRole('region', { name: say('cookies.label') });

test('nobody hears of a shopper who has not been asked, or has declined, today or another day', async ({
  page,
  context,
}) => {
  const asked = await counters(context);
  await lookAround(page);
  await expect(banner(page)).toBeVisible();
  await banner(page)
    .getByRole('button', { name: say('cookies.decline') })
    .click();
  await expect(banner(page)).toHaveCount(0);
  await lookAround(page);
  await page.reload();
  await page.getByRole('link', { name: say('basket.checkout') }).waitFor();
  await expect(page.locator('button[data-place]')).toHaveCount(0);
  await open(page, `${shop.url}/ua`);
  await offerOfDiscount(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the question about cookies leaves the way into the shop free on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${shop.url}/en`);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeInViewport({ ratio: 1 });
    const way = page.getByRole('main').getByRole('link', { name: 'To the catalog' });
    await expect(way).toBeInViewport({ ratio: 1 });
    const [asked, link] = [await question.boundingBox(), await way.boundingBox()];
    expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  }
});

test('who counts hears what was done after consent, and never who did it', async ({ page, context, alarms }) => {
  const asked = await counters(context);
  // A cookie of an origin that is none: the tag manager of this story asks for it all the same.
  alarms.expect(/cookie/i);
  await open(page, `${shop.url}/ua/catalog/product/${HOODIE}?size=M&dialog=subscribe&email=olena%40poshta.ua`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('newsletter.send.subscribe') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dialog.success.close') })
    .click();
  await banner(page)
    .getByRole('button', { name: say('cookies.accept') })
    .click();
  await expect.poll(() => asked.some(({ url }) => url.includes('"name":"here"'))).toBe(true);

  await page.getByRole('button', { name: say('product.one-click') }).click();
  await page.getByRole('dialog').getByLabel(say('field.phone'), { exact: true }).fill('67 214 0811');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dialog.buy.send') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dialog.success.close') })
    .click();
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  await page.getByRole('link', { name: say('product.to-basket') }).click();
  await page.getByRole('link', { name: say('basket.checkout') }).click();
  await expect(page).toHaveURL(/checkout\/[\w-]{36}/);
  const order = /checkout\/([\w-]{36})/.exec(page.url())?.[1] ?? 'none';
  await expect.poll(() => asked.some(({ url }) => url.includes('"screen":"checkout-id"'))).toBe(true);

  const events = asked.flatMap(({ url }) => /"event":"([\w-]+)"/.exec(url)?.[1] ?? []);
  // What was done before the answer is not told after it.
  expect(events).not.toContain('subscribe');
  expect(new Set(events)).toEqual(new Set(['page', 'one-click-order', 'add-to-basket']));
  const pixels = asked.flatMap(({ url }) =>
    url.includes('facebook') ? (new URL(url).searchParams.get('ev') ?? '') : [],
  );
  expect(new Set(pixels)).toEqual(new Set(['PageView', 'Lead', 'AddToCart']));

  for (const name of ['page', 'address', 'storage', 'cookie'])
    expect(
      asked.some(({ url }) => url.includes(`"name":"${name}","got":"refused"`)),
      name,
    ).toBe(true);
  expect(asked.find(({ url }) => url.includes('"name":"here"'))?.url).toContain(`"got":"${shop.url}/trackers+"`);
  const told = JSON.stringify(asked);
  for (const secret of ['olena', 'poshta', '2140811', '214 0811', order, HOODIE_ADDRESS])
    expect(told).not.toContain(secret);
  for (const { headers } of asked) expect(headers['referer'] ?? '').toBe('');
});

/** The address of the page that was looked at. */
const HOODIE_ADDRESS = `catalog/product/${HOODIE}`;

test('consent of another day counts, and an answer in one tab is an answer in all', async ({
  page,
  context,
  alarms,
}) => {
  alarms.expect(/cookie/i);
  const asked = await counters(context);
  await open(page, `${shop.url}/ua`);
  const other = await context.newPage();
  await open(other, `${shop.url}/ua/faq`);
  await expect(banner(other)).toBeVisible();
  await banner(page)
    .getByRole('button', { name: say('cookies.accept') })
    .click();
  await expect(banner(other)).toHaveCount(0);
  await expect(other.locator('iframe')).toHaveCount(1);
  await other.reload();
  await expect(other.locator('iframe')).toHaveCount(1);
  await expect.poll(() => asked.filter(({ url }) => url.includes('gtm.js')).length).toBeGreaterThan(2);
});

test('where those who count cannot be reached, a shopper who agreed misses nothing', async ({ page, alarms }) => {
  alarms.expect(FAILED_ANSWER, /cookie/i);
  let asked = 0;
  await page.route(COUNTERS, (route) => {
    asked += 1;
    return route.abort('blockedbyclient');
  });
  await open(page, `${shop.url}/ua`);
  await banner(page)
    .getByRole('button', { name: say('cookies.accept') })
    .click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await lookAround(page);
  await expect(page.getByRole('region', { name: say('toast.label') }).getByRole('button')).toHaveCount(0);
});

test('the question about cookies lies over no link at the end of a page, however wide', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${shop.url}/ua/faq`);
  await expect(page.getByRole('region', { name: say('cookies.label') })).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const links = page.getByRole('contentinfo').locator('a, button');
    const covered = async () => {
      const under = (await links.all()).map((link) => link.evaluate(underQuestion));
      return (await Promise.all(under)).filter(Boolean);
    };
    await expect.poll(covered, `${viewport.width} px`).toEqual([]);
  }
  await page.close();
});

test('the question about cookies lies beside what is chosen and bought, on a phone over neither the button at the thumb nor what keys lead to', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${shop.url}/ua/catalog/product/${HOODIE}?size=M`);
  await expect(page.getByRole('region', { name: say('cookies.label') })).toBeVisible();
  for (const key of ['product.add', 'product.one-click'])
    await expect
      .poll(() => page.getByRole('button', { name: say(key), exact: true }).evaluate(underQuestion), key)
      .toBe('');
  await page.setViewportSize({ width: 390, height: 844 });
  const add = page.getByRole('button', { name: say('product.add') });
  const isOnTop = () =>
    add.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);

  const under: string[] = [];
  const last = page.getByRole('contentinfo').getByRole('link').first();
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
    const hidden = await page.locator(':focus').evaluate(underQuestion);
    if (hidden) under.push(hidden);
  }
  expect(under).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await add.focus();
  expect(await page.evaluate(() => window.scrollY), 'the focus moves nothing').toBe(0);
  expect(await isOnTop()).toBe(true);
  await page.close();
});
