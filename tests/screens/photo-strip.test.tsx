import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePhotoStrip } from '#views/screens/product/use-photo-strip.ts';

const WIDTH = 100;

/** Five photos in a row that scrolls. */
function openStrip() {
  const changed = vi.fn();
  const row = document.createElement('ul');
  Object.defineProperty(row, 'clientWidth', { value: WIDTH });
  const { result } = renderHook(() => usePhotoStrip(5, changed));
  result.current.ref.current = row;
  return {
    changed,
    strip: () => result.current,
    /** The row is so many photos from its beginning. */
    scrollTo(photos: number) {
      row.scrollLeft = photos * WIDTH;
      act(() => result.current.row.onScroll());
    },
  };
}

test('a photo that is passed on the way to the pressed one is not the one shown', () => {
  const { strip, scrollTo, changed } = openStrip();
  act(() => strip().show(3));
  for (const at of [0.4, 1, 2.1, 2.97]) scrollTo(at);
  expect(strip().shown).toBe(3);
  expect(changed.mock.calls).toEqual([[3]]);
});

test('once it has come to rest there, or is taken in hand on its way, the photo in view is the one shown', () => {
  const { strip, scrollTo } = openStrip();
  act(() => strip().show(3));
  scrollTo(2.99);
  scrollTo(1.6);
  expect(strip().shown).toBe(2);
  act(() => strip().show(4));
  strip().row.onPointerDown();
  scrollTo(1.2);
  expect(strip().shown).toBe(1);
});
