import { CAP_TWICE, HOODIE_M, POSTER } from '#tests/e2e/goods.ts';
import { makeOrder } from '#tests/e2e/orders.ts';
import { awake, expect, open, test } from '#tests/e2e/shop.ts';

const WIDTHS = [
  { width: 1440, thing: 300, sag: 46 },
  { width: 390, thing: 167, sag: 26 },
];

for (const { width, thing, sag } of WIDTHS)
  test(`what was bought hangs by its pegs on a line that sags: ${width}`, async ({ page, server }) => {
    const id = await makeOrder(server.url, [HOODIE_M, CAP_TWICE], 'paid');
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/ua/checkout/success?order=${id}`);
    await awake(page);
    const line = page.locator('main [data-count="2"]');
    const curve = await line.locator('path[vector-effect]').evaluate((path) => {
      if (!(path instanceof SVGPathElement)) throw new Error('no path');
      const matrix = path.getScreenCTM();
      const length = path.getTotalLength();
      const points = Array.from({ length: 101 }, (_, index) => path.getPointAtLength((length * index) / 100));
      return points.map((point) => point.matrixTransform(matrix ?? undefined)).map(({ x, y }) => ({ x, y }));
    });
    const tops = curve.map(({ y }) => y);
    const ends = ((tops.at(0) ?? 0) + (tops.at(-1) ?? 0)) / 2;
    expect(Math.abs(Math.max(...tops) - ends - sag), 'its sag').toBeLessThan(2);
    await expect(line.locator('img')).toHaveCount(2);
    for (const photo of await line.locator('img').all())
      expect(Math.abs(((await photo.boundingBox())?.width ?? 0) - thing), 'how large they are').toBeLessThan(2);
    const pegs = await line.locator('[data-side]').all();
    expect(pegs).toHaveLength(4);
    for (const peg of pegs) {
      const box = await peg.boundingBox();
      if (box === null) throw new Error('no peg');
      const near = curve.filter(({ x }) => Math.abs(x - box.x - box.width / 2) < width / 40);
      for (const { y } of near) {
        expect(y, 'the peg is over the line').toBeGreaterThan(box.y);
        expect(y, 'and holds what is below it').toBeLessThan(box.y + box.height);
      }
      expect(near.length).toBeGreaterThan(0);
    }
  });

test('a sheet of paper hangs by its upper edge', async ({ page, server }) => {
  const id = await makeOrder(server.url, [{ variantId: POSTER, size: 'ONE_SIZE', quantity: 1 }], 'paid');
  await open(page, `/ua/checkout/success?order=${id}`);
  await awake(page);
  const line = page.locator('main [data-count="1"]');
  const peg = (await line.locator('[data-side]').first().boundingBox()) ?? { y: 0, height: 0 };
  /** Its frame begins there in its picture. */
  const edge = async (): Promise<number> => {
    const photo = await line.locator('img').boundingBox();
    return photo === null ? 0 : photo.y + photo.height * 0.048;
  };
  await expect.poll(edge).toBeGreaterThan(peg.y + peg.height * 0.2);
  expect(await edge()).toBeLessThan(peg.y + peg.height * 0.6);
});
