import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOnce } from '#views/fetch-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever asks gets the one fetch', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue();
  const ask = fetchOnce(fetch);
  await Promise.all([ask(), ask()]);
  await ask();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a failure is the same one for a second, then it is tried anew', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue();
  const ask = fetchOnce(fetch);
  const first = ask();
  await expect(first).rejects.toThrow('gone');
  expect(ask()).toBe(first);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(ask()).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});
