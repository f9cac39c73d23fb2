import type { Page } from '@playwright/test';
import { HOODIE, PHOTOS } from './goods.ts';
import { awake, expect, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
/** Opens a page whose shop is on its way until it is let in: painted, and not alive. Gives the way to let it in. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const { promise: letIn, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shop-[\w-]+\.js$/, async (route) => {
    await letIn;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return resolve;
}

test('a size chosen before the shop is there is put into the basket, once, and the button says that it is heard', async ({
  page,
}) => {
  const letIn = await openEarly(page, `/ua/catalog/product/${HOODIE}`);
  const sizes = page.getByRole('group', { name: say('product.size'), exact: true });
  await sizes.getByRole('button', { name: 'M', exact: true }).click();
  const add = page.getByRole('button', { name: say('product.add'), exact: true });
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  letIn();
  await awake(page);
  await expect(page.getByRole('link', { name: say('header.basket-count', { count: 1 }) })).toBeVisible();
  await expect(page.getByRole('region', { name: say('basket.title'), exact: true }).getByRole('listitem')).toHaveCount(
    1,
  );
});

test('the photo swiped to before the shop is there is the one that is said to be shown', async ({ page }) => {
  const letIn = await openEarly(page, `/ua/catalog/product/${HOODIE}`);
  const strip = page.getByRole('list', { name: /^Фото/ });
  await strip.evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  letIn();
  await awake(page);
  await expect(
    page.getByRole('button', { name: say('product.photo', { number: 2, total: PHOTOS }), exact: true }),
  ).toHaveAttribute('aria-current', 'true');
});

test('what the browser itself opens before the shop is there is whole when it is', async ({ page }) => {
  const letIn = await openEarly(page, `/ua/catalog/product/${HOODIE}`);
  await page.getByRole('button', { name: say('product.zoom'), exact: true }).click();
  const large = page.getByRole('dialog');
  await expect(large).toBeVisible();
  letIn();
  await expect(large.getByRole('button', { name: say('photos.next'), exact: true })).toBeVisible();
  const letListingIn = await openEarly(page, '/ua/catalog');
  await page.getByText(say('listing.filter-price'), { exact: true }).click();
  letListingIn();
  await expect(
    page.getByRole('group', { name: say('listing.filter-price'), exact: true }).getByRole('textbox'),
  ).toHaveCount(2);
});

test('a menu asked for before the shop is there opens when it is', async ({ page }) => {
  const letIn = await openEarly(page, '/ua/faq');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('header.menu') })
    .click();
  letIn();
  await expect(page.getByRole('dialog', { name: say('header.menu') })).toBeVisible();
});

test('a search typed before the shop is there is the browser’s own, and an order chosen then holds', async ({
  page,
}) => {
  const letIn = await openEarly(page, '/ua/catalog');
  await page.getByRole('searchbox').fill('соняхи');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=/);
  letIn();
  const letListingIn = await openEarly(page, '/ua/catalog');
  await page.getByRole('combobox', { name: say('listing.sort') }).selectOption('cheap');
  letListingIn();
  await expect(page).toHaveURL(/sort=cheap/);
  await awake(page);
  await expect(page.getByRole('combobox', { name: say('listing.sort') })).toHaveValue('cheap');
});
