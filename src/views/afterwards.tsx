import type { ReactNode } from 'react';
import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import type { NavigationType } from 'react-router-dom';
import { afterFrames } from './after-frames.ts';
import { Slice } from './slice.tsx';

/** How the shopper came to the screen. The router itself says POP to whatever is drawn for an address that it was given. */
export const CameByContext = createContext<`${NavigationType}`>('POP');

/**
 * Whether what a press on a link need not wait for is drawn: once the first picture of the new screen is on the glass. On a
 * page that has just come, and on one that Back returns to at the place it was left, at once.
 */
export function useAfterwards(): boolean {
  const isPressed = useContext(CameByContext) === 'PUSH';
  const [isDrawn, setDrawn] = useState(!isPressed);
  // Its own frame, and the next: by then the first is on the glass, and nothing of this has held it up.
  useLayoutEffect(() => (isDrawn ? undefined : afterFrames(2, () => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn;
}

/** What a press on a link need not wait for, in a slice of its own; `fallback` stands there until then. */
export function Afterwards({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  return useAfterwards() ? <Slice>{children}</Slice> : fallback;
}
