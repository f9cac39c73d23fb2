import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expectNoBarriers } from './barriers.ts';
import { HOODIE } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { SHOPPERS } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width, height } of SHOPPERS)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height }, permissions: ['clipboard-read', 'clipboard-write'] });
    const say = wordsOf(locale);

    test('a thing is handed on by keyboard: its address, and a picture for stories', async ({ page }) => {
      await open(page, `/${locale}/catalog/product/${HOODIE}?size=M`);
      await page.getByRole('button', { name: say('share.button'), exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('product.link-copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

      await page.getByRole('button', { name: say('share.picture') }).focus();
      const saving = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      const file = await (await saving).path();
      expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'jpeg', width: 1_080, height: 1_920 });
      await expect(page.getByText(say('share.picture-saved'))).toBeVisible();
      await expectNoBarriers(page, { where: 'with ways to hand it on' });
    });

    test('a picture that the server cannot draw is said to have failed', async ({ page, alarms }) => {
      alarms.expect(/Failed to load resource/);
      await page.route('**/story.jpg*', (route) => route.fulfill({ status: 503 }));
      await open(page, `/${locale}/catalog/product/${HOODIE}`);
      await page.getByRole('button', { name: say('share.picture') }).click();
      await expect(page.getByText(say('share.picture-failed'))).toBeVisible();
    });
  });
