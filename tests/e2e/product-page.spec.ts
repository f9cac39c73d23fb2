import type { Locator, Page } from '@playwright/test';
import { STORAGE_RECENTLY_VIEWED } from '#domain/constants.ts';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { CAP, HOODIES, POSTER, variantOf } from './goods.ts';
import { add, PRODUCT, say } from './product-page.ts';
import { expect, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { expectNoBarriers } from './barriers.ts';

const SOCKS = variantId('socks-kosiv', 'clay');
const ONE_VARIANT = /\/v1\/products\/variants\/[\w-]{36}/;
/** How many tasks one after the other it takes from a press on a link to the heading of the product it leads to. */
function tasksToHeading(link: Locator): Promise<number> {
  return link.evaluate(
    (anchor: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const { pathname } = anchor;
        let tasks = 0;
        const look = (): void => {
          const isThere = location.pathname === pathname && document.querySelector('main h1 span') !== null;
          if (isThere) resolve(tasks);
          else setTimeout(look);
          tasks += 1;
        };
        anchor.click();
        look();
      }),
  );
}

/** What lies below the first view of a page. */
const LATER = 'main [data-later=true]';

/** What the first two frames of the screen that a link leads to show: the look of the page, and how much of what lies below. */
function framesAfter(link: Locator): Promise<{ theme: string | undefined; later: number }[]> {
  return link.evaluate(
    (anchor: HTMLAnchorElement, below) =>
      new Promise((resolve) => {
        const frames: { theme: string | undefined; later: number }[] = [];
        const look = (): void => {
          const isThere = location.pathname === anchor.pathname && document.querySelector('main h1 span') !== null;
          const { theme } = document.documentElement.dataset;
          if (isThere) frames.push({ theme, later: document.querySelectorAll(below).length });
          if (frames.length === 2) resolve(frames);
          else requestAnimationFrame(look);
        };
        anchor.click();
        requestAnimationFrame(look);
      }),
    LATER,
  );
}

test('a product fetched ahead is there two tasks after a press on its card, and what lies below it two frames later', async ({
  page,
}) => {
  const tasks: number[] = [];
  const toCard = async (at: number): Promise<Locator> => {
    await open(page, `/ua/catalog/${HOODIES}`);
    const card = page.locator('article :is(h2, h3) a').nth(at);
    const fetched = page.waitForResponse(ONE_VARIANT);
    await card.hover();
    await fetched;
    await page.waitForLoadState('networkidle');
    return card;
  };
  // A browser that is busy with something else puts its own between them now and then.
  for (const at of [0, 1]) tasks.push(await tasksToHeading(await toCard(at)));
  // That of the press, and the one in which all of the screen is drawn.
  expect(Math.min(...tasks)).toBeLessThanOrEqual(2);
  // By the second frame the first is on the glass: what lies below waits for that.
  const asFirstSeen = { theme: 'light', later: 0 };
  expect(await framesAfter(await toCard(2))).toEqual([asFirstSeen, asFirstSeen]);
  await expect.poll(() => page.locator(LATER).count()).toBeGreaterThan(1);
});

/** From now on this page hears other things of the hoodie. */
async function change(page: Page, spoil: (item: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
  await page.route(ONE_VARIANT, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: spoil((await answer.json()) as Record<string, unknown>) });
  });
}

for (const width of firstOf(1, [390, 1440]))
  test(`at ${width} px no button moves or becomes another where the chosen size is sold out by now`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${PRODUCT}?size=M`);
    await page.waitForLoadState('networkidle');
    const oneClick = page.getByRole('button', { name: say('product.one-click') });
    const places = () => Promise.all([add(page), oneClick].map((button) => button.boundingBox()));
    const before = await places();
    await change(page, (item) => {
      const variant = item['variant'] as { sizes: { value: string; inStock: boolean }[] };
      const sizes = variant.sizes.map((size) => (size.value === 'M' ? { ...size, inStock: false } : size));
      return { ...item, variant: { ...variant, sizes } };
    });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const gone = page.getByRole('status').filter({ hasText: say('error.item-not-in-stock') });
    const preorder = gone.getByRole('button', { name: say('product.preorder'), exact: true });
    await expect(preorder).toBeVisible();
    await expect(add(page)).toBeDisabled();
    await expect(oneClick).toBeDisabled();
    expect(await places()).toEqual(before);
    // On a phone at the thumb; beside the sizes on a wide screen.
    const told = width < 768 ? preorder : page.getByText(say('product.size-gone', { size: 'M' }), { exact: true });
    await expect(told).toBeInViewport({ ratio: 1 });
    // Nothing to press stands half under the bar at the thumb.
    await page.evaluate(() => window.scrollBy(0, 150));
    await expectNoBarriers(page, { where: 'a size that is gone' });
    await preorder.click();
    await expect(page.getByRole('dialog', { name: say('dialog.preorder.title') })).toBeVisible();
  });

test('what was looked at before is there on the next page', async ({ page, server }) => {
  test.slow();
  const cap = await variantOf(server.url, CAP, 'ua');
  const recent = page.getByRole('region', { name: say('recent.title') });
  for (const id of [POSTER, SOCKS, CAP]) {
    await open(page, `/ua/catalog/product/${id}`);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_RECENTLY_VIEWED)).toContain(id);
    await expect(recent, 'less than three are no row').toBeHidden();
  }
  await open(page, PRODUCT);
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link', { name: cap.name, exact: true })).toBeVisible();
  await expectNoBarriers(page, { where: 'the things looked at before' });
});
