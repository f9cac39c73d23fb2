import type { Page } from '@playwright/test';
import { CAP_TWICE, HOODIE_M } from '#tests/e2e/goods.ts';
import { add, PRODUCT } from '#tests/e2e/product-page.ts';
import { awake, expect, open, test } from '#tests/e2e/shop.ts';

const thread = (page: Page) => page.getByRole('banner').locator('[data-beat]');
const motion = (page: Page): Promise<string> => thread(page).evaluate((part) => getComputedStyle(part).animationName);

for (const { width, things } of [
  { width: 1440, things: 2 },
  { width: 768, things: 1 },
  { width: 390, things: 1 },
])
  test.describe(`a thread of ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the first thing in an empty basket brings the thread, and nothing of the header gives way', async ({
      page,
    }) => {
      await open(page, `${PRODUCT}?size=M`);
      await awake(page);
      await expect(thread(page)).toHaveCount(0);
      const places = () =>
        page
          .getByRole('banner')
          .locator('a:visible, button:visible')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      const before = await places();
      await add(page).first().click();
      await expect(thread(page).locator('img:visible')).toHaveCount(1);
      expect(await places()).toEqual(before);
    });

    test.describe('that is there', () => {
      test.use({ basket: { items: [CAP_TWICE] } });

      test('adding pegs a thing to the thread of the header, which dips and moves nothing else', async ({ page }) => {
        await open(page, `${PRODUCT}?size=M`);
        await awake(page);
        await expect(thread(page).locator('img:visible')).toHaveCount(1);
        const banner = page.getByRole('banner');
        const title = page.getByRole('heading', { level: 1 });
        const before = await banner.boundingBox();
        const titleBefore = await title.boundingBox();
        const motionBefore = await motion(page);
        await add(page).first().click();
        await expect(thread(page).locator('img:visible')).toHaveCount(things);
        await expect(thread(page).locator('img')).toHaveCount(2);
        expect(await motion(page), 'it dips anew').not.toBe(motionBefore);
        expect(await banner.boundingBox()).toEqual(before);
        expect(await title.boundingBox()).toEqual(titleBefore);
        for (const photo of await thread(page).locator('img:visible').all()) {
          const box = await photo.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), 'within the header').toBeLessThan(
            (before?.y ?? 0) + (before?.height ?? 0),
          );
        }
      });
    });
  });

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce', basket: { items: [HOODIE_M] } });

  test('the thread hangs still', async ({ page }) => {
    await open(page, '/ua/catalog');
    await awake(page);
    await expect(thread(page).locator('img')).toBeVisible();
    expect(await motion(page)).toBe('none');
  });
});
