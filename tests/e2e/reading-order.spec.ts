import type { Page } from '@playwright/test';
import { HOODIE, HOODIE_M } from './goods.ts';
import { makeOrder } from './orders.ts';
import { expect, open, quiet, test } from './shop.ts';
import { firstOf } from './shoppers.ts';

/** px by which a thing may stand before the one that comes before it: letters of other sizes in one line. */
const SLACK_PX = 2;
/** Fewer than any screen has in all, and in its main part once that has come. */
const [FEWEST_STOPS, FEWEST_IN_MAIN] = [10, 8];
/** What can be focused. */
const STOPS = 'a, button, input, select, textarea, summary, [tabindex]';
const [DESK_PX, PHONE_PX] = [1440, 390];
const SCREENS = ['/ua', '/ua/catalog', `/ua/catalog/product/${HOODIE}?size=M`, '/ua/basket', '/ua/faq', '/ua/checkout'];

interface Stop {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Lies over the page, wherever that is scrolled to. */
  isFloating: boolean;
}

/**
 * Where everything stands that can be focused, the page being at its top; each is marked with its place in the list. Two
 * more, which are not of the shop, stand before and after it all: what a browser itself has there differs.
 */
function measure(selector: string): Stop[] {
  // What has the focus may stand elsewhere than it does at rest.
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  for (const mark of document.querySelectorAll('[data-stop=before], [data-stop=after]')) mark.remove();
  const floats = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].map((one, at) => {
    one.dataset['stop'] = String(at);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = (one.ariaLabel ?? one.textContent).trim().slice(0, 40);
    return { name, left, right, top, bottom, isFloating: floats(one) };
  });
  const mark = (where: string): HTMLElement => {
    const button = document.createElement('button');
    button.dataset['stop'] = where;
    button.style.cssText = 'position: fixed; opacity: 0';
    return button;
  };
  const start = mark('before');
  document.body.prepend(start);
  document.body.append(mark('after'));
  start.focus();
  return stops;
}

/**
 * What Tab goes to, one after another, from the beginning of the page to its end. A page says that it is alive before all that
 * it shows then is drawn, and a part of its own comes when it comes: whatever comes meanwhile, the walk begins anew.
 */
async function walk(page: Page): Promise<Stop[]> {
  const all = await page.evaluate(measure, STOPS);
  await page.evaluate(() => {
    const visited: string[] = [];
    const visit = ({ target }: FocusEvent): unknown => visited.push((target as HTMLElement).dataset['stop'] ?? '');
    document.addEventListener('focusin', visit);
    Object.assign(window, { visited });
  });
  // One is not waited for before the next: the browser takes them one after another.
  await Promise.all(Array.from({ length: all.length + 1 }, () => page.keyboard.press('Tab')));
  const visited = await page.evaluate(() => (window as unknown as { visited: string[] }).visited);
  if ((await page.locator(`:is(${STOPS}):not([data-stop])`).count()) > 0) return walk(page);
  expect(visited, 'Tab leaves the page').toContain('after');
  return visited.slice(0, visited.indexOf('after')).flatMap((at) => all[Number(at)] ?? []);
}

/** It stands above the one before it and not in a column beside that, or in one line with it and before it. */
function isOutOfOrder(before: Stop, after: Stop): boolean {
  const isAbove = after.bottom <= before.top + SLACK_PX;
  if (isAbove) return after.left < before.right - SLACK_PX;
  const isBelow = after.top >= before.bottom - SLACK_PX;
  return !isBelow && after.left < before.left - SLACK_PX;
}

test.use({ basket: { items: [HOODIE_M] }, reducedMotion: 'reduce' });

test('the keyboard goes through each screen in the order in which things stand, on a desk and on a phone', async ({
  page,
  server,
}) => {
  test.slow();
  const order = await makeOrder(server.url, [HOODIE_M], 'delivery');
  for (const path of [...firstOf(3, SCREENS), `/ua/checkout/${order}?step=delivery`]) {
    await page.setViewportSize({ width: DESK_PX, height: 900 });
    await open(page, path);
    await quiet(page);
    await expect.poll(() => page.locator('main').locator(STOPS).count(), path).toBeGreaterThan(FEWEST_IN_MAIN);
    for (const width of [DESK_PX, PHONE_PX]) {
      await page.setViewportSize({ width, height: 900 });
      const stops = (await walk(page)).filter(({ isFloating }) => !isFloating);
      expect(stops.length, path).toBeGreaterThan(FEWEST_STOPS);
      const wrong = stops.flatMap((after, at) => {
        const before = stops[at - 1];
        return before !== undefined && isOutOfOrder(before, after) ? [`${before.name} → ${after.name}`] : [];
      });
      expect.soft(wrong, `${path} at ${width} px`).toEqual([]);
    }
  }
});
