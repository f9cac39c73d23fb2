import type { Page, Request } from '@playwright/test';
import { HOODIE } from './goods.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const LISTING_CALL = /\/v1\/products\/variants\/search\?/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const mainHasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.querySelector('#main'));

/** The chunk that keeps an open page alive has come: the page keeps its places by itself. */
async function alive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => place(page)).toBe(top);
}

/** Calls of the page to an address, from now on. */
function callsOf(page: Page, address: RegExp): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) calls.push(request);
  });
  return calls;
}

test.describe('another screen', () => {
  test('has the focus on it, begins at its top and is announced by its title', async ({ page }) => {
    await open(page, '/ua/about');
    await alive(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('menu.faq') })
      .click();
    await expect(heading(page, 'Питання та відповіді')).toBeVisible();
    await expect.poll(() => mainHasFocus(page)).toBe(true);
    expect(await place(page)).toBe(0);
    await expect(page.locator('body > [aria-live=polite]')).toHaveText('ШОВ — Питання та відповіді');
    await expect(page).toHaveTitle('ШОВ — Питання та відповіді');

    await page.getByRole('button', { name: say('header.menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('menu.about') })
      .click();
    await expect(page).toHaveURL('/ua/about');
    await expect.poll(() => mainHasFocus(page), 'not the burger that opened the menu').toBe(true);
  });

  test('is never seen in the theme of the former one', async ({ page }) => {
    await open(page, '/ua/catalog');
    await alive(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        seen.push(`${document.querySelector('h1')?.textContent} ${document.documentElement.dataset['theme']}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('menu.faq') })
      .click();
    await expect(heading(page, 'Питання та відповіді')).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toContain('Каталог dark');
    expect(new Set(seen)).not.toContain('Каталог light');
    expect(new Set(seen)).not.toContain('Питання та відповіді dark');
  });
});

test.describe('Back', () => {
  test('returns to the very place of a listing, all its goods loaded, though they come late', async ({ page }) => {
    await open(page, '/ua/catalog');
    await page.getByRole('link', { name: /^Показати ще/ }).click();
    await expect(page).toHaveURL(/pages=2/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    const card = page.getByRole('main').getByRole('article').nth(20);
    await card.scrollIntoViewIfNeeded();
    const before = await place(page);
    expect(before).toBeGreaterThan(1_000);
    // Twice, as on a desktop: one step of the history all the same.
    await card.getByRole('link').first().dblclick();
    await expect(page).toHaveURL(/\/catalog\/product\//);
    await awake(page);
    await page.waitForTimeout(300);
    expect(await place(page)).toBe(0);
    await page.route(LISTING_CALL, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await expect.poll(() => place(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(0);
  });

  test('returns to the place of that very page, though others were loaded by their address as it was', async ({
    page,
  }) => {
    await open(page, '/ua/about');
    await alive(page);
    await scrollTo(page, 700);
    await open(page, '/ua/shipping');
    await alive(page);
    const home = page.getByRole('banner').locator('a[href="/ua"]').first();
    await home.click();
    await expect(page).toHaveURL('/ua');
    await page.goBack();
    await expect(page).toHaveURL('/ua/shipping');
    await expect.poll(() => mainHasFocus(page)).toBe(true);
    expect(await place(page), 'of a page that nobody scrolled').toBe(0);
    await scrollTo(page, 300);
    await page.reload();
    await awake(page);
    await alive(page);
    await expect.poll(() => place(page), 'of a page that was loaded anew').toBe(300);
    await home.dispatchEvent('click');
    await expect(page).toHaveURL('/ua');
    await page.goBack();
    await expect(page).toHaveURL('/ua/shipping');
    await expect.poll(() => place(page), 'of the same, by Back').toBe(300);
  });

  test('a listing that is loaded anew stays where it was', async ({ page }) => {
    await open(page, '/ua/catalog?pages=2');
    await alive(page);
    await scrollTo(page, 1_500);
    // A browser puts a page in its place as soon as it has loaded: also where what waits for a frame would wait longer.
    await page.addInitScript(() => {
      const late = new CSSStyleSheet();
      late.replaceSync('[data-later] { animation-duration: 9s !important }');
      document.adoptedStyleSheets = [late];
    });
    await page.reload();
    await awake(page);
    await expect.poll(() => place(page)).toBe(1_500);
  });
});

test.describe('a link that is pointed at', () => {
  const faqCalls = /\/v1\/pages\/faq/;
  const faqLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: say('menu.faq') });

  test('has its page fetched ahead, once, and nothing more when it is pressed', async ({ page }) => {
    await open(page, '/ua/about');
    await alive(page);
    const calls = callsOf(page, faqCalls);
    await faqLink(page).hover();
    await expect.poll(() => calls.length).toBe(1);
    await page.mouse.move(0, 0);
    await faqLink(page).click();
    await expect(heading(page, 'Питання та відповіді')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('has its listing fetched ahead without a change of what is on the screen', async ({ page }) => {
    await open(page, '/ua/catalog');
    await alive(page);
    const calls = callsOf(page, LISTING_CALL);
    const hoodies = page.getByRole('contentinfo').getByRole('link', { name: 'Худі' });
    await hoodies.focus();
    await expect.poll(() => calls.length).toBe(1);
    await expect(heading(page, say('listing.title'))).toBeVisible();
    await expect(page.getByRole('main').locator('[data-old]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Худі')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

test.describe('after a new release', () => {
  const CHUNK = /\/assets\/page-screen-[\w-]+\.js$/;
  const replies = {
    'says it is gone': { status: 404, body: '' },
    'answers with a page': { status: 200, contentType: 'text/html', body: '<!doctype html><p>ШОВ' },
  };

  for (const [name, storage] of firstOf(1, [
    ['answers with a page', 'blocked'],
    ['says it is gone', 'kept'],
    ['says it is gone', 'blocked'],
    ['answers with a page', 'kept'],
  ] as const))
    test(`a host that ${name} for a chunk has the page loaded anew once a minute, storage ${storage}`, async ({
      page,
      alarms,
    }) => {
      alarms.expect(FAILED_ANSWER, /module script|dynamically imported module|MIME type|AppError: unreachable/i);
      if (storage === 'blocked')
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
        });
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(CHUNK, (route) => route.fulfill(replies[name]));
      await open(page, '/ua/catalog');
      expect(loads).toBe(1);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('menu.faq') })
        .click();
      await expect(page).toHaveURL('/ua/faq');
      await expect.poll(() => loads).toBe(2);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      // A third would be asked for as soon as the chunk did not come.
      await page.waitForTimeout(300);
      expect(loads).toBe(2);
      await expect(page.getByRole('main').getByRole('link', { name: say('not-found.home') })).toBeVisible();
      await page.unroute(CHUNK);
      await page
        .getByRole('main')
        .getByRole('button', { name: say('common.retry') })
        .click();
    });
});

test('while the code of a screen is on its way the former one stays, and the bar tells that another is coming', async ({
  page,
}) => {
  const chunk = Promise.withResolvers<void>();
  await page.route(/\/assets\/page-screen-[\w-]+\.js$/, async (route) => {
    await chunk.promise;
    await route.continue();
  });
  await open(page, '/ua/catalog');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('menu.faq') })
    .click();
  await expect(page).toHaveURL('/ua/faq');
  const bar = page.getByRole('progressbar', { name: say('common.loading') });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('height', '3px');
  await expect(bar).toHaveCSS('color', 'rgb(255, 201, 31)');
  await expect(heading(page, say('listing.title'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  chunk.resolve();
  await expect(heading(page, 'Питання та відповіді')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a browser’s translator that rewrites the page breaks no later screen', async ({ page }) => {
  await open(page, `/ua/catalog/product/${HOODIE}`);
  // Whole and alive: a translator that comes any sooner has that part of the page drawn anew.
  await alive(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#root') as Node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => one.data.trim() !== '')) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} (translated)`);
    }
  });
  await page
    .getByRole('button', { name: /header|Меню/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Питання/ })
    .click();
  await expect(page).toHaveURL('/ua/faq');
  await expect(page.locator('h1')).toContainText('Питання та відповіді');
  await page.goBack();
  await expect(page).toHaveURL(/product/);
  await expect(page.locator('h1')).toBeVisible();
});
