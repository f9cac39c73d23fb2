import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { STORAGE_SAVED } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { SAVED_AT_MOST, savedIds } from '#domain/saved.ts';
import { idOf } from '#fixtures/ids.ts';
import { SavedStore } from '#stores/saved.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { openBasket } from './open-basket.ts';
import { variant } from './shop-fakes.ts';

const [hoodie, cap, poster] = ['hoodie', 'cap', 'poster'].map((name) => idOf(name)) as [string, string, string];

async function openSaved(kept: Record<string, string> = {}) {
  const keyValue = createFakeKeyValue(kept);
  const { catalog, goods } = await openBasket([], [variant(hoodie), variant(cap, { isActive: false })]);
  const saved = new SavedStore(keyValue, catalog);
  saved.start();
  return { saved, catalog, keyValue, goods, keptNow: () => keyValue.read(STORAGE_SAVED) };
}

test('a thing is saved and no longer saved by the same press, the newest first', async () => {
  const { saved, keptNow } = await openSaved();
  saved.toggle(hoodie);
  saved.toggle(cap);
  expect([saved.ids, saved.has(hoodie), keptNow()]).toEqual([[cap, hoodie], true, `${cap},${hoodie}`]);
  saved.toggle(cap);
  saved.toggle(hoodie);
  expect([saved.ids, keptNow()]).toEqual([[], undefined]);
});

test('what another tab has saved is seen here, and is not lost by saving more', async () => {
  const { saved, keyValue } = await openSaved({ [STORAGE_SAVED]: hoodie });
  keyValue.writeElsewhere(STORAGE_SAVED, cap);
  expect(saved.ids).toEqual([cap]);
  saved.toggle(poster);
  expect(saved.ids).toEqual([poster, cap]);
});

test('a list that somebody shared is taken into one’s own, each thing once', async () => {
  const { saved } = await openSaved({ [STORAGE_SAVED]: hoodie });
  saved.add([cap, hoodie]);
  expect(saved.ids).toEqual([cap, hoodie]);
});

test('the goods of a list are asked for, and what is no longer sold is left out', async () => {
  const { saved, catalog } = await openSaved();
  await saved.load([hoodie, cap, poster]);
  expect(saved.state.status).toBe('ready');
  expect(catalog.goodsOf([poster, cap, hoodie]).map(({ id }) => id)).toEqual([hoodie]);
});

test('a list that cannot be had says why', async () => {
  const { saved, goods } = await openSaved();
  goods.script.next(new AppError('unreachable'));
  await saved.load([hoodie]);
  expect(saved.state).toMatchObject({ status: 'failed' });
});

test('whatever stands in storage or address, only ids come of it, each once, and no more than the server looks up', () => {
  expect(savedIds(` ${hoodie.toUpperCase()},${hoodie},x,,${cap}`)).toEqual([hoodie, cap]);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => savedIds(text).length === 0));
  const many = Array.from({ length: SAVED_AT_MOST + 5 }, (_, index) => idOf(`thing ${index}`));
  expect(savedIds(many.join(','))).toHaveLength(SAVED_AT_MOST);
});
