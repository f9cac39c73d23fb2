import { expect, test } from 'vitest';
import { shortcutOf } from '#app/alive/shortcut-keys.ts';

test.each([
  ['/', 'Slash', 'search'],
  ['.', 'Slash', 'search'],
  ['/', 'Digit7', 'search'],
  ['?', 'Slash', 'list'],
  [',', 'Slash', 'list'],
  ['?', 'Digit7', 'list'],
  ['b', 'KeyB', 'basket'],
  ['B', 'KeyB', 'basket'],
  ['и', 'KeyB', 'basket'],
  ['И', 'KeyB', 'basket'],
  ['b', 'KeyN', 'basket'],
  ['0', 'Digit0', 'digit-0'],
  ['7', 'Numpad7', 'digit-7'],
])('the key that writes %s at the place %s means %s', (key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut);
});

test.each([
  ['-', 'Slash'],
  ['.', 'Period'],
  [',', 'Comma'],
  ['и', 'KeyI'],
  ['Enter', 'Enter'],
  ['F5', 'F5'],
  ['٣', 'Digit3'],
  ['Backspace', 'Backspace'],
])('the key that writes %s at the place %s means nothing', (key, code) => {
  expect(shortcutOf({ key, code })).toBeUndefined();
});
