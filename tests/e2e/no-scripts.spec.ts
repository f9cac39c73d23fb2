import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { CAP, HOODIE, HOODIES, variantOf } from './goods.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { hryvnias, wordsOf } from './words.ts';

const say = wordsOf('ua');
const PAGE_SIZE = 12;
const ALL = CATALOGUE.products.length;

test.use({ javaScriptEnabled: false });

test('home without scripts shows its words, its goods with prices, and ways into the shop', async ({
  page,
  server,
}) => {
  await page.goto('/ua');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('₴');
  await expect(cards.first().getByRole('img').first()).toBeVisible();
  await expect(page.getByText(say('home.newsletter-write')).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page
    .getByRole('navigation', { name: say('home.categories'), exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/ua/catalog/[\\w-]{36}$`));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common.catalog'), exact: true })
    .click();
  await expect(page).toHaveURL('/ua/catalog');
});

test('a listing without scripts shows names, prices and sizes, and twelve more when asked', async ({
  page,
  server,
}) => {
  const coal = await variantOf(server.url, HOODIE, 'ua');
  await page.goto('/ua/catalog');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(PAGE_SIZE);
  const card = cards.filter({ hasText: coal.name });
  await expect(card).toContainText(hryvnias(coal.price));
  await expect(card).toContainText(say('listing.sizes-in-stock', { sizes: 'XS, S, M, L, XL, OVER' }));
  for (let shown = PAGE_SIZE; shown < ALL; shown += PAGE_SIZE) {
    await page.getByRole('link', { name: say('listing.more', { count: Math.min(PAGE_SIZE, ALL - shown) }) }).click();
    await expect(cards).toHaveCount(Math.min(ALL, shown + PAGE_SIZE));
  }
});

test('a search without scripts finds a thing by its name within the category', async ({ page, server }) => {
  const coal = await variantOf(server.url, HOODIE, 'ua');
  await page.goto(`/ua/catalog/${HOODIES}`);
  await page.getByRole('searchbox').fill(coal.name.split(' ').at(-1) ?? '');
  await page.getByRole('button', { name: say('listing.search-submit') }).click();
  await expect(page).toHaveURL(new RegExp(`/ua/catalog/${HOODIES}\\?q=`));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(coal.name);
});

test('a product without scripts shows its name, price, sizes and what is written of it', async ({ page, server }) => {
  const coal = await variantOf(server.url, HOODIE, 'ua');
  await page.goto(`/ua/catalog/product/${HOODIE}`);
  await expect(page.getByRole('heading', { level: 1, name: coal.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(hryvnias(coal.price));
  const sizes = page.getByRole('group', { name: say('product.size') });
  for (const { value, inStock } of coal.variant.sizes) {
    const size = say(`size.${value}`);
    await expect(
      sizes.getByText(inStock ? size : say('product.size-sold-out', { size }), { exact: true }),
    ).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: say('product.composition') })).toBeVisible();
  await expect(page.getByText(coal.details.composition)).toBeVisible();
  await expect(page.getByText(coal.description[0]?.children?.[0]?.text ?? 'no description')).toBeVisible();
  const [other] = coal.siblings;
  await page.getByRole('link', { name: other?.color.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/ua/catalog/product/${other?._id}`);
});

for (const locale of firstOf(1, ['ua', 'en'] as const))
  test(`a thing is bought by phone without scripts in ${locale}: refused with what was typed, then thanked for, once`, async ({
    page,
    server,
    context,
    alarms,
  }) => {
    alarms.expect(FAILED_ANSWER);
    const said = wordsOf(locale);
    await page.goto(`/${locale}/catalog/product/${HOODIE}`);
    const size = page.getByRole('radio', { name: said('size.M'), exact: true });
    const phone = page.getByRole('textbox', { name: said('field.phone') });
    const send = page.getByRole('button', { name: said('dialog.buy.send') });
    await expect(page.getByRole('button', { name: said('product.add') })).toBeHidden();
    await send.click();
    await expect(page.getByRole('alert')).toHaveText([said('product.size-needed'), said('dialog.phone.required')]);
    await size.check();
    await phone.fill('067 12');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(said('field.rule.phone'));
    await expect(phone).toHaveValue('067 12');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(size).toBeChecked();
    await phone.fill('067 214 08 11');
    await send.click();
    await expect(page.getByRole('heading', { name: said('dialog.success.title') })).toBeInViewport();
    await expect(page).toHaveURL(/\?ordered=\d+#order$/);
    const [, number = ''] = /ordered=(\d+)/.exec(page.url()) ?? [];
    const thanks = page.locator('#order');
    await expect(thanks).toContainText(number);
    // Gone to again, it is no second order.
    await page.reload();
    await expect(thanks).toContainText(number);
    expect(await context.cookies(server.url)).toEqual([]);
  });

test('a thing of one size has it chosen, and nothing on its page stands there dead', async ({ page }) => {
  await page.goto(`/ua/catalog/product/${CAP}`);
  await expect(page.getByRole('radio')).toBeChecked();
  // A heading of what stands open is one to read.
  const isMeant = '[type="submit"], [popovertarget], h2 > button';
  for (const button of await page.getByRole('button').all())
    expect(await button.evaluate((one, meant) => one.matches(meant), isMeant)).toBe(true);
});

test('the language switch without scripts shows the same screen in English', async ({ page }) => {
  await page.goto('/ua/catalog?sort=cheap');
  await page.getByRole('banner').getByRole('link', { name: 'EN — in English' }).click();
  await expect(page).toHaveURL('/en/catalog?sort=cheap');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without scripts every page says what needs them, in its language, and how to order all the same', async ({
  page,
}) => {
  for (const [path, locale] of [
    ['/ua/checkout', 'ua'],
    ['/en/basket', 'en'],
  ] as const) {
    const said = wordsOf(locale);
    await page.goto(path);
    const told = page.locator('.no-scripts');
    await expect(told).toBeVisible();
    await expect(told).toHaveText(`${said('loader.no-scripts')} ${said('loader.ask')}`, { useInnerText: true });
    await told.getByRole('link').click();
    await expect(page).toHaveURL(/\/(?:ua|en)\/contacts$/);
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  }
});
