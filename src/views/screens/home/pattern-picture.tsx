import type { ReactNode } from 'react';
import { Hydrated } from '../../hydrated.tsx';
import { pictureOfPattern } from '../../pattern/own-number.ts';
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

/** The rosette of a number; until the page is alive, and without scripts, the picture that the server draws of it. */
export function Rosette({ number, className }: { number: string; className: string | undefined }) {
  return (
    <Hydrated
      fallback={
        <img className={className} src={pictureOfPattern(number)} width={730} height={730} alt="" loading="lazy" />
      }
    >
      <svg className={className} viewBox="0 0 730 730" aria-hidden="true">
        <RosetteThreads number={number} />
      </svg>
    </Hydrated>
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
