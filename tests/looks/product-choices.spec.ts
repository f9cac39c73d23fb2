import type { Locator, Page } from '@playwright/test';
import { HOODIE, variantOf } from '#tests/e2e/goods.ts';
import { PRODUCT, ring, say } from '#tests/e2e/product-page.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const styleOf = (element: Locator, name: string): Promise<string> =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
const sizes = (page: Page): Locator => page.getByRole('group', { name: say('product.size'), exact: true });

test('what is chosen and what is sold out look so, the color is named, and the words stay beside long photos', async ({
  page,
  server,
}) => {
  const { variant } = await variantOf(server.url, HOODIE, 'ua');
  await open(page, PRODUCT);
  const text = await styleOf(page.locator('h1'), 'color');

  const soldOut = sizes(page).getByRole('button', { name: say('product.size-sold-out', { size: 'XXS' }) });
  const there = sizes(page).getByRole('button', { name: 'M', exact: true });
  await expect.soft(soldOut, 'a line from corner to corner').toHaveCSS('background-image', /to (top right|right top)/);
  await expect.soft(there).toHaveCSS('background-image', 'none');
  expect.soft(await styleOf(soldOut, 'color'), 'faint').not.toBe(await styleOf(there, 'color'));
  await expect.soft(soldOut).toBeEnabled();

  const thumbs = page.getByRole('main').getByRole('button', { name: /^Фото \d/ });
  const boxes = await Promise.all((await thumbs.all()).map((thumb) => thumb.boundingBox()));
  expect.soft(boxes.map((box) => box?.width)).toEqual(boxes.map(() => 76));
  await expect.soft(thumbs.nth(1)).toHaveCSS('box-shadow', 'none');
  await thumbs.nth(1).click();
  // A gap of 2 px in the colour of the page, then a ring that is 2.5 px wide.
  await expect.soft(thumbs.nth(1)).toHaveCSS('box-shadow', /0px 0px 0px 2px, .*0px 0px 0px 4\.5px$/);
  expect.soft(await styleOf(thumbs.nth(1), 'box-shadow')).toContain(text);

  await expect.soft(ring(page, variant.color.name)).toHaveCSS('box-shadow', `${text} 0px 0px 0px 2.5px inset`);
  const [label, name, rings] = await Promise.all(
    [
      page.getByText(say('product.color'), { exact: true }),
      page.getByText(variant.color.name, { exact: true }),
      page.getByRole('list', { name: say('product.color') }),
    ].map((part) => part.boundingBox()),
  );
  expect.soft(name?.y, 'its name on the line of the label').toBeCloseTo(label?.y ?? 0, 0);
  const end = (box: typeof name): number => (box?.x ?? 0) + (box?.width ?? 0);
  expect.soft(end(name), 'at the right end of it').toBeCloseTo(end(rings), 0);

  const info = page.locator('h1 >> xpath=..');
  await expect.soft(info).toHaveCSS('position', 'sticky');
  await expect.soft(info).toHaveCSS('top', '88px');
});
