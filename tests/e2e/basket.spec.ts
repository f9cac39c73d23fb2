import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { CAP_TWICE, HOODIE, HOODIE_M, orderOf, variantOf } from './goods.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import type { Say } from './words.ts';
import { hryvnias, wordsOf } from './words.ts';

const CHECKOUT = /\/checkout\/[\w-]{36}\?step=contacts$/;

/** What a shopper finds on the basket screen. */
function basketOn(page: Page, say: Say) {
  const lines = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
  const button = (key: string, within: Page | Locator = page) => within.getByRole('button', { name: say(key) });
  return {
    lines,
    summary: page.getByRole('complementary', { name: say('basket.summary'), exact: true }),
    field: page.getByRole('textbox', { name: say('basket.promo.label'), exact: true }),
    gift: page.getByRole('region', { name: say('basket.gift') }),
    more: (line: number) => button('common.stepper.more', lines.nth(line)).click(),
    less: (line: number) => button('common.stepper.less', lines.nth(line)).click(),
    remove: (line: number) =>
      lines
        .nth(line)
        .getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) })
        .click(),
    async typeCode(code: string): Promise<void> {
      await button('basket.promo.ask').click();
      await this.field.pressSequentially(code, { delay: 20 });
    },
    toCheckout: () => page.getByRole('link', { name: say('basket.checkout') }).click(),
    orderId: async () => {
      await expect(page).toHaveURL(CHECKOUT);
      return /checkout\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
    },
  };
}

async function developer(url: string, tool: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/v1/__mock/${tool}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, tool).toBe(true);
}

async function expectNothingShut(page: Page): Promise<void> {
  // What the header covers half of would be called too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoBarriers(page);
}

for (const { locale, width, height } of toldBy('ua'))
  test.describe(`${locale} at ${width} px`, () => {
    const say = wordsOf(locale);
    test.use({ viewport: { width, height }, basket: { items: [HOODIE_M, CAP_TWICE] }, reducedMotion: 'reduce' });

    test('a code of per cent survives a reload and is in the order', async ({ page, server }) => {
      const basket = basketOn(page, say);
      await open(page, `/${locale}/basket`);
      await basket.typeCode('shov10');
      await expect(basket.summary).toContainText(hryvnias(-379));
      await page.reload();
      await awake(page);
      await expect(basket.field).toHaveValue('SHOV10');
      await expect(basket.summary).toContainText(hryvnias(3411));
      await page.getByRole('button', { name: say('basket.why') }).click();
      await expect(basket.summary.getByRole('listitem')).toHaveCount(4);
      await expectNothingShut(page);
      await basket.toCheckout();
      const { prices } = await orderOf(server.url, await basket.orderId());
      expect(prices).toMatchObject({ products: 3790, discount: 379, total: 3411 });
    });

    test('a code of money says what is left, counts from there on, and no longer when a line goes', async ({
      page,
    }) => {
      const basket = basketOn(page, say);
      await open(page, `/${locale}/basket`);
      await basket.typeCode('nytka200');
      await expect(basket.summary).toContainText(hryvnias(3590));
      await basket.remove(0);
      const left = { left: hryvnias(860), minimum: hryvnias(2000) };
      await expect(basket.summary).toContainText(say('basket.promo.left', left));
      await expect(page.getByRole('progressbar', { name: say('basket.promo.progress') })).toBeAttached();
      await expect(basket.summary).toContainText(hryvnias(1140));
      await expectNothingShut(page);
      await basket.more(0);
      await basket.more(0);
      await expect(basket.summary).toContainText(hryvnias(2080));
      await basket.less(0);
      await expect(basket.summary).toContainText(hryvnias(1710));
    });

    test('a code of a gift puts the gift into the order for nothing', async ({ page, server }) => {
      const basket = basketOn(page, say);
      await open(page, `/${locale}/basket`);
      await basket.typeCode('torba');
      await expect(basket.gift).toContainText(say('basket.gift.given'));
      await basket.less(1);
      await expect(basket.gift).toContainText(say('basket.gift.given'));
      await basket.remove(1);
      await expect(basket.gift).toContainText(say('basket.gift.from', { amount: hryvnias(3000) }));
      await expectNothingShut(page);
      await basket.more(0);
      await expect(basket.gift).toContainText(say('basket.gift.given'));
      await basket.toCheckout();
      const order = await orderOf(server.url, await basket.orderId());
      expect(order.products.at(-1)).toMatchObject({ gift: true, quantity: 1, discountPrice: 0 });
      expect(order.prices.total).toBe(2 * 2650);
    });

    test('a price that rises is said at its line until it has been seen', async ({ page, server }) => {
      const basket = basketOn(page, say);
      await open(page, `/${locale}/basket`);
      await expect(basket.summary).toContainText(hryvnias(3790));
      await developer(server.url, 'price', { variantId: HOODIE, price: 2900, discountPrice: null });
      await page.reload();
      await awake(page);
      const rose = say('basket.price-rose', { former: hryvnias(2650), now: hryvnias(2900) });
      await expect(basket.lines.first()).toContainText(rose);
      await expect(basket.summary).toContainText(hryvnias(4040));
      await expectNothingShut(page);
      await basket.lines.first().getByRole('link').last().click();
      await expect(page).toHaveURL(/\/catalog\/product\//);
      await expect(basket.summary).toHaveCount(0);
      await page.goBack();
      await expect(basket.summary).toContainText(hryvnias(4040));
      await expect(page.getByText(rose)).toHaveCount(0);
    });
  });

test.describe('on the way to the checkout', () => {
  const say = wordsOf('ua');
  test.use({ basket: { items: [HOODIE_M, CAP_TWICE] } });

  test('a code switched off stops once to say so, and the order is made without it', async ({
    page,
    server,
    alarms,
  }) => {
    alarms.expect(FAILED_ANSWER);
    const basket = basketOn(page, say);
    await open(page, '/ua/basket');
    await basket.typeCode('shov10');
    await expect(basket.summary).toContainText(hryvnias(-379));
    await server.plan('orders.create:PROMO_CODE_NOT_FOUND');
    await basket.toCheckout();
    await expect(page.getByRole('main').getByText(say('error.promo-code-not-found'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('checkout.to-basket') })
      .click();
    await expect(basket.field).toHaveAccessibleDescription(say('basket.promo.dropped', { name: 'SHOV10' }));
    await expect(basket.summary).toContainText(hryvnias(3790));
    await basket.toCheckout();
    const { prices } = await orderOf(server.url, await basket.orderId());
    expect(prices).toMatchObject({ discount: 0, total: 3790 });
    expect(await server.orders()).toBe(1);
  });

  test('a price that rises is said again in the order', async ({ page, server }) => {
    await developer(server.url, 'world', { name: 'price-rises' });
    const basket = basketOn(page, say);
    await open(page, '/ua/basket');
    await expect(basket.summary).toContainText(hryvnias(3790));
    await basket.toCheckout();
    const { prices } = await orderOf(server.url, await basket.orderId());
    expect(prices.total).toBeGreaterThan(3790);
    const order = page.getByRole('complementary', { name: say('order.summary') });
    await expect(order).toContainText(say('order.prices-changed'));
    await expect(order).toContainText(hryvnias(prices.total));
  });

  test('a size that sells out is said, and the rest can be ordered', async ({ page, server, alarms }) => {
    alarms.expect(FAILED_ANSWER);
    const basket = basketOn(page, say);
    await open(page, '/ua/basket');
    await expect(basket.summary).toContainText(hryvnias(3790));
    await developer(server.url, 'sell-out', { variantId: HOODIE, size: 'M' });
    await basket.toCheckout();
    await expect(page.getByRole('main').getByText(say('error.item-not-in-stock'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('checkout.to-basket') })
      .click();
    await expect(basket.lines.first()).toContainText(say('basket.trouble.not-in-stock'));
    await expect(basket.summary).toContainText(hryvnias(1140));
    await basket.lines
      .first()
      .getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) })
      .click();
    await basket.toCheckout();
    expect((await orderOf(server.url, await basket.orderId())).products).toHaveLength(1);
  });
});

test.describe('in two tabs', () => {
  const say = wordsOf('ua');
  test.use({ basket: { items: [HOODIE_M] } });

  test('a code typed in one counts in the other', async ({ page, context, server }) => {
    const other = await context.newPage();
    await open(page, '/ua/basket');
    await open(other, '/ua/basket');
    await basketOn(page, say).typeCode('shov10');
    const { price } = await variantOf(server.url, HOODIE, 'ua');
    await expect(basketOn(other, say).summary).toContainText(hryvnias(price * 0.9));
    await page.getByRole('button', { name: say('basket.promo.remove', { name: 'SHOV10' }) }).click();
    await expect(basketOn(other, say).summary).not.toContainText(hryvnias(price * 0.9));
  });
});
