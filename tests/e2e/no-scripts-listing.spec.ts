import { HOODIES } from './goods.ts';
import { expect, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const locale of firstOf(1, ['ua', 'en'] as const)) {
  const say = wordsOf(locale);

  test(`without scripts a listing in ${locale} is filtered by size and colour and put in order, under its own address`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/catalog`);
    const form = page.getByRole('form', { name: say('listing.filters') });
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(12);
    const opener = form.locator('summary', { hasText: say('listing.filters') });
    await opener.click();
    await form.getByRole('checkbox', { name: say('size.M'), exact: true }).check();
    await form.getByRole('checkbox', { name: say('size.L'), exact: true }).check();
    const color = form
      .getByRole('group', { name: say('listing.filter-color') })
      .getByRole('checkbox')
      .first();
    const id = await color.getAttribute('value');
    await color.check();
    await form.getByLabel(say('listing.sort')).selectOption(say('listing.sort.cheap'));
    await form.getByRole('button', { name: say('listing.filters-apply') }).click();
    await expect(page).toHaveURL(`/${locale}/catalog?sort=cheap&sizes=M%2CL&colors=${id}`);
    await opener.click();
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3);
    const prices = (await cards.allInnerTexts()).map((text) =>
      Number(/^.*₴([\d,]+)/s.exec(text)?.[1]?.replaceAll(',', '')),
    );
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    await form.getByRole('checkbox', { checked: true }).last().uncheck();
    await form.getByRole('button', { name: say('listing.filters-apply') }).click();
    await expect(page).toHaveURL(`/${locale}/catalog?sort=cheap&sizes=M%2CL`);
    await page.getByRole('link', { name: say('listing.more', { count: 12 }) }).click();
    await expect(page).toHaveURL(`/${locale}/catalog?sort=cheap&sizes=M%2CL&pages=2`);
    await expect(cards).toHaveCount(24);
  });
}

test('without scripts a price, a word that was looked for and a category go together', async ({ page }) => {
  const say = wordsOf('ua');
  await page.goto(`/ua/catalog/${HOODIES}?q=%D1%85%D1%83%D0%B4%D1%96`);
  const form = page.getByRole('form', { name: say('listing.filters') });
  const opener = form.locator('summary', { hasText: say('listing.filters') });
  await opener.click();
  await form.getByRole('spinbutton').first().fill('900');
  await form.getByRole('checkbox', { name: say('listing.filter-stock') }).check();
  await form.getByRole('button', { name: say('listing.filters-apply') }).click();
  await expect(page).toHaveURL(`/ua/catalog/${HOODIES}?q=%D1%85%D1%83%D0%B4%D1%96&min=900&stock=1`);
  await opener.click();
  await expect(form.getByRole('spinbutton').first()).toHaveValue('900');
  await form.getByText(say('listing.filter-category')).click();
  await form.getByRole('link', { name: say('listing.whole') }).click();
  await expect(page).toHaveURL('/ua/catalog?q=%D1%85%D1%83%D0%B4%D1%96&min=900&stock=1');
});

test('where scripts run nobody sees that form', async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.goto(`${server.url}/ua/catalog`);
  await expect(page.getByRole('form', { name: wordsOf('ua')('listing.filters') })).toHaveCount(0);
  await page.close();
});
