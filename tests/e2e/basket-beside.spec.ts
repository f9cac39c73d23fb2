import { expectNoBarriers } from './barriers.ts';
import { cards } from './finding.ts';
import { HOODIE, HOODIE_M } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width, height } of toldBy('ua'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const say = wordsOf(locale);

    test('basket without leaving: what was added is seen beside the page, and the checkout is one press away', async ({
      page,
    }) => {
      await open(page, `/${locale}/catalog/product/${HOODIE}?size=M`);
      const add = page.getByRole('button', { name: say('product.add'), exact: true });
      await add.click();
      const beside = page.getByRole('region', { name: say('basket.title'), exact: true });
      await expect(beside.getByRole('listitem')).toHaveCount(1);
      await expect(add).toBeFocused();
      await expect(add).toBeInViewport({ ratio: 1 });
      await expectNoBarriers(page, { where: 'with the basket beside it' });
      await beside.getByRole('button', { name: say('common.close') }).click();
      await expect(beside).toHaveCount(0);
      await expect(add).toBeFocused();
      await page.keyboard.press('Enter');
      await beside.getByRole('link', { name: say('basket.checkout') }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/checkout/`));
    });

    test.describe('with a hoodie in the basket', () => {
      test.use({ basket: { items: [HOODIE_M] } });

      test('variant changed in the basket', async ({ page }) => {
        await open(page, `/${locale}/basket`);
        const lines = page.getByRole('list', { name: say('basket.lines') });
        const [change = ''] = say('basket.color.change-what', { name: '', color: '', size: '' }).split(':');
        await lines.getByRole('button', { name: change }).click();
        const colors = lines.locator('fieldset:not([hidden])');
        const other = colors.locator('button[aria-pressed=false]:enabled').first();
        const name = await other.getAttribute('aria-label');
        await expectNoBarriers(page, { where: 'over the colours' });
        await other.click();
        const chosen = colors.getByRole('button', { name: name ?? '', pressed: true });
        await expect(chosen).toBeFocused();
        await page.reload();
        await expect(lines).toContainText(name ?? '');
      });

      test('delivery estimate', async ({ page }) => {
        await open(page, `/${locale}/basket`);
        const summary = page.getByRole('complementary', { name: say('basket.summary') });
        const region = summary.getByRole('combobox', { name: say('basket.summary.shipping') });
        await region.selectOption('EU');
        await expect(summary.locator('output', { hasText: '₴' }).first()).toContainText('₴650');
        const [estimated = ''] = say('arrival.dates', { dates: '' }).split('{');
        await expect(summary.getByText(estimated.trim())).toBeVisible();
        await expectNoBarriers(page, { where: 'with the estimate' });
        await page.reload();
        await expect(region).toHaveValue('EU');
      });
    });
  });

test('basket without leaving, from a card: beside what was pressed and never over it, by keyboard', async ({
  page,
}) => {
  const say = wordsOf('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/en/catalog');
  const beside = page.getByRole('region', { name: say('basket.title'), exact: true });
  const close = beside.getByRole('button', { name: say('common.close') });
  // The first and the last of a row.
  for (const place of [0, 3]) {
    const card = cards(page).nth(place);
    const sizes = card.getByRole('group').getByRole('button');
    const size = card.locator('fieldset button:not([data-sold-out])').last();
    await size.press('Enter');
    await expect(beside.getByRole('listitem')).not.toHaveCount(0);
    await expect(size).toBeFocused();
    const [over, under] = [await beside.boundingBox(), await card.boundingBox()];
    const gap = Math.max((over?.x ?? 0) - (under?.x ?? 0), (under?.x ?? 0) - (over?.x ?? 0));
    expect(gap, 'it stands clear of the card').toBeGreaterThan(Math.max(over?.width ?? 0, under?.width ?? 0));
    await sizes.last().focus();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expectNoBarriers(page, { where: `with the basket beside card ${place}`, within: ['article > section'] });
    await page.keyboard.press('Enter');
    await expect(beside).toHaveCount(0);
    await expect(size).toBeFocused();
  }
});

test('basket without leaving, from a card: never over another card that is gone for before it comes', async ({
  page,
}) => {
  const say = wordsOf('ua');
  await page.setViewportSize({ width: 1440, height: 900 });
  const peek = Promise.withResolvers<void>();
  await page.route(/\/assets\/card-peek-[\w-]+\.js$/, async (route) => {
    await peek.promise;
    await route.continue();
  });
  await open(page, '/ua/catalog');
  const sizeOn = async (place: number) => {
    const card = cards(page).nth(place);
    await card.hover();
    return card.locator('fieldset button:not([data-sold-out])').first();
  };
  // The row is low in the window, as the basket will be.
  await cards(page)
    .first()
    .evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().bottom - window.innerHeight + 60));
  await (await sizeOn(3)).click();
  const other = await sizeOn(0);
  await other.hover();
  peek.resolve();
  await expect(page.getByRole('region', { name: say('basket.title'), exact: true })).toBeVisible();
  expect(await other.evaluate((size) => size.matches(':hover'))).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  await expect(
    page.getByRole('banner').getByRole('link', { name: say('header.basket-count', { count: 2 }) }),
  ).toBeVisible();
});
