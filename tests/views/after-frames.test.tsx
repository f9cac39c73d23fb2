import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrames } from '#views/after-frames.ts';

/** At 60 frames a second, as fake timers count. */
const FRAME_MS = 16;

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] }),
);
afterEach(() => void vi.useRealTimers());

test('what waits for frames is done after the last of them, in a task of its own', () => {
  const call = vi.fn();
  afterFrames(2, call);
  vi.advanceTimersByTime(FRAME_MS);
  expect(call).not.toHaveBeenCalled();
  let isInFrame = true;
  requestAnimationFrame(() => {
    isInFrame = call.mock.calls.length > 0;
  });
  vi.advanceTimersByTime(FRAME_MS + 1);
  expect(call).toHaveBeenCalledOnce();
  expect(isInFrame).toBe(false);
});

test.each([0, FRAME_MS, 2 * FRAME_MS - 1])('what was called off after %i ms is not done', (wait) => {
  const call = vi.fn();
  const callOff = afterFrames(2, call);
  vi.advanceTimersByTime(wait);
  callOff();
  vi.advanceTimersByTime(10 * FRAME_MS);
  expect(call).not.toHaveBeenCalled();
});
