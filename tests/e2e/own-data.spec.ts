import { STORAGE_REGION, STORAGE_SAVED } from '#domain/constants.ts';
import { expectNoBarriers } from './barriers.ts';
import { CAP, HOODIE_M } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width, height } of toldBy('ua'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const say = wordsOf(locale);

    test.describe('with things kept', () => {
      test.use({ basket: { items: [HOODIE_M] } });

      test('what this browser keeps is seen and deleted by name, by keyboard, and the shop goes on without', async ({
        page,
      }) => {
        await page.goto(`/${locale}/privacy-policy`);
        await page.evaluate(
          ([region, saved, cap]) => {
            localStorage.setItem(region, 'UA');
            localStorage.setItem(saved, cap);
          },
          [STORAGE_REGION, STORAGE_SAVED, CAP] as const,
        );
        await open(page, `/${locale}/privacy-policy`);
        const here = page.getByRole('region', { name: say('kept.title') });
        const seen = here.getByText(STORAGE_SAVED, { exact: true });
        await seen.focus();
        await page.keyboard.press('Enter');
        await expect(here.getByText(CAP)).toBeVisible();
        await expectNoBarriers(page, { where: 'with what is kept' });
        await page.keyboard.press('Tab');
        await expect(here.getByRole('button', { name: say('kept.forget-one', { name: STORAGE_SAVED }) })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(here.getByText(say('kept.forgotten', { names: STORAGE_SAVED }))).toBeVisible();
        await expect(here.getByRole('heading')).toBeFocused();
        await expect(seen).toHaveCount(0);

        const basket = page.getByRole('banner').getByRole('link', { name: say('header.basket-count', { count: 1 }) });
        await expect(basket).toBeVisible();
        await here.getByRole('button', { name: say('kept.forget-all') }).press('Enter');
        await expect(here.getByText(say('kept.none'))).toBeVisible();
        await expect(basket).toHaveCount(0);
        await page.goto(`/${locale}/catalog?saved`);
        await expect(page.getByText(say('saved.none'))).toBeVisible();
      });
    });
  });
