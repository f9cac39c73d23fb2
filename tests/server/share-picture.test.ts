import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { configOf } from '#server/config.ts';
import { createSharePictures } from '#server/share-picture.ts';
import { HOSTILE } from '#tests/support/hostile-words.ts';

const shell = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const photos = new URL('../../fixtures/photos/out/', import.meta.url);

/** The pictures of a shop, and what was asked of whom for them. */
function open(environment: Record<string, string> = {}) {
  const asked: string[] = [];
  const answer = createSharePictures({
    shell,
    config: configOf(environment),
    async fetchPhoto(address) {
      asked.push(address);
      const name = address.split('/').at(-1) ?? '';
      if (name === 'gone.avif') return new Response(null, { status: 404 });
      if (name === 'page.avif') return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
      if (name === 'down.avif') throw new TypeError('no network');
      return new Response(readFileSync(new URL(name, photos)));
    },
  });
  return { asked, answer: (photo?: string) => answer(photo) };
}

/** A seal of every pixel: two pictures are the same when theirs are. */
async function pixels(response: Response): Promise<string> {
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  return hash('sha256', await picture.raw().toBuffer());
}

test('a product is shared as a picture of the size previews want, the thing itself in it', async () => {
  const { answer, asked } = open();
  const response = await answer('/photos/hoodie-soniakh-coal-1000.avif');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const bytes = Buffer.from(await response.clone().arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
  expect(bytes.length).toBeLessThan(120 * 1_024);
  expect(await pixels(response)).not.toEqual(await pixels(await answer()));
  expect(asked).toEqual(['/photos/hoodie-soniakh-coal-1000.avif']);
});

test('a picture is drawn once, however often it is shared', async () => {
  const { answer, asked } = open();
  const [first, second] = await Promise.all([
    answer('/photos/cap-gudzyk-coal-1000.avif'),
    answer('/photos/cap-gudzyk-coal-1000.avif'),
  ]);
  expect(asked).toHaveLength(1);
  expect(await first?.arrayBuffer()).toEqual(await second?.arrayBuffer());
});

test.each(['gone.avif', 'page.avif', 'down.avif'])(
  'without its photo (%s) a page is shared with the mark alone',
  async (name) => {
    const { answer } = open();
    const response = await answer(`/photos/${name}`);
    expect(response.status).toBe(200);
    expect(await pixels(response)).toEqual(await pixels(await answer()));
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  'http://169.254.169.254/latest/meta-data',
  '//evil.test/photos/a.avif',
  String.raw`/\evil.test/photos/a.avif`,
  '/photos/../v1/customer-profile/details',
  '/v1/orders/1',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  `/photos/${'a'.repeat(3_000)}.avif`,
  'https://cdn.example.evil.test/a.avif',
])('the server asks nobody for %s', async (address) => {
  const { answer, asked } = open({ IMAGE_ORIGINS: 'https://cdn.example' });
  expect((await answer(address)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('a photo of an origin the shop shows pictures of, the backend’s own among them, is drawn too', async () => {
  const { answer, asked } = open({ IMAGE_ORIGINS: 'https://cdn.example', API_URL: 'https://api.example' });
  const photosThere = ['https://cdn.example', 'https://api.example'].map(
    (origin) => `${origin}/hoodie-soniakh-coal-1000.avif`,
  );
  for (const address of photosThere) expect((await answer(address)).status).toBe(200);
  expect(asked).toEqual(photosThere);
});

test('a drawing that failed is not kept: the next who asks gets the picture', async () => {
  const { answer } = open();
  vi.doMock('sharp', () => ({
    default() {
      throw new Error('no memory');
    },
  }));
  await expect(answer()).rejects.toThrow('no memory');
  vi.doUnmock('sharp');
  expect((await answer()).status).toBe(200);
});

test('whatever is said to be a photo, it is asked of nobody and drawn nowhere', async () => {
  const { answer, asked } = open({ IMAGE_ORIGINS: 'https://images.test' });
  for (const words of HOSTILE)
    for (const address of [words, `/photos/${words}`, `/photos/../${words}`, `https://images.test@evil.test/${words}`])
      expect((await answer(address)).status, address).toBe(404);
  expect(asked).toEqual([]);
});
