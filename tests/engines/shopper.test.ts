import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Seen } from './in-page.ts';
import type { Browser } from './port.ts';
import { Shopper } from './shopper.ts';

/** A page that is alive, as `isAwake` sees it. */
const ALIVE = { __reactContainer$a: { stateNode: { current: { memoizedState: { isDehydrated: false } } } } };

/** A browser that goes on showing a page for so long after it was told to load it anew. */
function slowBrowser(ms: number) {
  const pageOf = (number: number) =>
    createContext({
      number,
      setTimeout,
      document: { querySelector: () => ALIVE },
      location: { reload: () => setTimeout(() => (shown = pageOf(number + 1)), ms) },
    });
  let shown = pageOf(1);
  const script = async (body: string): Promise<unknown> =>
    runInContext(`(() => { const window = globalThis; ${body} })()`, shown);
  return { script } as unknown as Browser;
}

/** A browser in which a button is seen like this, look after look; the last look lasts. */
function browserThatShows(...looks: Partial<Seen>[]) {
  const pressed: number[] = [];
  const look = { x: 10, y: 10, isCovered: false, isMoving: false, isOff: false };
  const script = async (body: string): Promise<unknown> =>
    body.includes("TestingLibraryDom' in") || { ...look, ...(looks.length > 1 ? looks.shift() : looks[0]) };
  const pressAt = async (x: number): Promise<void> => void pressed.push(x);
  return { pressed, browser: { script, pressAt } as unknown as Browser };
}

test('a thing on its way is pressed once it is where it belongs, though it seems to stand still on a slow machine', async () => {
  const { pressed, browser } = browserThatShows({ x: 1, isMoving: true }, { x: 1, isMoving: true }, { x: 90 });
  await new Shopper(browser, 'http://shop.test').press({ role: 'button' });
  expect(pressed).toEqual([90]);
});

test('who loads a page anew waits for the new one, however long the old one stays', async () => {
  const shopper = new Shopper(slowBrowser(900), 'http://shop.test');
  await shopper.reload();
  expect(await shopper.run(() => (globalThis as unknown as { number: number }).number)).toBe(2);
});
