import { expect, test, vi } from 'vitest';
import { createShare, type ShareHost } from '#adapters/browser/share.ts';

const PAGE = { title: 'Худі', path: '/ua/catalog/product/1?size=M' };
const URL = 'https://shov.example/ua/catalog/product/1?size=M';
const refuse = (name: string) => async (): Promise<never> => {
  throw new DOMException('no', name);
};

function handOn(navigator: ShareHost['navigator']) {
  return createShare({ location: { origin: 'https://shov.example' }, navigator }).send(PAGE);
}

test('where the system can share it gets the title and the whole address', async () => {
  const share = vi.fn(async () => {});
  expect(await handOn({ share })).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Худі', url: URL });
});

test('where it cannot the address is copied', async () => {
  const writeText = vi.fn(async () => {});
  expect(await handOn({ clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(URL);
});

test('a sheet that the shopper closes copies nothing behind their back', async () => {
  const writeText = vi.fn(async () => {});
  expect(await handOn({ share: refuse('AbortError'), clipboard: { writeText } })).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that is not allowed gives way to the clipboard', async () => {
  expect(await handOn({ share: refuse('NotAllowedError'), clipboard: { writeText: async () => {} } })).toBe('copied');
});

test('where nothing is allowed it says that it failed', async () => {
  expect(await handOn({ clipboard: { writeText: refuse('NotAllowedError') } })).toBe('failed');
  expect(await handOn({})).toBe('failed');
});
