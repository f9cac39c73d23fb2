import { expectNoBarriers } from './barriers.ts';
import { HOODIE } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

/** No code reads language and width together. */
for (const { locale, width, height, columns } of [
  { locale: 'ua', width: 390, height: 844, columns: ['Довжина', 'Ширина в грудях'] },
  { locale: 'en', width: 1440, height: 900, columns: ['Length', 'Chest width'] },
] as const)
  test(`what fits at home in ${locale} at ${width} px: two measurements, the nearest size and why, by keyboard`, async ({
    page,
  }) => {
    const say = wordsOf(locale);
    await page.setViewportSize({ width, height });
    await open(page, `/${locale}/catalog/product/${HOODIE}`);
    await page.getByRole('button', { name: say('product.size-table'), exact: true }).press('Enter');
    const table = page.getByRole('dialog', { name: say('product.size-table') });
    const [length, chest] = columns.map((column) => table.getByLabel(say('fit.field.cm', { column })));
    await length?.focus();
    await page.keyboard.type('71');
    await page.keyboard.press('Tab');
    await page.keyboard.type('59');
    await expect(chest ?? table).toBeFocused();
    const answer = table.getByRole('status');
    await expect(answer).toContainText(say('fit.closest', { size: 'S' }));
    await expect(answer).toContainText(say('fit.more', { column: columns[1], by: say('fit.by.cm', { by: 1 }) }));
    await expectNoBarriers(page, { where: 'what fits at home', within: ['dialog:popover-open'] });
    await table.getByRole('combobox').selectOption('inches');
    await expect(table.getByLabel(say('fit.field.inches', { column: columns[0] }))).toHaveValue('28');
    await table.getByRole('button', { name: say('fit.take', { size: 'S' }) }).press('Enter');
    await expect(table).toBeHidden();
    await expect(page).toHaveURL(/\?size=S$/);

    await page.reload();
    await awake(page);
    await page.getByRole('button', { name: say('product.size-table'), exact: true }).click();
    await expect(answer).toContainText(say('fit.closest', { size: 'S' }));
  });
