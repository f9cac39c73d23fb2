// @vitest-environment node
import type { TransformResult } from 'vite';
import { expect, test } from 'vitest';
import { firstWords } from '../../src/build/first-words.ts';
import { localePlugin } from '../../src/build/locale-plugin.ts';

const isFirst = firstWords();

test.each(['header.basket', 'listing.sort.new', 'title.catalog', 'product.add', 'toast.saved', 'error.default'])(
  'a visit begins with %s',
  (key) => expect(isFirst(key)).toBe(true),
);

test.each([
  'order.lines',
  'field.phone',
  'checkout.title',
  'game.start',
  'payment.CARD',
  // Found by a store, said by a part of its own.
  'account.password.wrong',
  'dialog.auth.google-refused',
  'checkout.error.address',
])('a later part says %s', (key) => expect(isFirst(key)).toBe(false));

/** A file of words as the plugin leaves it. */
function wordsOf(plugin: ReturnType<typeof localePlugin>, id: string, words: Record<string, string>): object {
  const transform = plugin.transform as unknown as (source: string, id: string) => TransformResult;
  const [, json = ''] = /JSON\.parse\((.*)\)/.exec(transform(JSON.stringify(words), id).code) ?? [];
  return JSON.parse(JSON.parse(json) as string) as object;
}

const WORDS = { 'header.basket': 'Кошик', 'checkout.title': 'Оформлення' };

test('a language for browsers is two files that have each sentence once', () => {
  const plugin = localePlugin({ isOfBuild: true, isInTwo: true, build: 'ua' });
  expect(wordsOf(plugin, '/shop/locales/ua.json', WORDS)).toEqual({ 'header.basket': 'Кошик' });
  expect(wordsOf(plugin, '/shop/locales/ua.json?later', WORDS)).toEqual({ 'checkout.title': 'Оформлення' });
});

test('a server has the whole language in one', () => {
  const plugin = localePlugin({ isOfBuild: true, isInTwo: false, build: 'ua' });
  expect(wordsOf(plugin, '/shop/locales/ua.json', WORDS)).toEqual(WORDS);
  expect(wordsOf(plugin, '/shop/locales/ua.json?later', WORDS)).toEqual({});
});
