import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoBarriers } from './barriers.ts';
import { HOODIE } from './goods.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { type Shopper, toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

type Told = Shopper['locale'];

const COLUMNS = { ua: ['Довжина', 'Ширина в грудях'], en: ['Length', 'Chest width'] } as const;
const OTHER = { ua: 'en', en: 'ua' } as const;

/** A sold-out size says what a pre-order is, and how to be told without ordering. */
async function askWhenItIsBack(page: Page, locale: Told): Promise<void> {
  const say = wordsOf(locale);
  await page.getByRole('button', { name: say('product.size-sold-out', { size: 'XXS' }) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('dialog.preorder.title') });
  await expect(dialog).toContainText(say('dialog.preorder.text'));
  await expectNoBarriers(page, { where: 'a pre-order and what else there is' });
  await expect(dialog.getByRole('link', { name: say('dialog.instead.telegram') })).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\//,
  );
  const letter = dialog.getByRole('link', { name: say('dialog.instead.mail') });
  await expect(letter).toHaveAttribute('href', /^mailto:.*XXS/);
  await letter.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say('dialog.subscribe.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Its address, and a picture for stories; one that the server cannot draw is said to have failed. */
async function handItOn(page: Page, locale: Told): Promise<void> {
  const say = wordsOf(locale);
  await page.getByRole('button', { name: say('share.button'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('product.link-copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const picture = page.getByRole('button', { name: say('share.picture') });
  await page.route('**/story.jpg*', (route) => route.fulfill({ status: 503 }));
  await picture.click();
  await expect(page.getByText(say('share.picture-failed'))).toBeVisible();
  await page.unroute('**/story.jpg*');
  await picture.focus();
  // Drawn by the server there and then, beside whatever else it does.
  const saving = page.waitForEvent('download', { timeout: 30_000 });
  await page.keyboard.press('Enter');
  const file = await (await saving).path();
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'jpeg', width: 1_080, height: 1_920 });
  await expect(page.getByText(say('share.picture-saved'))).toBeVisible();
  await expectNoBarriers(page, { where: 'with ways to hand it on' });
}

/** Two measurements of a garment at home, the nearest size and why; there again in the other language. */
async function compareAtHome(page: Page, locale: Told): Promise<void> {
  const say = wordsOf(locale);
  await page.getByRole('button', { name: say('product.size-table'), exact: true }).press('Enter');
  const table = page.getByRole('dialog', { name: say('product.size-table') });
  const [length, chest] = COLUMNS[locale].map((column) => table.getByLabel(say('fit.field.cm', { column })));
  await length?.focus();
  await page.keyboard.type('71');
  await page.keyboard.press('Tab');
  await page.keyboard.type('59');
  await expect(chest ?? table).toBeFocused();
  const answer = table.getByRole('status');
  await expect(answer).toContainText(say('fit.closest', { size: 'S' }));
  await expect(answer).toContainText(say('fit.more', { column: COLUMNS[locale][1], by: say('fit.by.cm', { by: 1 }) }));
  await expectNoBarriers(page, { where: 'what fits at home', within: ['dialog:popover-open'] });
  await table.getByRole('combobox').selectOption('inches');
  await expect(table.getByLabel(say('fit.field.inches', { column: COLUMNS[locale][0] }))).toHaveValue('28');
  await table.getByRole('combobox').selectOption('cm');
  await table.getByRole('button', { name: say('fit.take', { size: 'S' }) }).press('Enter');
  await expect(table).toBeHidden();
  await expect(page).toHaveURL(/\?size=S$/);

  const other = OTHER[locale];
  const sayOther = wordsOf(other);
  await page.goto(`/${other}/catalog/product/${HOODIE}`);
  await awake(page);
  const sizes = page.getByRole('group', { name: sayOther('product.size'), exact: true });
  const byThree = sayOther('fit.at.more', { by: sayOther('fit.by.cm', { by: 3 }) });
  await expect(sizes.getByRole('button', { name: 'M', exact: true })).toHaveText(`M${byThree}`);
  await expect(page.getByText(sayOther('fit.at-sizes', { column: COLUMNS[other][1] }))).toBeVisible();
  await page.getByRole('button', { name: sayOther('product.size-table'), exact: true }).click();
  const again = page.getByRole('dialog', { name: sayOther('product.size-table') });
  await expect(again.getByRole('status')).toContainText(sayOther('fit.closest', { size: 'S' }));
  await page.keyboard.press('Escape');
}

for (const { locale, width, height } of toldBy('ua'))
  test.describe(`in ${locale} at ${width} px`, () => {
    const isPhone = width < 768;
    test.use({
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('one visit to a thing, by keyboard: asked for when it is back, handed on, compared with a garment at home', async ({
      page,
      alarms,
    }) => {
      alarms.expect(FAILED_ANSWER);
      await open(page, `/${locale}/catalog/product/${HOODIE}?size=M`);
      await test.step('back in stock', () => askWhenItIsBack(page, locale));
      await test.step('sharing', () => handItOn(page, locale));
      await test.step('what fits at home', () => compareAtHome(page, locale));
      if (!isPhone) return;
      const say = wordsOf(OTHER[locale]);
      await test.step('a photo is looked at from near with two fingers', async () => {
        await page.getByRole('button', { name: say('product.zoom'), exact: true }).click();
        await expect(page.getByRole('dialog').locator('button[aria-pressed]').first()).toBeVisible();
        const devices = await page.context().newCDPSession(page);
        await devices.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 });
        await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
      });
    });
  });
