import { afterEach, expect, test, vi } from 'vitest';
import { createShare } from '#adapters/browser/share.ts';

const PICTURE = { title: 'Худі «Жнива» — 2', path: '/story.jpg?photo=a' };
const HEADERS = { 'content-type': 'image/jpeg' };

/** A browser whose sheet does `share` with files, or has none; what it saved. */
function open(answer: Response, share?: (data: ShareData) => Promise<void>) {
  const saved: string[] = [];
  vi.stubGlobal('fetch', async () => answer);
  vi.stubGlobal('navigator', share === undefined ? {} : { share, canShare: () => true });
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        saved.push(this.download);
      },
    }),
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const sending = createShare({ location: { origin: '' }, navigator: {} }).sendPicture(PICTURE);
  return { saved, sending };
}

const drawn = (): Response => new Response('jpeg', { headers: HEADERS });
const refuse = (name: string) => async (): Promise<never> => {
  throw new DOMException('no', name);
};

afterEach(() => vi.unstubAllGlobals());

test('a sheet that takes pictures gets it under the name of the thing', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  const { sending, saved } = open(drawn(), share);
  expect(await sending).toBe('shared');
  expect(share.mock.calls[0]?.[0].files?.map((file) => [file.name, file.type])).toEqual([
    ['Худі-Жнива-2.jpg', 'image/jpeg'],
  ]);
  expect(saved).toEqual([]);
});

test('where there is none, or its press is forgotten meanwhile, the picture is saved', async () => {
  for (const share of [undefined, refuse('NotAllowedError')]) {
    const { sending, saved } = open(drawn(), share);
    expect(await sending).toBe('saved');
    expect(saved).toEqual(['Худі-Жнива-2.jpg']);
  }
});

test('a sheet that the shopper closes saves nothing', async () => {
  const { sending, saved } = open(drawn(), refuse('AbortError'));
  expect(await sending).toBe('cancelled');
  expect(saved).toEqual([]);
});

test.each([
  ['is not there', new Response('', { status: 404, headers: HEADERS })],
  ['is a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('what %s is no picture', async (_, answer) => {
  expect(await open(answer).sending).toBe('failed');
});
