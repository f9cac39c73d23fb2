import type { Locator } from '@playwright/test';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { expectNoBarriers } from './barriers.ts';
import { customerOn } from './customer.ts';
import { PHOTOS } from './goods.ts';
import { add, PRODUCT, say } from './product-page.ts';
import { expect, open, test } from './shop.ts';
import { watchLateShifts } from './watch-late-shifts.ts';

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

for (const [opener, stops] of [
  ['product.size-table', 5],
  ['product.zoom', 5 + PHOTOS],
] as const)
  test(`Tab goes round in what ${opener} opens, and Escape leads back to what opened it`, async ({ page }) => {
    await open(page, PRODUCT);
    // What turns the keys round comes late.
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: say(opener), exact: true });
    const panel = page.locator('dialog:popover-open');
    const isIn = (): Promise<boolean> =>
      panel.evaluate((one) => document.hasFocus() && one.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab']) {
      await button.focus();
      await page.keyboard.press('Enter');
      // All of it is there: a part comes late.
      const reached = (): Promise<number> =>
        panel
          .locator('button, input, select, [tabindex]')
          .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length);
      await expect.poll(reached).toBe(stops);
      await expect.poll(isIn).toBe(true);
      const begin = panel.locator(':focus');
      await begin.evaluate((one) => (one.dataset['begin'] = ''));
      const visited = async (): Promise<string> =>
        // Two fields are alike but for their places.
        panel
          .locator(':focus')
          .evaluate((one) => `${[...document.querySelectorAll('*')].indexOf(one)} ${one.outerHTML}`);
      const seen: string[] = [];
      for (let press = 0; press < stops; press += 1) {
        await page.keyboard.press(key);
        expect(await isIn(), `${key}, press ${press + 1}`).toBe(true);
        seen.push(await visited());
      }
      expect(new Set(seen).size, 'stops of one round').toBe(stops);
      expect(seen.at(-1), 'where the round ends').toContain('data-begin');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

for (const [width, height] of [
  [1440, 700],
  [390, 700],
] as const)
  test(`whichever way one tabs, nothing focused lies under the header or the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, PRODUCT);
    const covered = (): Promise<string | undefined> =>
      page.evaluate(() => {
        const one = document.activeElement;
        if (one === null || one.closest('main') === null) return undefined;
        const bar = document.querySelector('[data-buying] button[data-variant=primary]')?.parentElement ?? undefined;
        const { top, bottom, height: tall } = one.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const isInBar = bar?.contains(one) === true || bar === undefined || getComputedStyle(bar).position !== 'sticky';
        const floor = isInBar ? window.innerHeight : bar.getBoundingClientRect().top;
        const isWhole = tall > floor - header || (top >= header && bottom <= floor + 1);
        return isWhole ? undefined : `${one.outerHTML.slice(0, 120)} ${top}..${bottom}, seen ${header}..${floor}`;
      });
    const found: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 45; press += 1) {
        await page.keyboard.press(key);
        const what = await covered();
        if (what !== undefined) found.push(`${key}: ${what}`);
      }
    expect(found).toEqual([]);
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
