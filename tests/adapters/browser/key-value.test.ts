// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StorageHost } from '#adapters/browser/key-value.ts';
import { createKeyValue } from '#adapters/browser/key-value.ts';

afterEach(() => localStorage.clear());

function changedElsewhere(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** A window whose storage is full, forbidden or missing. */
function hostWith(localStorage: () => Storage | null): StorageHost {
  const events = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  return Object.defineProperty(events, 'localStorage', { get: localStorage }) as StorageHost;
}

/** A storage that keeps what it has and takes nothing more. */
function full(values: Record<string, string>): Storage {
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: (name: string) => values[name] ?? null,
    removeItem: () => {
      throw new DOMException('', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
}

const FORBIDDEN = () => {
  throw new DOMException('', 'SecurityError');
};

it('what is written is there for the next visit', () => {
  expect(createKeyValue(window).write('basket', '[]')).toBe(true);
  expect(createKeyValue(window).read('basket')).toBe('[]');
  createKeyValue(window).remove('basket');
  expect(createKeyValue(window).read('basket')).toBeUndefined();
});

describe.each([
  ['forbidden', FORBIDDEN],
  ['missing', () => null],
  ['full', () => full({})],
])('a storage that is %s', (_, storage) => {
  it('keeps what is written for this visit and says that it is not kept', () => {
    const keyValue = createKeyValue(hostWith(storage));
    expect(keyValue.read('basket')).toBeUndefined();
    expect(keyValue.write('basket', 'mine')).toBe(false);
    expect(keyValue.read('basket')).toBe('mine');
    keyValue.remove('basket');
    expect(keyValue.read('basket')).toBeUndefined();
  });
});

it('what is newer than a full storage wins over what the storage holds', () => {
  const keyValue = createKeyValue(hostWith(() => full({ basket: 'old' })));
  expect(keyValue.read('basket')).toBe('old');
  keyValue.write('basket', 'new');
  expect(keyValue.read('basket')).toBe('new');
  keyValue.remove('basket');
  expect(keyValue.read('basket')).toBeUndefined();
});

it('a storage that takes values again is used again', () => {
  let storage: () => Storage | null = FORBIDDEN;
  const keyValue = createKeyValue(hostWith(() => storage()));
  keyValue.write('basket', 'one');
  storage = () => localStorage;
  expect(keyValue.write('basket', 'two')).toBe(true);
  localStorage.setItem('basket', 'three');
  expect(keyValue.read('basket')).toBe('three');
});

it('a change in another tab is heard by who asked for that name', () => {
  const keyValue = createKeyValue(window);
  const [basket, other] = [vi.fn(), vi.fn()];
  keyValue.subscribe('basket', basket);
  keyValue.subscribe('other', other);
  changedElsewhere('basket');
  expect([basket.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

it('an emptied storage is a change of everything', () => {
  const changed = vi.fn();
  createKeyValue(window).subscribe('basket', changed);
  changedElsewhere(null);
  expect(changed).toHaveBeenCalledOnce();
});

it('who stopped listening hears nothing', () => {
  const changed = vi.fn();
  createKeyValue(window).subscribe('basket', changed)();
  changedElsewhere('basket');
  expect(changed).not.toHaveBeenCalled();
});

it('what another tab wrote last is what is read', () => {
  const keyValue = createKeyValue(hostWith(() => full({ basket: 'of the other tab' })));
  keyValue.subscribe('basket', () => {});
  keyValue.write('basket', 'of this tab');
  changedElsewhere('basket');
  expect(keyValue.read('basket')).toBe('of the other tab');
});
