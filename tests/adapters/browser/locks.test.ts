// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { LockHost } from '#adapters/browser/locks.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import type { Locks } from '#ports/locks.ts';
import { settle } from '../../support/fake-clock.ts';

const refusing: LockHost = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) };

/** Two tabs of one browser, and one of each kind that has no locks. */
const PLACES: [string, () => [Locks, Locks]][] = [
  ['with locks, in two tabs', () => [createLocks(navigator.locks), createLocks(navigator.locks)]],
  ['without locks, in one tab', () => Array(2).fill(createLocks(undefined)) as [Locks, Locks]],
  ['where locks are refused, in one tab', () => Array(2).fill(createLocks(refusing)) as [Locks, Locks]],
];

describe.each(PLACES)('%s', (_, open) => {
  it('what has one name happens one after another, whatever comes of it', async () => {
    const [here, there] = open();
    const seen: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const first = here.alone('refresh', async () => {
      seen.push('first begins');
      await released;
      seen.push('first ends');
      throw new Error('first failed');
    });
    const second = there.alone('refresh', async () => {
      seen.push('second');
      return 2;
    });
    await settle();
    await settle();
    expect(seen).toEqual(['first begins']);
    release();
    await expect(first).rejects.toThrow('first failed');
    expect(await second).toBe(2);
    expect(seen).toEqual(['first begins', 'first ends', 'second']);
  });

  it('what has another name waits for nothing', async () => {
    const [here, there] = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = here.alone('one', () => promise);
    expect(await there.alone('other', () => Promise.resolve('done'))).toBe('done');
    resolve();
    await waiting;
  });
});

it('says whether it reaches over tabs', () => {
  expect(createLocks(navigator.locks).spansTabs).toBe(true);
  expect(createLocks(undefined).spansTabs).toBe(false);
});
