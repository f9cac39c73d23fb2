import type { Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
async function openAlive(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

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
