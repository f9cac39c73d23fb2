import { expect, test } from 'vitest';
import { STORAGE_JUMP_RECORD } from '#domain/constants.ts';
import { JumpRecordStore } from '#stores/jump-record.ts';
import { createFakeKeyValue } from '#tests/support/fake-key-value.ts';

const storeWith = (kept?: string) => {
  const keyValue = createFakeKeyValue(kept === undefined ? {} : { [STORAGE_JUMP_RECORD]: kept });
  const store = new JumpRecordStore(keyValue);
  const stop = store.start();
  return { store, keyValue, stop };
};

test('the record is what this browser keeps, under the name jump-record', () => {
  expect(STORAGE_JUMP_RECORD).toBe('jump-record');
  expect(storeWith('41').store.record).toBe(41);
  expect(storeWith().store.record).toBe(0);
});

test.each(['NaN', '1e309', '-5', '4.5', '', ' 7', '0x10', 'Infinity', '{}', '99999999999999999999'])(
  'a kept record of «%s» is 0',
  (kept) => {
    expect(storeWith(kept).store.record).toBe(0);
  },
);

test('only more jumps than ever are a record, and that is kept', () => {
  const { store, keyValue } = storeWith('5');
  expect([store.offer(4), store.offer(5), store.record]).toEqual([false, false, 5]);
  expect(keyValue.read(STORAGE_JUMP_RECORD)).toBe('5');
  expect([store.offer(6), store.record]).toEqual([true, 6]);
  expect(keyValue.read(STORAGE_JUMP_RECORD)).toBe('6');
});

test('a record made in another tab is the one to beat here, until the game is left', () => {
  const { store, keyValue, stop } = storeWith('5');
  keyValue.writeElsewhere(STORAGE_JUMP_RECORD, '9');
  expect(store.record).toBe(9);
  expect(store.offer(8)).toBe(false);
  stop();
  keyValue.writeElsewhere(STORAGE_JUMP_RECORD, '20');
  expect(store.record).toBe(9);
});

test('where nothing can be kept the record lasts as long as the page', () => {
  const { store, keyValue } = storeWith();
  keyValue.refuse();
  expect(store.offer(3)).toBe(true);
  expect(store.record).toBe(3);
});
