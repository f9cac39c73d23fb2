import { CrossStitch } from '../../pattern/cross-stitch.tsx';
import { rushnyk } from './rushnyk.ts';

/** Enough for the widest window. */
const STARS = 27;
const CROSSES = rushnyk(STARS);

/** The band in cross-stitch, on 513 by 25 crosses. */
export function RushnykThreads() {
  return <CrossStitch crosses={CROSSES} />;
}
