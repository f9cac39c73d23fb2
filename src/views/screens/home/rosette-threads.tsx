import { useMemo } from 'react';
import { CrossStitch } from '../../pattern/cross-stitch.tsx';
import { rosette } from '../../pattern/rosette.ts';

/** The rosette of a number in cross-stitch, on 73 by 73 crosses. */
export function RosetteThreads({ number }: { number: string }) {
  const crosses = useMemo(() => rosette(number), [number]);
  return <CrossStitch crosses={crosses} />;
}
