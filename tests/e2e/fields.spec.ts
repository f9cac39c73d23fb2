import { expectFieldsLarge, smallFields } from './field-size.ts';
import { HOODIE_M } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const [dialog, letters] of [
  ['auth', 'rgb(244, 238, 227)'],
  ['discount', 'rgb(26, 21, 18)'],
] as const)
  test(`what a browser fills in by itself keeps the colors of its field: ${dialog}`, async ({ page }) => {
    await open(page, `/ua/catalog?dialog=${dialog}`);
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.evaluate((one) => one.setAttribute('data-filled', ''));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-filled]' });
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
    await expect(field).toHaveCSS('-webkit-text-fill-color', letters);
    await expect(field, 'its own ground lies only under letters').toHaveCSS('background-clip', 'text');
  });

test('a field of small letters is seen', async ({ page }) => {
  await open(page, '/ua/catalog');
  await page.locator('[name=q]').evaluate((one) => (one.style.fontSize = '15px'));
  expect(await page.evaluate(smallFields)).toEqual(['q: 15 px']);
});

test('fields that come when they are asked for are as large on a phone', async ({ page }) => {
  await open(page, '/ua/catalog');
  await page.getByRole('button', { name: say('listing.filters') }).click();
  await page.getByText(say('listing.filter-price'), { exact: true }).click();
  await expect(page.getByRole('textbox', { name: /₴/ })).toHaveCount(2);
  await expectFieldsLarge(page);
  await open(page, '/ua/faq');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('search.open') })
    .click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expectFieldsLarge(page);
});

test.describe('with a basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('the fields of a basket and its code are as large on a phone', async ({ page }) => {
    await open(page, '/ua/basket');
    await page.getByText(say('basket.promo.ask')).click();
    await expect(page.getByRole('textbox', { name: say('basket.promo.label') })).toBeVisible();
    await expectFieldsLarge(page);
  });
});
