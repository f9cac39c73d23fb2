import type { Page } from '@playwright/test';
import { offerOfDiscount } from '#tests/e2e/discount.ts';
import { HOODIE, HOODIE_M } from '#tests/e2e/goods.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const SCREEN = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const CHALK = 'rgb(244, 238, 227)';
const INK = 'rgb(26, 21, 18)';
const SURFACE_2 = 'rgb(46, 39, 34)';

/** From the edges of the window to those of a part, px. */
async function edges(page: Page, css: string): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> {
  return page.locator(css).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
  });
}

test.use({ viewport: SCREEN, reducedMotion: 'no-preference' });

test.describe('a message', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('hangs on the right of a screen and at the bottom of a phone, 440 px at most, its thread as long as it stays', async ({
    page,
  }) => {
    await open(page, '/ua/basket');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${say('basket.remove')}`) })
      .click();
    const toast = page.getByRole('region', { name: say('toast.label') }).locator('div[data-tone]');
    await expect(toast).toHaveCSS('background-color', CHALK);
    await expect(toast).toHaveCSS('color', INK);
    await expect(toast).toHaveCSS('font-weight', '600');
    await expect(toast).toHaveCSS('border-radius', '6px');
    const thread = await toast.evaluate((element) => {
      const { animationDuration, animationTimingFunction, height } = getComputedStyle(element, '::after');
      return [animationDuration, animationTimingFunction, height];
    });
    expect(thread).toEqual(['5s', 'linear', '3px']);
    // It stays while it is pointed at.
    await toast.hover();
    await expect.poll(() => edges(page, 'div[data-tone]')).toMatchObject({ left: 976, top: 96, right: 24 });
    await page.setViewportSize(PHONE);
    await expect.poll(() => edges(page, 'div[data-tone]')).toMatchObject({ left: 16, right: 16, bottom: 16 });
  });
});

test.describe('the question about cookies', () => {
  test.use({ consent: 'not asked' });

  test('is answered before the button with the discount comes to its corner, whose rim turns when pointed at', async ({
    page,
  }) => {
    await open(page, '/ua/catalog');
    const question = page.getByRole('region', { name: say('cookies.label') });
    await expect(question).toHaveCSS('background-color', SURFACE_2);
    await expect.poll(() => edges(page, '[data-cookies]')).toMatchObject({ right: 24, bottom: 24 });
    await question.getByRole('button').last().click();
    const offer = await offerOfDiscount(page);
    await expect.poll(() => edges(page, 'button[data-place]')).toMatchObject({ left: 1332, right: 24, bottom: 24 });
    const rim = offer.locator('svg');
    await expect(rim.locator('circle')).toHaveAttribute('r', '35');
    await expect(rim).toHaveCSS('animation-name', 'none');
    await offer.hover();
    await expect(rim).not.toHaveCSS('animation-name', 'none');
    await expect(rim).toHaveCSS('animation-iteration-count', 'infinite');
    await page.setViewportSize(PHONE);
    await expect(offer).toHaveCSS('width', '68px');
    await expect(offer).toHaveCSS('height', '68px');
  });
});

test('the button that is sewn on a basket with things in drops 6 px in 240 ms, and bounces once', async ({ page }) => {
  await open(page, `/ua/catalog/product/${HOODIE}?size=M`);
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  const dot = page.getByRole('banner').locator('a[href="/ua/basket"] svg').last();
  await expect(dot).toHaveCSS('width', '14px');
  await expect(dot).toHaveCSS('animation-duration', '0.24s');
  await expect(dot).toHaveCSS('animation-iteration-count', '1');
  const way = await dot.evaluate((element) => {
    const name = getComputedStyle(element).animationName;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name) as CSSKeyframesRule;
    return [...frames.cssRules].map((rule) => {
      const { keyText, style } = rule as CSSKeyframeRule;
      return [keyText, style.transform];
    });
  });
  expect(way).toEqual([
    ['0%', 'translateY(-6px)'],
    ['70%', 'translateY(1.5px)'],
  ]);
});
