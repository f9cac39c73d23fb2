import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingOfPattern } from '#app/pattern-picture.ts';
import { configOf } from '#server/config.ts';
import { createStoryPictures } from '#server/story-picture.ts';
import { HOSTILE } from '#tests/support/hostile-words.ts';
import { processorMs } from '#tests/support/processor-time.ts';

const shell = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const photo = '/photos/hoodie-soniakh-coal-1000.avif';
const THING = { photo, figure: 'rosette', number: '0137', width: '73' } as const;

function open() {
  const asked: string[] = [];
  const answer = createStoryPictures({
    shell,
    config: configOf({}),
    drawingOf: drawingOfPattern,
    async fetchPhoto(address) {
      asked.push(address);
      return new Response(readFileSync(new URL(`../../fixtures/photos/out/${address.slice(8)}`, import.meta.url)));
    },
  });
  return { asked, answer };
}

/** How many pixels of a part of the picture are of the yellow thread, and nearly so. */
async function yellowIn(response: Response, top: number, height: number): Promise<number> {
  const picture = sharp(Buffer.from(await response.arrayBuffer())).extract({ left: 0, top, width: 1_080, height });
  const pixels = await picture.removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 0) > 200 && (pixels[at + 2] ?? 0) < 90) count += 1;
  return count;
}

test('a thing is handed to stories as a picture of their size, small enough to be sent', async () => {
  const response = await open().answer(THING);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_080, height: 1_920 });
  expect(bytes.length).toBeLessThan(400 * 1_024);
});

test('to draw it takes little more than to write it: nothing on the way there is a file', async () => {
  const { answer } = open();
  const began = processorMs();
  const response = await answer(THING);
  const drawn = processorMs();
  const picture = sharp(await response.arrayBuffer());
  await picture.jpeg({ mozjpeg: true }).toBuffer();
  expect((drawn - began) / (processorMs() - drawn)).toBeLessThan(6);
});

test('its pattern is sewn below it: a rosette or a band, each of its number', async () => {
  const { answer, asked } = open();
  const sewn = async (query: object): Promise<number> => yellowIn(await answer({ photo, ...query }), 1_230, 460);
  const [rosette, band, none] = [await sewn(THING), await sewn({ ...THING, figure: 'band' }), await sewn({})];
  expect(none).toBe(0);
  expect(rosette).toBeGreaterThan(1_000);
  expect(band).toBeGreaterThan(1_000);
  expect(band).not.toBe(rosette);
  expect(asked).toHaveLength(3);
});

test('what is no pattern is left out, whatever an address says', async () => {
  const { answer } = open();
  const plain = await (await answer({ photo })).arrayBuffer();
  const odd = [{ figure: 'spiral' }, { number: '137' }, { width: '0' }, { width: '999' }, { width: '1e2' }];
  for (const query of [...odd, { figure: HOSTILE[0] }, { number: HOSTILE[0] }])
    expect(await (await answer({ ...THING, ...query } as typeof THING)).arrayBuffer()).toEqual(plain);
});

test('nobody else is asked for a photo', async () => {
  const { answer, asked } = open();
  for (const words of HOSTILE) expect((await answer({ ...THING, photo: words })).status, words).toBe(404);
  expect(asked).toEqual([]);
});
