import { expect, it } from 'vitest';
import { STORAGE_ORDER_KEYS } from '#domain/constants.ts';
import { OrderKeys } from '#stores/order-keys.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';

const KEY = 'c7d4b1f0-58a6-4e3d-9b21-6f0e8a5c3d74';

it('the key of an order is found again over a reload and in another tab, and of no other order', () => {
  const keyValue = createFakeKeyValue();
  new OrderKeys(keyValue).keep('o', KEY);
  const later = new OrderKeys(keyValue);
  expect([later.of('o'), later.of('other'), later.of('__proto__')]).toEqual([KEY, undefined, undefined]);
});

it('a newer key of an order takes the place of the former', () => {
  const keys = new OrderKeys(createFakeKeyValue());
  keys.keep('o', 'former');
  keys.keep('o', KEY);
  expect(keys.of('o')).toBe(KEY);
});

it('a server that gives no keys leaves nothing behind', () => {
  const keyValue = createFakeKeyValue();
  new OrderKeys(keyValue).keep('o', undefined);
  expect(keyValue.read(STORAGE_ORDER_KEYS)).toBeUndefined();
});

it.each(['', 'two words', 'line\nbreak', 'ключ', 'k'.repeat(201)])('%j, which no header takes, is no key', (key) => {
  const keys = new OrderKeys(createFakeKeyValue());
  keys.keep('o', KEY);
  keys.keep('o', key);
  expect(keys.of('o')).toBe(KEY);
});

it.each(['', '{', 'null', '{"o":"k"}', '[1,["o"],["o",7],["o","a b"]]'])('%j in the storage is no keys', (text) => {
  const keys = new OrderKeys(createFakeKeyValue({ [STORAGE_ORDER_KEYS]: text }));
  expect(keys.of('o')).toBeUndefined();
  keys.keep('o', KEY);
  expect(keys.of('o')).toBe(KEY);
});

it('the keys of the last twenty orders are kept', () => {
  const keys = new OrderKeys(createFakeKeyValue());
  for (let count = 1; count <= 21; count += 1) keys.keep(`o${count}`, KEY);
  expect([keys.of('o1'), keys.of('o2'), keys.of('o21')]).toEqual([undefined, KEY, KEY]);
});
