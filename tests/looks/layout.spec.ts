import type { Page } from '@playwright/test';
import { variantId } from '#fixtures/catalogue/product-row.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const WIDTHS = [390, 768, 1440, 1920] as const;
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const MARGIN_PX = 28;
const COOKIE_PX = { width: 360, height: 104 };
const productAt = (...which: Parameters<typeof variantId>): string => `/ua/catalog/product/${variantId(...which)}`;

const offer = (page: Page) => page.getByRole('button', { name: say('discount.button') });

test('the main picture of a thing is shown whole, 28 px from its tile, however wide the window', async ({ page }) => {
  for (const address of [productAt('trousers-podolok', 'chalk'), productAt('socks-kosiv', 'clay')]) {
    await open(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [tile, photo] = await page
        .locator('main [data-disc] img')
        .first()
        .evaluate((image) => {
          const edge = image.closest('[data-disc]')?.getBoundingClientRect();
          const { top, bottom, width: wide } = image.getBoundingClientRect();
          return [edge, { top, bottom, wide }];
        });
      expect(photo?.top, `${width} px`).toBeCloseTo((tile?.top ?? 0) + MARGIN_PX, 0);
      expect(photo?.bottom, `${width} px`).toBeCloseTo((tile?.bottom ?? 0) - MARGIN_PX, 0);
      expect(photo?.wide, `${width} px`).toBeLessThanOrEqual(tile?.width ?? 0);
    }
  }
});

test.describe('the question about cookies', () => {
  test.use({ consent: 'not asked' });

  test('is a label in the lower right corner of a screen that moves nothing and covers nothing one reads', async ({
    page,
  }) => {
    await open(page, '/ua');
    const question = page.getByRole('region', { name: say('cookies.label') });
    const panel = page.getByRole('main').getByRole('link').first().locator('..');
    await expect(question).toHaveCSS('animation-play-state', 'running');
    const placesOfWords: Awaited<ReturnType<typeof panel.boundingBox>>[] = [];
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      const asked = await question.boundingBox();
      const words = await panel.boundingBox();
      expect(asked?.width).toBe(COOKIE_PX.width);
      expect(asked?.height).toBeLessThanOrEqual(COOKIE_PX.height + MARGIN_PX);
      expect((words?.y ?? 0) + (words?.height ?? 0), `${viewport.width} px`).toBeLessThanOrEqual(asked?.y ?? 0);
      placesOfWords.push(words);
    }
    await question.getByRole('button').last().click();
    await expect(question).toBeHidden();
    for (const [at, viewport] of SCREENS.entries()) {
      await page.setViewportSize(viewport);
      expect(await panel.boundingBox(), `${viewport.width} px`).toEqual(placesOfWords[at]);
    }
  });
});

test('the discount floats over no word, price or sign, and not while the news are in sight', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [width, address] of [
    [1440, '/ua/catalog'],
    [390, '/ua/catalog'],
    [1440, '/ua'],
  ] as const) {
    // The page before would ask for its first picture once more, in another size.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 900 });
    await open(page, address);
    await expect(offer(page)).toBeHidden();
    const depth = await page.evaluate(() => document.documentElement.scrollHeight);
    let times = 0;
    for (let y = 1_000; y < depth - 900; y += 260) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      // A page at rest: while it is scrolled, it is looked at now and then.
      await page.waitForTimeout(200);
      if (!(await page.locator('button[data-place=middle]').count())) continue;
      times++;
      const covered = (): string[] => {
        const button = document.querySelector('button[data-place]');
        if (button === null) return [];
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const walker = document.createTreeWalker(
          document.querySelector('#root') ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        const range = document.createRange();
        const under: string[] = [];
        while (walker.nextNode() !== null) {
          const { currentNode } = walker;
          const parent = currentNode.parentElement;
          if (!currentNode.textContent?.trim() || parent === null || button.contains(parent)) continue;
          if (!parent.checkVisibility({ visibilityProperty: true }) || getComputedStyle(parent).clipPath !== 'none')
            continue;
          if (parent.closest('[data-offer], [aria-hidden]')) continue;
          range.selectNodeContents(currentNode);
          const isUnder = [...range.getClientRects()].some(
            (line) =>
              line.right > left && line.left < right && line.bottom > top && line.top < bottom && line.width > 1,
          );
          if (isUnder) under.push(currentNode.textContent);
        }
        const news = document.querySelector('[data-offer]')?.getBoundingClientRect();
        if (news && news.top < innerHeight && news.bottom > 0) under.push('the news');
        return under;
      };
      const where = `${address}, ${width} px wide, at ${y}`;
      await expect.poll(() => page.evaluate(covered), { message: where }).toEqual([]);
    }
    expect(times).toBeGreaterThan(0);
  }
});

test('a listing has no hole: what leads elsewhere takes a whole row', async ({ page }) => {
  await open(page, '/ua/catalog');
  for (const width of [390, 768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('section ul[class*=grid] > li').evaluateAll((cells) => {
      const byTop = new Map<number, number>();
      for (const cell of cells) {
        const { top, width: wide } = cell.getBoundingClientRect();
        byTop.set(Math.round(top), (byTop.get(Math.round(top)) ?? 0) + wide);
      }
      const list = cells[0]?.parentElement?.getBoundingClientRect().width ?? 0;
      return [...byTop.values()].map((wide) => wide / list);
    });
    expect(Math.min(...rows), `${width} px`).toBeGreaterThan(0.9);
  }
});

test('header, hero, goods and footer of home begin and end at one edge', async ({ page }) => {
  await open(page, '/ua');
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const edges = await page.evaluate(() => {
      const parts = ['header > div:first-child', 'main h1', 'main article', 'footer address'];
      return parts.map((part) => Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? -1));
    });
    expect(new Set(edges).size, `${width}: ${edges.join(', ')}`).toBe(1);
  }
});

test('on a tablet filters are a sheet, the way in is a sign, and the field for the news has room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/ua/catalog');
  await expect(page.getByRole('button', { name: say('listing.filters'), exact: true })).toBeVisible();
  const signIn = page.getByRole('banner').getByRole('button', { name: say('header.sign-in'), exact: true });
  await expect.poll(async () => (await signIn.boundingBox())?.width).toBeLessThanOrEqual(48);
  const head = await page.locator('main fieldset').first().locator('..').boundingBox();
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(76);
  expect(head?.height).toBeLessThanOrEqual(72);
  await open(page, '/ua');
  await page.locator('[data-offer]').scrollIntoViewIfNeeded();
  const field = page.getByRole('main').getByRole('textbox', { name: say('newsletter.email') });
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(300);
});
