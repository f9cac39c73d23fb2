import { expectNoBarriers } from './barriers.ts';
import { buyerOn } from './buyer.ts';
import { CAP, HOODIE, HOODIE_M } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width, height } of toldBy('en'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const say = wordsOf(locale);
    const [save = ''] = say('saved.button', { name: '', color: '' }).split(':');

    test('favourites: saved on a card and on a page, looked at, shared, and there after a reload', async ({
      page,
      browser,
    }) => {
      await open(page, `/${locale}/catalog`);
      const card = page.getByRole('article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('button', { name: new RegExp(`^${save}`) }).click();
      await open(page, `/${locale}/catalog/product/${CAP}`);
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${save}`) })
        .first();
      await heart.focus();
      await page.keyboard.press('Space');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await page.getByRole('button', { name: say('header.menu') }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('saved.title') })
        .click();
      await expect(page).toHaveURL(`/${locale}/catalog?saved`);
      await page.reload();
      await awake(page);
      const goods = page.getByRole('article');
      await expect(goods).toHaveCount(2);
      await expect(goods.last().getByRole('heading')).toHaveText(name);
      await expectNoBarriers(page, { where: 'among what is saved' });

      const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
      await other.goto(new URL(`/${locale}/catalog?saved=${HOODIE},${CAP}`, page.url()).href);
      await awake(other);
      await expect(other.getByRole('article')).toHaveCount(2);
      await other.getByRole('button', { name: say('saved.take') }).click();
      await other.goto(new URL(`/${locale}/catalog?saved`, page.url()).href);
      await awake(other);
      await expect(other.getByRole('article')).toHaveCount(2);
      await other.context().close();
    });

    test.describe('with a hoodie in the basket', () => {
      test.use({ basket: { items: [HOODIE_M] } });

      test('promo at checkout', async ({ page }) => {
        await open(page, `/${locale}/basket`);
        await page.getByRole('link', { name: say('basket.checkout') }).click();
        await expect.poll(() => buyerOn(page, locale).orderId()).toMatch(/^[\da-f-]{36}$/);
        const summary = page.getByRole('complementary', { name: say('order.summary') });
        await summary.getByRole('button', { name: say('basket.promo.ask') }).click();
        await page.keyboard.type('shov10');
        await page.keyboard.press('Enter');
        await expect(summary.getByText(say('checkout.code.applied', { name: 'SHOV10' }))).toBeVisible();
        await expect(summary.getByText(say('order.promo-code', { name: 'SHOV10' }), { exact: true })).toBeVisible();
        await expectNoBarriers(page, { where: 'with a code' });
        await summary.getByRole('button', { name: say('basket.promo.remove', { name: 'SHOV10' }) }).click();
        await expect(summary.getByText(say('checkout.code.removed', { name: 'SHOV10' }))).toBeVisible();
        await expect(summary.getByRole('textbox')).toBeFocused();
      });
    });
  });
