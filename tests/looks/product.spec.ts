import type { Locator } from '@playwright/test';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { expectNoBarriers } from '#tests/e2e/barriers.ts';
import { customerOn } from '#tests/e2e/customer.ts';
import { add, PRODUCT, say } from '#tests/e2e/product-page.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { watchLateShifts } from '#tests/e2e/watch-late-shifts.ts';

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
  // A second press is answered by a shake as well, as the first was.
  await page.getByRole('button', { name: say('product.size-needed'), exact: true }).click();
  await expect.poll(async () => (await motionsOf(sizes))[0]?.name).not.toBe(shake?.name);
  const [again] = await motionsOf(sizes);
  expect(again).toEqual({ ...shake, name: again?.name });
});

test('while a customer’s thing is being added the stitches march, then the button adds again', async ({
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
  await expect(page.getByRole('link', { name: say('product.to-basket'), exact: true })).toBeVisible();
  await expect(add(page)).toBeFocused();
});

test('the pattern card stands beside the photos on a wide screen, and its coming moves nothing', async ({ page }) => {
  const moved = await watchLateShifts(page);
  // Tall enough for all of the gallery: what is out of sight would move unseen.
  await page.setViewportSize({ width: 1440, height: 1700 });
  await open(page, WITH_ROSETTE);
  const card = page.getByRole('figure', {
    name: say('pattern.crosses', { number: '0137', count: 1239 }),
  });
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(moved).toBeLessThan(0.001);
  await expectNoBarriers(page, { where: 'the pattern card', within: ['figure'] });
});

test('the size table shuts nobody out, is closed by its ґудзик, and scrolls within on a low screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 340 });
  await open(page, PRODUCT);
  await page.getByRole('button', { name: say('product.size-table'), exact: true }).click();
  const table = page.getByRole('dialog', { name: say('product.size-table') });
  const close = table.getByRole('button', { name: say('common.close'), exact: true });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page, { where: 'the size table', within: ['dialog:popover-open'] });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(table.getByRole('row').last()).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(table).toBeHidden();
});

test('the line on free delivery keeps its height whatever is in the basket, at any width', async ({ page }) => {
  await open(page, `${PRODUCT}?size=M`);
  const line = page
    .getByRole('list', { name: say('product.facts') })
    .getByRole('listitem')
    .first();
  const heights = async (): Promise<Record<number, number>> => {
    const found: Record<number, number> = {};
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found[width] = await line.evaluate((one) => one.clientHeight);
    }
    return found;
  };
  const words = (await line.textContent()) ?? '';
  const atFirst = await heights();
  await add(page).click();
  await expect(line).not.toHaveText(words);
  expect(await heights(), 'once it is in').toEqual(atFirst);
  await page.reload();
  await expect(line).not.toHaveText(words);
  expect(await heights(), 'after a reload').toEqual(atFirst);
});
