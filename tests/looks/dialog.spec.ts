import type { Page } from '@playwright/test';
import { HOODIE } from '#tests/e2e/goods.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');

/** px (spec, section 9). */
const BY_ADDRESS = { auth: 530, resetPassword: 620, subscribe: 620, discount: 620, success: 560 };
const YELLOW = 'rgb(255, 201, 31)';

const dialog = (page: Page) => page.getByRole('dialog');
/** What dims the page. */
const around = (page: Page) => dialog(page).locator('xpath=..');

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
    await expect.soft(around(page), name).toHaveCSS('background-color', 'rgba(16, 11, 8, 0.78)');
    // A thing that leans out of one lets nobody push it sideways.
    await expect.soft(around(page), name).toHaveCSS('overflow-x', 'hidden');
    await expect.soft(dialog(page), name).toHaveCSS('border-radius', '6px');
    const line = await dialog(page).evaluate((element) => {
      const { top, right, borderTopStyle } = getComputedStyle(element, '::before');
      return [top, right, borderTopStyle];
    });
    expect.soft(line, `${name}: sewn on 9 px from its edge`).toEqual(['9px', '9px', 'dashed']);
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

test.describe('where things may move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the page is dimmed in 180 ms, and the dialog rises 14 px and is seen in 240', async ({ page }) => {
    await open(page, '/ua/faq');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('header.sign-in') })
      .click();
    await expect(dialog(page)).toBeVisible();
    /** How each of its animations begins, and how long it takes. */
    const begins = (element: Element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const from = animationName.split(', ').map((name) => {
        const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
        return ((frames as CSSKeyframesRule).cssRules[0] as CSSKeyframeRule).style.cssText;
      });
      return { from, animationDuration };
    };
    expect(await around(page).evaluate(begins)).toEqual({ from: ['opacity: 0;'], animationDuration: '0.18s' });
    expect(await dialog(page).evaluate(begins)).toEqual({
      from: ['opacity: 0;', 'transform: translateY(14px);'],
      animationDuration: '0.24s, 0.24s',
    });
  });
});
