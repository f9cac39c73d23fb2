import { useMemo } from 'react';
import { CrossStitch } from '../../pattern/cross-stitch.tsx';
import { inOrderOfHand } from '../../pattern/cross.ts';
import { rosette } from '../../pattern/rosette.ts';
import { useSewing } from './use-sewing.ts';

/** The rosette of a number in cross-stitch, on 73 by 73 crosses; another number is sewn in its place. */
export function RosetteThreads({ number }: { number: string }) {
  const crosses = useMemo(() => inOrderOfHand(rosette(number)), [number]);
  return <CrossStitch crosses={useSewing(crosses)} />;
}
