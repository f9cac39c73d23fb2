import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { useStores } from '../../stores.ts';
import { latePart } from '../../late-part.tsx';

const RosetteThreads = latePart(async () => (await import('./rosette-threads.tsx')).RosetteThreads);
const RushnykThreads = latePart(async () => (await import('./rushnyk-threads.tsx')).RushnykThreads);

interface StitchedProps {
  className: string | undefined;
  viewBox: string;
  children: ReactNode;
}

/**
 * Cloth for a pattern that is sewn once the page is alive: thousands of strokes are no load for the markup of a page, nor
 * what sews them for its first scripts. What cannot be had leaves the cloth bare.
 */
const Stitched = observer(function Stitched({ className, viewBox, children }: StitchedProps) {
  const { ui } = useStores();
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ui.isAwake && <ErrorBoundary fallback={undefined}>{children}</ErrorBoundary>}
    </svg>
  );
});

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
