import { expectNoBarriers } from './barriers.ts';
import { buyerOn } from './buyer.ts';
import { HOODIE_M } from './goods.ts';
import { makeOrder } from './orders.ts';
import { awake, expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('contacts and hours are there to read, and no bell that would do nothing', async ({ page }) => {
    await page.goto('/ua/contacts');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+38 044 390 12 07' })).toBeVisible();
    await expect(main.getByText('вт–сб 12:00–19:00')).toBeVisible();
    await expect(main.getByRole('button', { name: say('contacts.bell') })).toBeHidden();
    await expect(main.getByText('Зараз')).toHaveCount(0);
  });
});

for (const circumstance of firstOf(1, [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const))
  test(`whoever has ${Object.keys(circumstance).join()} rings at the door, and pays again`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia(circumstance);
    await open(page, '/ua/contacts');
    await awake(page);
    await page.getByRole('button', { name: say('contacts.bell') }).click();
    await expect(page.locator('[data-rung=true]')).toHaveCount(2);
    const moves = await page.evaluate(() => document.getAnimations().length);
    // In forced colours axe sees the colours of before.
    const isStill = 'reducedMotion' in circumstance;
    if (isStill) expect(moves).toBe(0);
    if (isStill) await expectNoBarriers(page, { where: 'at the door' });

    const id = await makeOrder(server.url, [HOODIE_M], 'failed');
    await open(page, `/ua/checkout/error?order=${id}`);
    await awake(page);
    if (isStill) await expectNoBarriers(page, { where: 'at the torn thread' });
    await buyerOn(page, 'ua').payButton().click();
    await expect(page).toHaveURL(/\/pay\/checkout\?/);
  });
