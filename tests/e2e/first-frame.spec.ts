import { HOODIE } from './goods.ts';
import { awake, expect, test } from './shop.ts';

/** What each page begins with, and what lies below it. */
const PAGES = [
  { name: 'home', address: '/ua', first: ['h1', 'header'], later: ['h2', 'main article', 'footer'] },
  {
    name: 'the listing',
    address: '/ua/catalog',
    first: ['h1', 'header', 'main article'],
    later: ['main li:nth-child(6) article', 'footer'],
  },
  {
    name: 'the product',
    address: `/ua/catalog/product/${HOODIE}`,
    first: ['h1', 'header', 'main img'],
    later: ['[data-buying] ul', 'main article', 'footer'],
  },
];

declare global {
  interface Window {
    /** Of each selector, whether the first of it was to be seen: a frame each, undefined where it was not there. */
    seenOf?: Map<string, (boolean | undefined)[]>;
    /** px of the page in each frame that had its end in it. */
    heights?: number[];
  }
}

/** Runs in the page before any of its scripts. */
function watchFrames(selectors: string[]): void {
  const seenOf = new Map<string, (boolean | undefined)[]>(selectors.map((selector) => [selector, []]));
  window.seenOf = seenOf;
  const heights: number[] = (window.heights = []);
  const watch = (): void => {
    for (const [selector, seen] of seenOf) {
      const element = document.querySelector(selector);
      // What a part that is not painted yet has in it is not seen, though the part itself is there.
      const within = element?.querySelector(':scope > *') ?? element;
      seen.push(within?.checkVisibility());
    }
    if (document.querySelector('footer')) heights.push(document.documentElement.scrollHeight);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

for (const { name, address, first, later } of PAGES)
  test(`${name}: a first frame has what is seen first, the next one the rest`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(watchFrames, [...first, ...later]);
    await page.goto(address);
    await awake(page);
    const seenOf = new Map(await page.evaluate(() => [...(window.seenOf ?? [])]));
    for (const selector of first) expect(seenOf.get(selector), selector).not.toContain(false);
    const firstFrame = seenOf.get('h1')?.findIndex((seen) => seen !== undefined) ?? -1;
    for (const selector of later) {
      const seen = seenOf.get(selector) ?? [];
      // On a busy machine the end of a page comes after its first frame: that is late enough by itself.
      expect(seen[firstFrame], `${selector} waits`).not.toBe(true);
      expect(seen.at(-1), `${selector} has come`).toBe(true);
    }
    // A browser returns to a place on the page as soon as the page is that long: by then all above it has its height.
    const heights = await page.evaluate(() => window.heights ?? []);
    expect(heights.toSorted((one, other) => one - other)).toEqual(heights);
    // What is drawn in the browser waits for nothing: the place to which Back returns is there at once.
    await expect(page.locator('html')).toHaveAttribute('data-shop');
  });

test.describe('where nothing may move', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all of a page is there at once', async ({ page }) => {
    await page.addInitScript(watchFrames, ['footer']);
    await page.goto('/ua');
    await awake(page);
    expect(await page.evaluate(() => window.seenOf?.get('footer'))).not.toContain(false);
  });
});
