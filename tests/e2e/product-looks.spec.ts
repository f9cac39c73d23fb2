import type { Locator } from '@playwright/test';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { expectNoBarriers } from './barriers.ts';
import { customerOn } from './customer.ts';
import { add, PRODUCT, say } from './product-page.ts';
import { expect, open, test } from './shop.ts';

const WITH_ROSETTE = `/ua/catalog/product/${variantId('tee-ruzha', 'coal')}`;

interface Motion {
  name: string;
  times: number;
  /** How far aside each of its steps is. */
  ways: string[];
}

/** The CSS animations of an element and of what is drawn before and after it, run or still running. */
function motionsOf(element: Locator): Promise<Motion[]> {
  return element.evaluate((node) =>
    node.getAnimations({ subtree: true }).flatMap((animation) => {
      const { effect } = animation;
      if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return [];
      const ways = effect.getKeyframes().map((frame) => String(frame['translate'] ?? ''));
      return [{ name: animation.animationName, times: effect.getTiming().iterations ?? 1, ways }];
    }),
  );
}

test('without a size the sizes shake once, by four pixels, in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, PRODUCT);
  const sizes = page.getByRole('group', { name: say('product.size') });
  // An animation that is over is not listed: it is held where it begins.
  await sizes.evaluate((node) =>
    node.addEventListener('animationstart', () => {
      for (const animation of node.getAnimations()) animation.pause();
    }),
  );
  await add(page).click();
  await expect(page.getByRole('button', { name: say('product.size-needed'), exact: true })).toBeVisible();
  await expect(sizes).toBeInViewport({ ratio: 1 });
  await expect.poll(() => motionsOf(sizes)).toHaveLength(1);
  const [shake] = await motionsOf(sizes);
  expect(shake?.times).toBe(1);
  expect(shake?.ways.filter((way) => way.endsWith('px'))).toEqual(['-4px', '4px']);
});

test('while a customer’s thing is being added the stitches march, then the button leads to the basket', async ({
  page,
  server,
}) => {
  await open(page, `${PRODUCT}?size=M`);
  await customerOn(page).signIn();
  await server.plan('basket.add:latency=1500');
  await add(page).click();
  const busy = page.getByRole('button', { name: say('product.adding'), exact: true });
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await motionsOf(busy)).map(({ times }) => times)).toEqual([Infinity]);
  await expect(page.getByRole('link', { name: say('product.to-basket'), exact: true })).toBeFocused();
});

test('the pattern card stands beside the photos on a wide screen, and its coming moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Tall enough for all of the gallery: what is out of sight would move unseen.
  await page.setViewportSize({ width: 1440, height: 1700 });
  await open(page, WITH_ROSETTE);
  const card = page.getByRole('figure', {
    name: say('pattern.crosses', { number: '0137', count: 1239, crosses: '1,239' }),
  });
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(() => page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
  await expectNoBarriers(page, { where: 'the pattern card', within: ['figure'] });
});

test('the size table is closed by its ґудзик, and scrolls within on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 340 });
  await open(page, PRODUCT);
  await page.getByRole('button', { name: say('product.size-table'), exact: true }).click();
  const table = page.getByRole('dialog', { name: say('product.size-table') });
  const close = table.getByRole('button', { name: say('common.close'), exact: true });
  await expect(close).toBeInViewport({ ratio: 1 });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(table.getByRole('row').last()).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(table).toBeHidden();
});
