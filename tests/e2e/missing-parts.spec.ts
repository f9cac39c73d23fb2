import type { Locator, Page } from '@playwright/test';
import { STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';
import { buyerOn, OLENA } from './buyer.ts';
import { HOODIE_M } from './goods.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

interface Part {
  chunk: RegExp;
  /** What is pressed for it. */
  opener: (page: Page) => Locator;
  /** Its name. */
  name: string;
}

/** What is fetched when it is first opened. */
const PARTS: Part[] = [
  {
    chunk: /\/assets\/menu-[\w-]+\.js$/,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: say('header.menu') }),
    name: say('header.menu'),
  },
  {
    chunk: /\/assets\/catalogue-overlay-[\w-]+\.js$/,
    opener: (page) => page.getByRole('banner').getByRole('link', { name: say('common.catalog'), exact: true }),
    name: say('common.catalog'),
  },
  {
    chunk: /\/assets\/dialog-host-[\w-]+\.js$/,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: say('header.sign-in') }),
    name: say('dialog.auth.title'),
  },
];

/** How often the page is asked for as a whole from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** The page was loaded anew a moment ago: it does not do so again within a minute, whatever is missing. */
async function wasJustLoadedAnew(page: Page): Promise<void> {
  await page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), STORAGE_CHUNK_RELOAD);
}

test.beforeEach(({ alarms }) => {
  alarms.expect(FAILED_ANSWER, /dynamically imported module|AppError: unreachable/i);
});

test('a menu, a catalogue or a dialog whose code does not come says so, and opens at another press once it does', async ({
  page,
}) => {
  await wasJustLoadedAnew(page);
  await open(page, '/ua/faq');
  const told = page.getByRole('region', { name: say('toast.label') });
  for (const { chunk, opener, name } of PARTS) {
    await page.route(chunk, (route) => route.abort());
    await opener(page).click();
    await expect(told, name).toContainText(say('error.cannot-connect-server'));
    await expect(page.getByRole('dialog'), name).toHaveCount(0);
    await expect(page.locator('html'), name).not.toHaveAttribute('data-scroll');
    await told.getByRole('button', { name: say('toast.close') }).click();
  }
  await page.unrouteAll();
  for (const { opener, name } of PARTS) {
    const dialog = page.getByRole('dialog', { name, exact: true });
    // What failed is told to everyone who asks within a second.
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener(page).click({ timeout: 500 });
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a screen whose code does not come is the error screen with its game, and another try shows it', async ({
  page,
}) => {
  const chunk = /\/assets\/page-screen-[\w-]+\.js$/;
  await wasJustLoadedAnew(page);
  await open(page, '/ua/catalog');
  await page.route(chunk, (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('menu.faq') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText(say('common.error.name', { shortName: 'ШОВ' }))).toBeVisible();
  await expect(main.getByRole('application')).toBeVisible();
  await page.unroute(chunk);
  await expect(async () => {
    const again = main.getByRole('button', { name: say('common.retry') });
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(main.getByRole('heading', { level: 1, name: say('title.faq') })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a thing opened without a network is there after another try, dressed as ever and without a reload', async ({
  page,
  context,
}) => {
  await open(page, '/ua/catalog');
  const loads = loadsOf(page);
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const again = page.getByRole('main').getByRole('button', { name: say('common.retry') });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(page.getByRole('button', { name: say('product.add'), exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const undressed = (): Promise<(string | null)[]> =>
    page
      .locator('link[rel=stylesheet]:not([disabled])')
      .evaluateAll((links) =>
        links.filter((link) => (link as HTMLLinkElement).sheet === null).map((link) => link.getAttribute('href')),
      );
  await expect.poll(undressed).toEqual([]);
  expect(loads()).toBe(0);
});

test.describe('with a hoodie in the basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('what was typed at the checkout outlasts a page that is loaded anew for a screen that is gone', async ({
    page,
  }) => {
    await open(page, '/ua/checkout');
    const buyer = buyerOn(page, 'ua');
    await buyer.at('contacts');
    await buyer.typeContacts();
    const loads = loadsOf(page);
    // A new release: the page that is open asks for a chunk of the former one.
    await page.route(/\/assets\/home-screen-[\w-]+\.js$/, (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: say('header.home', { shortName: 'ШОВ' }) }).click();
    await expect(page).toHaveURL(/\/ua$/);
    await expect.poll(loads).toBe(1);
    await header.getByRole('link', { name: say('header.basket-count', { count: 1 }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
    await page.getByRole('link', { name: say('basket.checkout') }).click();
    await buyer.at('contacts');
    await expect(buyer.field('field.first-name')).toHaveValue(OLENA.firstName);
    await expect(buyer.field('field.last-name')).toHaveValue(OLENA.lastName);
    await expect(buyer.field('field.phone')).toHaveValue(OLENA.phone);
    await expect(buyer.field('field.email')).toHaveValue(OLENA.email);
  });
});
