import type { Locator, Page } from '@playwright/test';
import { CAP_TWICE, HOODIE, HOODIE_M, PHOTOS } from '#tests/e2e/goods.ts';
import { makeOrder } from '#tests/e2e/orders.ts';
import { expect, FAILED_ANSWER, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1440, height: 900 };
const ONE_VARIANT = /\/v1\/products\/variants\/[\w-]{36}/;
const YELLOW = 'rgb(255, 201, 31)';

const edge = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, height };
  });

/** What a message lies over of all that can be pressed, by its words. */
async function covered(page: Page): Promise<string[]> {
  const message = page.getByRole('region', { name: say('toast.label') }).locator('div[data-tone]');
  await expect(message).toHaveCount(1);
  return message.evaluate(async (toast) => {
    await Promise.all(toast.getAnimations({ subtree: false }).map((one) => one.finished));
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    return [...document.querySelectorAll('button, input, select, summary, a[data-variant]')]
      .filter((one) => !toast.contains(one) && one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((one) => one.ariaLabel ?? one.textContent);
  });
}

test.describe('on a phone a message covers nothing one presses', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce', basket: { items: [HOODIE_M, CAP_TWICE] } });

  test('on a product, over the bar to buy by', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await open(page, `/ua/catalog/product/${HOODIE}?size=M`);
    await page.getByRole('button', { name: say('share.button') }).click();
    await expect.poll(() => covered(page)).toEqual([]);
  });

  test('in the basket', async ({ page }) => {
    await open(page, '/ua/basket');
    const remove = page.getByRole('main').getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) });
    await remove.first().click();
    await expect.poll(() => covered(page)).toEqual([]);
  });

  test('at the checkout', async ({ page, server, alarms }) => {
    alarms.expect(FAILED_ANSWER);
    const id = await makeOrder(server.url, [HOODIE_M], 'delivery');
    await open(page, `/ua/checkout/${id}?step=contacts`);
    await page.route('**/v1/orders/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
    );
    await page.locator('form').getByRole('button').last().click();
    await expect.poll(() => covered(page)).toEqual([]);
  });
});

test.describe('the way to free delivery', () => {
  test.use({ basket: { items: [CAP_TWICE] } });

  test('is a thread as long as its panel, and its needle stays within', async ({ page }) => {
    for (const viewport of [PHONE, SCREEN]) {
      await page.setViewportSize(viewport);
      await open(page, '/ua/basket');
      const panel = page.getByRole('region', { name: say('basket.free-panel') });
      const words = await edge(panel.locator('p').first());
      const thread = await edge(panel.locator('line').first());
      expect(thread.left).toBeCloseTo(words.left, 0);
      expect(thread.right).toBeCloseTo(words.right, 0);
      expect((await edge(panel.locator('path'))).right).toBeLessThanOrEqual(words.right);
    }
  });
});

test('the sheet of filters is closed by a ґудзик and has the stitch of what opens over a page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/ua/catalog');
  await page.getByRole('button', { name: say('listing.filters'), exact: true }).click();
  const close = page.getByRole('button', { name: say('listing.filters-close') });
  await expect(close).toHaveCSS('background-color', YELLOW);
  await expect(close).toHaveCSS('border-radius', '50%');
  const sheet = page.getByRole('group', { name: say('listing.filters'), exact: true });
  const stitch = await sheet.evaluate((element) => {
    const { borderTopStyle, top } = getComputedStyle(element.firstElementChild as Element, '::before');
    return [borderTopStyle, top];
  });
  expect(stitch).toEqual(['dashed', '9px']);
  const show = sheet.getByRole('button').last();
  expect(await show.evaluate((element) => getComputedStyle(element, '::after').inset)).toBe('5px');
  await sheet.evaluate((element) => element.scrollTo(0, 400));
  await expect(close).toBeInViewport({ ratio: 1 });
});

test('a photo opens 1.6 times as large as on the page, no wider than a phone, and small ones lead to the others', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN);
  await open(page, `/ua/catalog/product/${HOODIE}`);
  const photo = page.getByRole('main').locator('[data-disc] li img').first();
  const before = await edge(photo);
  await page.getByRole('button', { name: say('product.zoom'), exact: true }).click();
  const large = page.getByRole('dialog').getByRole('listitem').first().getByRole('img');
  await expect.poll(async () => (await edge(large)).height / before.height).toBeCloseTo(1.6, 1);
  const { top, bottom } = await edge(large);
  expect(Math.abs((top + bottom) / 2 - SCREEN.height / 2), 'its middle in that of the screen').toBeLessThan(2);
  const small = page
    .getByRole('dialog')
    .getByRole('button', { name: say('product.photo', { number: 3, total: PHOTOS }) });
  await small.click();
  await expect(small).toHaveAttribute('aria-current', 'true');
});

test('a screen that could not be had, and one asked for offline, stand on the grid of a lost page', async ({
  page,
  context,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER, /ERR_INTERNET_DISCONNECTED/);
  const places = async (): Promise<number[]> => {
    const stage = page.getByRole('application', { name: say('game.label') });
    await expect(stage).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: say('not-found.home') });
    const heading = page.getByRole('heading', { level: 1 });
    const name = heading.locator('xpath=preceding-sibling::p');
    const lefts = await Promise.all([home, name, stage].map(async (part) => (await edge(part)).left));
    const { right } = await edge(home.locator('xpath=ancestor::div[1]'));
    return [...lefts, right].map(Math.round);
  };
  const everywhere = async (): Promise<number[][]> => {
    const found: number[][] = [];
    for (const viewport of [PHONE, { width: 768, height: 1024 }, SCREEN]) {
      await page.setViewportSize(viewport);
      found.push(await places());
    }
    return found;
  };
  // What the game is made of has come before the line is lost.
  await open(page, '/ua/no-such-page');
  const lost = await everywhere();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('not-found.catalog') })
    .click();
  const cards = page.getByRole('article');
  await page.route(ONE_VARIANT, (route) => route.fulfill({ status: 500, body: '{}' }));
  await cards.first().getByRole('link').first().click();
  expect.soft(await everywhere(), 'a failure').toEqual(lost);
  await page.goBack();
  await context.setOffline(true);
  await cards.nth(1).getByRole('link').first().click();
  expect.soft(await everywhere(), 'offline').toEqual(lost);
});

test('on a phone the game on a lost page has its ground, and its jumper stands off the edge', async ({
  browser,
  baseURL,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  for (const hasTouch of [false, true]) {
    const page = await browser.newPage({ viewport: PHONE, hasTouch, isMobile: hasTouch });
    await page.goto(`${baseURL}/ua/no-such-page`);
    const stage = page.getByRole('application', { name: say('game.label') });
    await stage.scrollIntoViewIfNeeded();
    const jumper = await edge(stage.locator('[data-pose]').first());
    expect(jumper.left).toBeGreaterThan(40);
    const ground = await edge(stage.locator('path[stroke-dashoffset]'));
    const strip = await edge(page.getByRole('button', { name: say('game.start') }).locator('..'));
    expect(ground.bottom, 'the ground is above the strip').toBeLessThanOrEqual(strip.top);
    await page.close();
  }
});
