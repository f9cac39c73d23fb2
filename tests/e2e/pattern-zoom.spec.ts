import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { watchLateShifts } from './watch-late-shifts.ts';
import { wordsOf } from './words.ts';

const STITCHED = `/catalog/product/${variantId('tee-ruzha', 'coal')}`;

const zoom = (page: Page, locale: Locale = 'ua') =>
  page.getByRole('group', { name: wordsOf(locale)('pattern.zoom'), exact: true });

for (const [width, locale] of firstOf(1, [
  [390, 'ua'],
  [768, 'en'],
  [1440, 'ua'],
  [320, 'en'],
] as const))
  test(`the pattern of a thing can be looked at from near, and is in the way of nobody: ${width}, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const moved = await watchLateShifts(page);
    await open(page, `/${locale}${STITCHED}`);
    await awake(page);
    const group = zoom(page, locale);
    await group.scrollIntoViewIfNeeded();
    await expect(group).toBeVisible();
    const cloth = (await group.locator('svg').first().boundingBox()) ?? { width: 0, height: 0 };
    if (width === 768) expect(Math.min(cloth.width, cloth.height), 'as large as it can be there').toBeGreaterThan(170);
    await expectNoBarriers(page, { where: `${locale} at ${width} px` });
    for (const button of await group.getByRole('button').all())
      expect((await button.boundingBox())?.height, 'large enough for a finger').toBeGreaterThanOrEqual(44);
    await group.getByRole('button', { name: wordsOf(locale)('pattern.zoom.thing'), exact: true }).click();
    await expect(group.locator('image')).toHaveAttribute('opacity', '1');
    expect(await moved()).toBeLessThan(0.001);
  });
