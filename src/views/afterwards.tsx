import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Slice } from './slice.tsx';

/**
 * What a press on a link need not wait for: drawn in slices once the first picture of the new screen is there. A page that
 * has just come, and one that Back returns to at the place it was left, have it at once. `fallback` stands there until then.
 */
export function Afterwards({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const isPressed = useNavigationType() === 'PUSH';
  const [isDrawn, setDrawn] = useState(!isPressed);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? <Slice>{children}</Slice> : fallback;
}
