import type { Cross } from '../../pattern/cross.ts';

/** Columns from one star to the next. */
const PERIOD = 19;
/** Rows of the band. */
const ROWS = 25;
const MIDDLE = (ROWS - 1) / 2;
/** How long a petal of a star is. */
const PETAL = 4;
const [RED, BLUE] = [0, 1] as const;

/** Border of so many rows from the outside: dots, a solid line, then a dot now and again. */
function borderAt(edge: number, column: number): Cross['thread'] | undefined {
  if (edge === 0) return column % 2 === 0 ? RED : undefined;
  if (edge === 1) return BLUE;
  return edge === 3 && column % 4 === 0 ? RED : undefined;
}

/** A star of eight petals: so many crosses from its middle, the further way first. */
function starAt(far: number, near: number): Cross['thread'] | undefined {
  if (far === 0) return RED;
  if (near < 1 || far - near < 1 || far - near > PETAL || near > PETAL) return undefined;
  return far - near === PETAL || near === PETAL ? RED : BLUE;
}

/** A small rhomb between two stars. */
function rhombAt(steps: number): Cross['thread'] | undefined {
  if (steps === 0 || steps === 3) return RED;
  return steps === 2 ? BLUE : undefined;
}

/** Every cross of a band of so many stars: the same star every 19 columns in 25 rows, with dotted and solid borders. */
export function rushnyk(stars: number): Cross[] {
  const half = (PERIOD - 1) / 2;
  const crosses: Cross[] = [];
  for (let x = 0; x < stars * PERIOD; x++)
    for (let y = 0; y < ROWS; y++) {
      const across = Math.abs((x % PERIOD) - half);
      const down = Math.abs(y - MIDDLE);
      const edge = MIDDLE - down;
      const figure =
        starAt(Math.max(across, down), Math.min(across, down)) ??
        (across + down > 8 ? rhombAt(half - across + down) : undefined);
      const thread = edge < 4 ? borderAt(edge, x) : figure;
      if (thread !== undefined) crosses.push({ x, y, thread });
    }
  return crosses;
}
