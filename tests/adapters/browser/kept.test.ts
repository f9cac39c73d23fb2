// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createKept, type KeptHost } from '#adapters/browser/kept.ts';
import { createKeyValue } from '#adapters/browser/key-value.ts';

afterEach(() => {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  document.cookie = 'i18n_redirected=; Max-Age=0';
});

test('all that either storage and the cookies hold is seen, by name', () => {
  localStorage.setItem('saved', 'a');
  sessionStorage.setItem('positions', '[]');
  document.cookie = 'i18n_redirected=ua=';
  expect(createKept(window).read()).toEqual([
    { name: 'i18n_redirected', value: 'ua=' },
    { name: 'positions', value: '[]' },
    { name: 'saved', value: 'a' },
  ]);
});

test('what is deleted is gone wherever it lay, and the shop hears of it as of another tab', () => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem('mine', 'a');
  localStorage.setItem('other', 'b');
  document.cookie = 'mine=c';
  const [heard, unheard] = [vi.fn(), vi.fn()];
  const keyValue = createKeyValue(window);
  keyValue.subscribe('mine', heard);
  keyValue.subscribe('other', unheard);
  const kept = createKept(window);
  kept.forget('mine');
  expect(kept.read().map(({ name }) => name)).toEqual(['other']);
  expect([heard.mock.calls.length, unheard.mock.calls.length]).toEqual([1, 0]);
});

test('a browser that lets nothing be kept keeps nothing', () => {
  const host: KeptHost = {
    get localStorage(): Storage {
      throw new DOMException('no', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('no', 'SecurityError');
    },
    document,
    dispatchEvent: () => true,
  };
  const kept = createKept(host);
  expect(kept.read()).toEqual([]);
  expect(() => kept.forget('mine')).not.toThrow();
});
