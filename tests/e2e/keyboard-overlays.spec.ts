import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

/** The places of the menu in their order, and the picture each is shown with. */
const PLACES = [
  ['common.home', 'new'],
  ['common.catalog', 'hoodies'],
  ['menu.shipping', 'trousers'],
  ['menu.faq', 'tees'],
  ['menu.contacts', 'accessories'],
  ['menu.about', 'longsleeves'],
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

/** Goes on by Tab, and is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('by keys alone the menu and the catalogue are opened, gone through with their pictures, and left', async ({
  page,
}) => {
  await open(page, '/ua/faq');
  const banner = page.getByRole('banner');
  const burger = banner.getByRole('button', { name: say('header.menu') });
  const catalogueLink = banner.getByRole('link', { name: say('common.catalog'), exact: true });
  const menu = page.getByRole('dialog', { name: say('header.menu') });
  const catalogue = page.getByRole('dialog', { name: say('common.catalog') });
  const entry = (number: string) => catalogue.getByRole('link', { name: new RegExp(`^${number} `) });
  const photo = catalogue.locator('figure img');

  await tabTo(page, page.getByRole('link', { name: say('a11y.skip') }));
  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: say('common.close') })).toBeFocused();
  await tabTo(page, menu.getByRole('link', { name: say('header.home', { shortName: 'ШОВ' }) }));
  await tabTo(page, menu.getByRole('link', { name: say('search.open') }));
  // While it slides in no place shows its picture: the first one is come to until the menu is at rest.
  await expect(async () => {
    await tabTo(page, menu.getByRole('link', { name: say('common.home'), exact: true }));
    const isShown = await menu.getByText(say('menu.picture.new'), { exact: true }).isVisible();
    if (!isShown) await page.keyboard.press('Shift+Tab');
    expect(isShown).toBe(true);
  }).toPass({ intervals: [50] });
  for (const [place, picture] of PLACES.slice(1)) {
    await tabTo(page, menu.getByRole('link', { name: say(place), exact: true }));
    await expect(menu.getByText(say(`menu.picture.${picture}`), { exact: true })).toBeVisible();
    await expect(menu.locator('img')).toHaveAttribute('src', new RegExp(`/${picture}-`));
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(burger).toBeFocused();

  await tabTo(page, catalogueLink);
  await page.keyboard.press('Enter');
  await expect(catalogue.getByRole('button', { name: say('catalogue.back') })).toBeFocused();
  await expect(photo).toHaveCount(0);
  while (!(await entry('01').evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  const photos: (string | null)[] = [];
  for (const number of ['02', '03']) {
    await tabTo(page, entry(number));
    await expect(photo).toBeVisible();
    photos.push(await photo.getAttribute('src'));
  }
  expect(new Set(photos).size, 'a photo of its own').toBe(2);
  await page.keyboard.press('Escape');
  await expect(catalogue).toHaveCount(0);
  await expect(catalogueLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(catalogue).toBeVisible();
  await expect(photo, 'opened again it begins anew').toHaveCount(0);
  expect(await catalogue.locator('figure').evaluate((one) => one.style.translate)).toBe('');
  await page.keyboard.press('Escape');
});
