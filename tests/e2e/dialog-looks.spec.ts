import type { Page } from '@playwright/test';
import { HOODIE } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

/** px (spec, section 9). */
const BY_ADDRESS = { auth: 530, resetPassword: 620, subscribe: 620, discount: 620, success: 560 };
const YELLOW = 'rgb(255, 201, 31)';

const dialog = (page: Page) => page.getByRole('dialog');

/** How wide the dialog is, and how far its button to close stands out at the top and at the end. */
async function measure(page: Page): Promise<{ width: number; above: number; beside: number }> {
  await expect(dialog(page)).toBeVisible();
  return dialog(page).evaluate((element, name) => {
    const button = element.querySelector(`button[aria-label="${name}"]`) as HTMLElement;
    const [panel, close] = [element.getBoundingClientRect(), button.getBoundingClientRect()];
    return { width: panel.width, above: panel.top - close.top, beside: close.right - panel.right };
  }, say('common.close'));
}

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('each dialog is as wide as was agreed, over a dimmed page, its button on its corner; the offer is yellow', async ({
  page,
}) => {
  const expectLooks = async (name: string, width: number): Promise<void> => {
    const { above, beside, ...found } = await measure(page);
    expect.soft(found.width, name).toBe(width);
    expect.soft([above, beside], `${name}: half of its button stands out`).toEqual([24, 24]);
    await expect.soft(page.locator('.MuiBackdrop-root'), name).toHaveCSS('background-color', 'rgba(16, 11, 8, 0.78)');
  };
  for (const [name, width] of Object.entries(BY_ADDRESS)) {
    await open(page, `/ua/faq?dialog=${name}`);
    await expectLooks(name, width);
    const ground = await dialog(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect.soft(ground === YELLOW, `${name} is yellow`).toBe(name === 'discount');
  }
  await open(page, `/ua/catalog/product/${HOODIE}?size=M`);
  await page.getByRole('button', { name: say('product.one-click') }).click();
  await expectLooks('buyInClick', 620);
});
