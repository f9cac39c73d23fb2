import type { Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const search = (page: Page) => page.getByRole('search').getByRole('combobox');

async function openAlive(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

test('/ looks for something from anywhere, b shows the basket', async ({ page }) => {
  await openAlive(page, '/ua/faq');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('b/?12');
  await expect(search(page)).toHaveValue('b/?12');
  await expect(page).toHaveURL('/ua/faq');
  await search(page).blur();
  await page.keyboard.press('b');
  await expect(page).toHaveURL('/ua/basket');
});

test('two digits go to a category of the open catalogue, and close it', async ({ page }) => {
  await openAlive(page, '/ua/faq');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common.catalog'), exact: true })
    .click();
  const third = page.getByRole('dialog').getByRole('link', { name: /^03 / });
  const path = await third.getAttribute('href');
  await page.keyboard.press('0');
  await page.keyboard.press('3');
  await expect(page).toHaveURL(path ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('? lists the keys; turned off there, they stay off in this browser until the footer’s list turns them on', async ({
  page,
}) => {
  await openAlive(page, '/ua/faq');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: say('dialog.shortcuts.title') });
  await expect(list).toBeVisible();
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.reload();
  await openAlive(page, '/ua/faq');
  for (const key of ['?', 'b', '/']) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/ua/faq');
  await expect(list).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('footer.keys') })
    .click();
  await list.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect(page).toHaveURL('/ua/basket');
});

test('no address opens the list of keys', async ({ page }) => {
  await openAlive(page, '/ua/faq?dialog=shortcuts');
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
