import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window that every question of CSS about it is answered so, and the way to another answer: it was turned, or grew. */
export function windowThatMatches(matches: boolean): { turn: (matches: boolean) => void } {
  const media = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', () => media);
  return {
    turn: (now) =>
      act(() => {
        media.matches = now;
        media.dispatchEvent(new Event('change'));
      }),
  };
}
