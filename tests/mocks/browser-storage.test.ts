import { expect, test, vi } from 'vitest';
import { browserStorage } from '#mocks/persist.ts';
import type { State } from '#mocks/state.ts';

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each([
  ['keeps it', {}],
  ['is full', { setItem: refuse, getItem: refuse }],
])('where the browser %s what the backend has kept is there again', (_, refused) => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    ...refused,
  });
  const storage = browserStorage();
  expect(storage.load()).toBeUndefined();
  storage.save(() => 'kept', {} as State, new Set());
  expect(storage.load()).toBe('kept');
  // Under the name that browsers of visitors have already: another one loses what they did.
  expect([...items.keys()]).toEqual('setItem' in refused ? [] : ['mock-backend']);
});
