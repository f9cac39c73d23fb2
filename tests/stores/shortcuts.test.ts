import { expect, test } from 'vitest';
import { ShortcutsStore } from '#stores/shortcuts.ts';
import { createFakeKeyValue } from '#tests/support/fake-key-value.ts';

function open(kept?: Record<string, string>) {
  const keyValue = createFakeKeyValue(kept);
  const shortcuts = new ShortcutsStore(keyValue);
  shortcuts.start();
  return { keyValue, shortcuts };
}

test('single keys do something unless they were turned off', () => {
  expect(open().shortcuts.areOn).toBe(true);
  expect(open({ shortcuts: 'off' }).shortcuts.areOn).toBe(false);
  expect(open({ shortcuts: '<b>' }).shortcuts.areOn).toBe(true);
});

test('turned off they stay so in this browser, until they are turned on', () => {
  const { keyValue, shortcuts } = open();
  shortcuts.turn(false);
  expect([shortcuts.areOn, keyValue.read('shortcuts')]).toEqual([false, 'off']);
  shortcuts.turn(true);
  expect([shortcuts.areOn, keyValue.read('shortcuts')]).toEqual([true, undefined]);
});
