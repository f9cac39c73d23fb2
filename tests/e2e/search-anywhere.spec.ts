import type { Locale } from '#domain/profile.ts';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

/** No code reads language and width together. */
const SHOPPERS: { locale: Locale; width: number; typed: string; named: string }[] = [
  { locale: 'ua', width: 390, typed: 'жнива', named: 'сонях' },
  { locale: 'en', width: 1440, typed: 'hoodie', named: 'soniakh' },
];

for (const { locale, width, typed } of firstOf(1, SHOPPERS))
  test(`search from anywhere: one press, a word, and its listing, in ${locale} at ${width} px`, async ({ page }) => {
    const say = wordsOf(locale);
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/${locale}/faq`);
    const way = page.getByRole('banner').getByRole('link', { name: say('search.open') });
    await way.click();
    const search = page.getByRole('dialog', { name: say('search.open') });
    const field = search.getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(search.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expectNoBarriers(page, { where: 'in the search' });
    await page.keyboard.type(typed);
    const options = search.getByRole('option');
    await expect(options.first()).toBeVisible();
    await expectNoBarriers(page, { where: 'over what is suggested' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/catalog?q=${encodeURIComponent(typed)}`);
    await expect(search).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goBack();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(options.first()).toHaveText(new RegExp(`^${typed}`));
    for (const _ of ['what is suggested', 'the search']) await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(page).toHaveURL(`/${locale}/faq`);
  });

for (const { locale, width, named } of firstOf(1, SHOPPERS))
  test(`search from the 404, in ${locale} at ${width} px`, async ({ page, alarms }) => {
    alarms.expect(FAILED_ANSWER);
    const say = wordsOf(locale);
    await page.setViewportSize({ width, height: 844 });
    const answer = await page.goto(`/${locale}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await awake(page);
    await expect(page.getByText(say('not-found.text'))).toBeVisible();
    const on = page.getByRole('main').getByRole('link', { name: say('not-found.catalog') });
    await expect(on).toHaveAttribute('href', `/${locale}/catalog`);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('search.open') })
      .click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(named);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${locale}/catalog/`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
