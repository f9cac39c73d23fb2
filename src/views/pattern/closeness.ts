import type { Cross } from './cross.ts';

/** How near a pattern is looked at, from 0, one cross, over 1, all of it, to 2, the thing it is on. */
export const NEAREST = 0;
export const WHOLE = 1;
export const FARTHEST = 2;

/** One cross with what is around it, ten units to a cross. */
const ONE_CROSS = 16;
/** So much smaller is the pattern where the thing takes its place, and so much larger the thing where it begins to. */
const FURTHER = 2.4;
const NEARER = 1.5;

/** The square of the canvas that is seen. */
interface View {
  x: number;
  y: number;
  size: number;
}

/** The cross in the middle, or the one nearest to it. */
export function middleCross(crosses: Cross[], width: number, rows: number): Cross | undefined {
  const away = ({ x, y }: Cross): number => Math.hypot(x - (width - 1) / 2, y - (rows - 1) / 2);
  return crosses.reduce<Cross | undefined>(
    (best, cross) => (best === undefined || away(cross) < away(best) ? cross : best),
    undefined,
  );
}

/** What is seen of a canvas from there; `cross` is what it comes nearest to. Each moment comes as much nearer as any other. */
export function viewAt(closeness: number, cross: Cross | undefined, width: number, rows: number): View {
  const whole = Math.max(width, rows) * 10;
  const middle = [width * 5, rows * 5] as const;
  const near = cross === undefined ? middle : ([cross.x * 10 + 5, cross.y * 10 + 5] as const);
  const size =
    closeness < WHOLE ? ONE_CROSS * (whole / ONE_CROSS) ** closeness : whole * FURTHER ** (closeness - WHOLE);
  const part = Math.min(1, (size - ONE_CROSS) / (whole - ONE_CROSS));
  const [x, y] = [0, 1].map((axis) => (near[axis] ?? 0) + ((middle[axis] ?? 0) - (near[axis] ?? 0)) * part);
  return { x: (x ?? 0) - size / 2, y: (y ?? 0) - size / 2, size };
}

/** How clearly the thing is seen by then, from 0 to 1, and how many times as large as where it is whole. */
export function thingAt(closeness: number): { opacity: number; scale: number } {
  const part = Math.max(0, closeness - WHOLE);
  return { opacity: Math.min(1, part * 1.5), scale: NEARER + (1 - NEARER) * part };
}
