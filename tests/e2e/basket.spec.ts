import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { CAP, CAP_TWICE, HOODIE, HOODIE_M, orderOf } from './goods.ts';
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
      const summary = page.getByRole('complementary', { name: say('order.summary') });
      await expect(summary.getByText(say('order.promo-code', { name: 'SHOV10' }), { exact: true })).toBeVisible();
      await expectNoBarriers(page, { where: 'with a code at the checkout' });
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
  });

test.describe('on the way to the checkout', () => {
  const say = wordsOf('ua');
  test.use({ basket: { items: [HOODIE_M, CAP_TWICE] } });

  test('a size that sells out and a price that rises are said, and the rest can be ordered', async ({
    page,
    server,
    alarms,
  }) => {
    alarms.expect(FAILED_ANSWER);
    const basket = basketOn(page, say);
    await open(page, '/ua/basket');
    await expect(basket.summary).toContainText(hryvnias(3790));
    await developer(server.url, 'sell-out', { variantId: HOODIE, size: 'M' });
    await developer(server.url, 'price', { variantId: CAP, price: 700, discountPrice: null });
    await basket.toCheckout();
    await expect(page.getByRole('main').getByText(say('checkout.error.stock'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('checkout.to-basket') })
      .click();
    await expect(basket.lines.first()).toContainText(say('basket.trouble.not-in-stock'));
    await expect(basket.lines.last()).toContainText(
      say('basket.price-rose', { former: hryvnias(570), now: hryvnias(700) }),
    );
    await expect(basket.summary).toContainText(hryvnias(1400));
    await expectNothingShut(page);
    await basket.lines
      .first()
      .getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) })
      .click();
    await basket.toCheckout();
    expect((await orderOf(server.url, await basket.orderId())).products).toHaveLength(1);
  });
});
