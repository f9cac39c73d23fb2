import type { Locator } from '@playwright/test';
import { HOODIE_M } from '#tests/e2e/goods.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
/** Turned by 45 degrees. */
const CROSS = 'matrix(0.707107, 0.707107, -0.707107, 0.707107, 0, 0)';

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

test.use({ viewport: { width: 1440, height: 900 } });

test('a question of the accordion is 64 px high, and its plus turns into a cross when it is open', async ({ page }) => {
  await open(page, '/ua/faq');
  const questions = page.getByRole('main').locator('button[aria-expanded]');
  const [opened, shut] = [questions.first(), questions.nth(1)];
  expect(await heightOf(shut)).toBe(64);
  await expect(opened.locator('svg')).toHaveCSS('transform', CROSS);
  await expect(shut.locator('svg')).toHaveCSS('transform', 'none');
  await expect(shut.locator('svg')).toHaveCSS('transition-duration', '0.3s');
  await shut.click();
  await expect(shut.locator('svg')).toHaveCSS('transform', CROSS);
  await expect(opened.locator('svg')).toHaveCSS('transform', 'none');
});

test('a small button whose words take two lines keeps them off its stitches', async ({ page }) => {
  await open(page, '/ua/privacy-policy');
  const [box, words] = await page
    .getByRole('button', { name: new RegExp(`^${say('kept.forget')}:`) })
    .first()
    .evaluate((button) => {
      button.textContent = 'Продовжити й оплатити';
      (button as HTMLElement).style.inlineSize = '150px';
      const range = document.createRange();
      range.selectNodeContents(button);
      return [button.getBoundingClientRect().toJSON(), range.getBoundingClientRect().toJSON()] as [DOMRect, DOMRect];
    });
  expect(words.height, 'two lines').toBeGreaterThan(28);
  const STITCHES_PX = 5.5;
  for (const room of [words.top - box.top, box.bottom - words.bottom]) expect(room).toBeGreaterThan(STITCHES_PX + 4);
});

test.describe('with things in the basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('fields and buttons are 54 px high, filters 46, what was chosen 36, the stepper 48 of 48, 44 and 48', async ({
    page,
  }) => {
    await open(page, '/ua/catalog?sizes=M');
    const main = page.getByRole('main');
    expect(await heightOf(main.locator('summary').first()), 'a filter').toBe(46);
    expect(
      await heightOf(
        main
          .getByRole('list', { name: say('listing.chips') })
          .getByRole('button')
          .first(),
      ),
    ).toBe(36);

    await page
      .getByRole('banner')
      .getByRole('button', { name: say('header.sign-in') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('dialog.auth.title') });
    await expect(dialog).toHaveCSS('transform', 'none');
    const field = dialog.getByLabel(say('field.email'), { exact: true });
    expect(await heightOf(field.locator('xpath=..')), 'a field').toBe(54);
    expect(await heightOf(dialog.getByRole('button', { name: say('dialog.auth.login.send'), exact: true }))).toBe(54);

    await open(page, '/ua/basket');
    const stepper = main.getByRole('textbox').first().locator('xpath=..');
    await expect(stepper).toHaveCSS('grid-template-columns', '48px 44px 48px');
    expect(await heightOf(stepper)).toBe(48);
  });
});
