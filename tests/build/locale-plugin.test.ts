// @vitest-environment node
import type { HmrContext } from 'vite';
import { expect, test, vi } from 'vitest';
import { localePlugin } from '../../src/build/locale-plugin.ts';

const plugin = localePlugin({ isOfBuild: false, isInTwo: false, build: 'ua' }) as unknown as {
  handleHotUpdate(change: HmrContext): Promise<unknown>;
};

/** What Vite is to load anew, and what the page hears, once a file has changed. */
async function changed(file: string): Promise<{ loadedAnew: unknown; heard: unknown[] }> {
  const send = vi.fn();
  const change = { file, read: async () => '{"basket.title":"Торба"}', server: { ws: { send } } };
  return { loadedAnew: await plugin.handleHotUpdate(change as unknown as HmrContext), heard: send.mock.calls };
}

test('a sentence that is changed while developing is sent to the page, which is not loaded anew', async () => {
  expect(await changed('/shop/locales/ua.json')).toEqual({
    loadedAnew: [],
    heard: [['shov:words', { locale: 'ua', words: { 'basket.title': 'Торба' } }]],
  });
});

test('any other file is Vite’s own to load anew', async () => {
  expect(await changed('/shop/src/views/ui/button.tsx')).toEqual({ loadedAnew: undefined, heard: [] });
});

test('a build keeps a word of one letter in the line of the next one, whichever file it goes into', () => {
  const { transform } = localePlugin({ isOfBuild: true, isInTwo: false, build: 'ua' }) as unknown as {
    transform(source: string, id: string): { code: string };
  };
  const source = JSON.stringify({ 'basket.title': 'Речі в кошику', 'basket.sum': 'Разом із доставкою: {sum}' });
  const { code } = transform(source, '/shop/locales/ua.json');
  expect(code).toContain('Речі в\u00A0кошику');
  expect(code).toContain('Разом із доставкою');
});
