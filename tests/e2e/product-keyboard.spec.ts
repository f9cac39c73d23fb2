import { PHOTOS } from './goods.ts';
import { PRODUCT, say } from './product-page.ts';
import { expect, open, test } from './shop.ts';

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
