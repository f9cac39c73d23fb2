import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window that every question of CSS about it is answered so, and the way to another answer: it was turned, or grew. */
export function windowThatMatches(matches: boolean): { turn: (matches: boolean) => void } {
  const media = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  return {
    turn: (now) =>
      act(() => {
        media.matches = now;
        media.dispatchEvent(new Event('change'));
      }),
  };
}
