import { expectNoBarriers } from './barriers.ts';
import { HOODIE } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { SHOPPERS } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width, height } of SHOPPERS)
  test(`back in stock, in ${locale} at ${width} px: a pre-order says what it is, and one can ask without ordering, by keyboard`, async ({
    page,
  }) => {
    const say = wordsOf(locale);
    await page.setViewportSize({ width, height });
    await open(page, `/${locale}/catalog/product/${HOODIE}`);
    await page.getByRole('button', { name: say('product.size-sold-out', { size: 'XXS' }) }).press('Enter');
    const dialog = page.getByRole('dialog', { name: say('dialog.preorder.title') });
    await expect(dialog).toContainText(say('dialog.preorder.text'));
    await expectNoBarriers(page, { where: 'a pre-order and what else there is' });
    await expect(dialog.getByRole('link', { name: say('dialog.instead.telegram') })).toHaveAttribute(
      'href',
      /^https:\/\/t\.me\//,
    );
    const letter = dialog.getByRole('link', { name: say('dialog.instead.mail') });
    await expect(letter).toHaveAttribute('href', /^mailto:.*XXS/);
    await letter.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: say('dialog.subscribe.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
