import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '#tests/e2e/shop.ts';
import { wordsOf } from '#tests/e2e/words.ts';

const say = wordsOf('ua');
const YELLOW = 'rgb(255, 201, 31)';
const INK = 'rgb(26, 21, 18)';
const FOOTER = 'rgb(18, 14, 12)';
const SCREEN = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** px, at 1440. */
const GUTTER = 48;

const banner = (page: Page) => page.getByRole('banner');
const leftsOf = (all: Locator): Promise<number[]> =>
  all.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));

/** What the styles say of a part, or of what they draw before or after it. */
function drawn(part: Locator, names: string[], pseudo?: '::before' | '::after'): Promise<string[]> {
  return part.evaluate(
    (element, [properties, which]) => {
      const style = getComputedStyle(element, which);
      return properties.map((name) => style.getPropertyValue(name));
    },
    [names, pseudo] as const,
  );
}

test.use({ viewport: SCREEN });

test('the hint is a yellow strip of 30 px with ink letters of 13 px', async ({ page }) => {
  await open(page, '/ua/faq');
  const hint = page.getByRole('complementary', { name: say('hint.label') });
  expect(await drawn(hint, ['height', 'background-color', 'color', 'font-size', 'font-weight'])).toEqual([
    '30px',
    YELLOW,
    INK,
    '13px',
    '600',
  ]);
  await expect(hint.locator('span')).toHaveCount(2);
  await expect(hint.getByText(say('hint.discount'))).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(hint.getByText(say('hint.discount')), 'a phone has room for one').toBeHidden();
  await expect(hint.locator('span').first()).toBeVisible();
});

test('the footer is near black in four columns over a wordmark as wide as they; at the checkout one clear line', async ({
  page,
}) => {
  await open(page, '/ua/catalog');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('background-color', FOOTER);
  const columns = footer.getByRole('navigation', { name: say('footer.shop') }).locator('xpath=..');
  expect(new Set(await leftsOf(columns.locator('> *'))).size).toBe(4);
  const wordmark = footer.locator('svg:has(use[href="#wordmark"])');
  expect((await wordmark.boundingBox())?.width).toBe(SCREEN.width - 2 * GUTTER);
  await page.setViewportSize(PHONE);
  expect(new Set(await leftsOf(columns.locator('> *'))).size, 'on a phone').toBeLessThanOrEqual(2);

  await open(page, '/ua/checkout/error');
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(wordmark).toHaveCount(0);
});

test('the menu slides in over 420 ms on 52 % of a screen with a slanted edge, its places one after another', async ({
  page,
}) => {
  await open(page, '/ua/faq');
  await banner(page)
    .getByRole('button', { name: say('header.menu') })
    .click();
  const menu = page.getByRole('dialog', { name: say('header.menu') });
  const panel = menu.locator('> div').first();
  const picture = menu.locator('> div').last();
  expect(await drawn(panel, ['animation-duration', 'clip-path'])).toEqual([
    '0.42s',
    'polygon(0px 0px, 100% 0px, calc(100% - 90px) 100%, 0px 100%)',
  ]);
  const places = menu.getByRole('navigation', { name: say('menu.label') }).getByRole('link');
  expect(
    await places.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationDelay)),
    'a little later each',
  ).toEqual(['0s', '0.04s', '0.08s', '0.12s', '0.16s', '0.2s']);
  await expect.poll(async () => (await panel.boundingBox())?.x, 'it comes to rest').toBe(0);
  expect((await panel.boundingBox())?.width).toBeCloseTo(SCREEN.width * 0.52, 0);

  const place = menu.getByRole('link', { name: say('menu.contacts'), exact: true });
  await expect(place).toHaveCSS('font-size', '74.88px');
  await place.hover();
  await expect(place).toHaveCSS('background-color', YELLOW);
  await expect(place).toHaveCSS('color', INK);
  expect(await drawn(place, ['top', 'border-top-style', 'opacity'], '::after')).toEqual(['5px', 'dashed', '0.5']);
  await expect(place.locator('svg').last(), 'its arrow').toBeVisible();
  await expect(picture.locator('[class]').first()).toHaveCSS('animation-duration', '0.3s');

  await page.setViewportSize(PHONE);
  await expect(picture).toBeHidden();
  await expect(panel).toHaveCSS('clip-path', 'none');
  expect((await panel.boundingBox())?.width).toBe(PHONE.width);
});

test('the catalogue fills the screen, its entries large in two columns of 70 %, one of them pointed at', async ({
  page,
}) => {
  await open(page, '/ua/faq');
  await banner(page)
    .getByRole('link', { name: say('common.catalog'), exact: true })
    .click();
  const catalogue = page.getByRole('dialog', { name: say('common.catalog') });
  await expect(catalogue).toHaveCSS('animation-duration', '0.42s');
  await expect.poll(() => catalogue.boundingBox()).toEqual({ x: 0, y: 0, ...SCREEN });
  const list = catalogue.locator('ol');
  await expect(list).toHaveCSS('column-count', '2');
  expect((await list.boundingBox())?.width).toBeCloseTo((SCREEN.width - 2 * GUTTER) * 0.7, 0);
  const [first, second] = await catalogue.getByRole('link', { name: /^\d\d / }).all();
  if (first === undefined || second === undefined) throw new Error('no entries');
  await expect(first).toHaveCSS('font-size', '56.16px');
  await second.hover();
  await expect(second).toHaveCSS('color', YELLOW);
  const [pointedAt, other] = [second.locator('span').last(), first.locator('span').last()];
  expect(await drawn(pointedAt, ['opacity'], '::after'), 'its stitches').toEqual(['1']);
  await expect(pointedAt).toHaveCSS('opacity', '1');
  await expect(other).toHaveCSS('opacity', '0.45');

  await page.setViewportSize(PHONE);
  await expect(list).toHaveCSS('column-count', 'auto');
  await expect(first).toHaveCSS('font-size', '30px');
});
