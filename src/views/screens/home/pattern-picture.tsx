import type { ReactNode } from 'react';
import { Hydrated } from '../../hydrated.tsx';
import { RosetteThreads } from './rosette-threads.tsx';
import { RushnykThreads } from './rushnyk-threads.tsx';

interface StitchedProps {
  className: string | undefined;
  viewBox: string;
  children: ReactNode;
}

/**
 * Cloth for a pattern that is sewn once the page is alive: thousands of strokes are no load for the markup of a page.
 */
function Stitched({ className, viewBox, children }: StitchedProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Hydrated>{children}</Hydrated>
    </svg>
  );
}

/** The rosette of a number. */
export function Rosette({ number, className }: { number: string; className: string | undefined }) {
  return (
    <Stitched className={className} viewBox="0 0 730 730">
      <RosetteThreads number={number} />
    </Stitched>
  );
}

/** A band of stars as on a rushnyk: as wide as the window, always 25 crosses high. */
export function Rushnyk({ className }: { className: string | undefined }) {
  return (
    <Stitched className={className} viewBox="0 0 5130 250">
      <RushnykThreads />
    </Stitched>
  );
}
