import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PRODUCT } from '#tests/e2e/product-page.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';

/** A chunk of a PNG: its length, name and bytes, and a sum of the last two. */
function chunk(name: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey picture of so many pixels; a small file, whatever its size. */
function picture(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Not what comes late, such as the sizes of a card. */
const PARTS = 'main :is(h1, h2, article, [data-disc], [data-disc] img), footer';

/** Where the parts of a page are at a width, and whether it goes on aside. */
async function layoutAt(page: Page, width: number): Promise<unknown> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async (parts) => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return {
      aside: document.documentElement.scrollWidth - innerWidth,
      boxes: [...document.querySelectorAll(parts)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.localName, ...[x, y + scrollY, width, height].map(Math.round)].join(' ');
      }),
    };
  }, PARTS);
}

test('photos far too large, and of any shape, leave the layout as it is', async ({ page }) => {
  const [wide, high] = [picture(8_000, 500), picture(500, 8_000)];
  const widths = [1440, 390];
  for (const address of ['/ua/catalog', PRODUCT]) {
    await open(page, address);
    const before = [];
    for (const width of widths) before.push(await layoutAt(page, width));
    expect(before, address).toMatchObject(widths.map(() => ({ aside: 0 })));

    let asked = 0;
    await page.route('**/photos/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: (asked += 1) % 2 === 0 ? high : wide }),
    );
    await open(page, address);
    const shapes = (): Promise<string[]> =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all
            .filter((one) => one.naturalWidth > 0)
            .map((one) => (one.naturalWidth > one.naturalHeight ? 'wide' : 'high')),
        );
    await expect.poll(async () => [...new Set(await shapes())].toSorted(), address).toEqual(['high', 'wide']);
    for (const [at, width] of widths.entries())
      await expect.poll(() => layoutAt(page, width), `${address} at ${width} px`).toEqual(before[at]);
    await page.unrouteAll();
  }
});
