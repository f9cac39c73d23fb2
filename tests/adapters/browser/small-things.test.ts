// @vitest-environment node
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '#adapters/browser/clock.ts';
import { createNewId } from '#adapters/browser/new-id.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a new id', () => {
  it('is the one the browser makes, where it can', () => {
    const id = '7a9d3f10-52c4-4e8b-a1d6-3c0f9b82e745';
    expect(createNewId({ ...webcrypto, getRandomValues: vi.fn(), randomUUID: () => id })()).toBe(id);
  });

  it('is a UUID v4 of its own over plain http, another one each time', () => {
    const newId = createNewId({ getRandomValues: (array) => webcrypto.getRandomValues(array as never) });
    const ids = Array.from({ length: 1_000 }, newId);
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('has of random bytes of %i all but its version and variant', (byte, id) => {
    const newId = createNewId({ getRandomValues: (array) => (array as never as Uint8Array).fill(byte) as never });
    expect(newId()).toBe(id);
  });
});

describe('the clock', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000 }));
  afterEach(() => vi.useRealTimers());

  it('tells the time and calls back when it has passed', () => {
    const clock = createClock();
    const called = vi.fn();
    clock.after(500, called);
    vi.advanceTimersByTime(499);
    expect([clock.now(), called.mock.calls.length]).toEqual([1_499, 0]);
    vi.advanceTimersByTime(1);
    expect(called).toHaveBeenCalledOnce();
  });

  it('does not call back who no longer waits', () => {
    const called = vi.fn();
    createClock().after(500, called)();
    vi.advanceTimersByTime(1_000);
    expect(called).not.toHaveBeenCalled();
  });
});
