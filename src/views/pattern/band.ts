import type { Cross } from './cross.ts';
import { sequence } from './sequence.ts';

export const BAND_ROWS = 25;
const MIDDLE = (BAND_ROWS - 1) / 2;
/** Rows of the border. */
const BORDER = 4;
/** How long a petal of a star is. */
const PETAL = 4;
/** Crosses from one figure to the next. */
const PERIODS = [17, 19, 21] as const;
const [MAIN, ACCENT] = [0, 1] as const;

type Thread = Cross['thread'] | undefined;

/** What is repeated along the band: the thread so many crosses from its middle, the further way first. */
const FIGURES: readonly ((far: number, near: number) => Thread)[] = [
  function star(far, near) {
    if (far === 0) return ACCENT;
    const slant = far - near;
    if (near < 1 || near > PETAL || slant < 1 || slant > PETAL) return undefined;
    return near === PETAL || slant === PETAL ? ACCENT : MAIN;
  },
  function rhombs(far, near) {
    const way = far + near;
    if (way === 3 || way === 8) return ACCENT;
    return way === 1 || way === 2 || way === 6 || way === 7 ? MAIN : undefined;
  },
  function leaves(far, near) {
    if (far > 7) return undefined;
    if (near === 0) return far < 2 ? undefined : far > 5 ? MAIN : ACCENT;
    return far - near > 1 ? undefined : far === near ? ACCENT : MAIN;
  },
];

/** The thread so many rows from the outside of the band, in a column. */
const BORDERS: readonly ((edge: number, column: number) => Thread)[] = [
  function dots(edge, column) {
    if (edge === 1) return MAIN;
    return (edge === 0 && column % 2 === 0) || (edge === 3 && column % 4 === 0) ? ACCENT : undefined;
  },
  function rails(edge, column) {
    if (edge === 0) return ACCENT;
    return edge === 2 || (edge === 1 && column % 3 === 1) ? MAIN : undefined;
  },
  function teeth(edge, column) {
    if (edge === 0) return MAIN;
    return edge === Math.abs((column % 6) - 3) ? ACCENT : undefined;
  },
];

/** Between two figures, so many columns and rows from the middle there: a small rhomb, or a small cross. */
function between(columns: number, rows: number, isRhomb: boolean): Thread {
  const way = columns + rows;
  if (isRhomb) return way === 0 ? ACCENT : way === 2 ? MAIN : undefined;
  if (way === 1) return MAIN;
  return columns === 0 && rows <= 2 ? ACCENT : undefined;
}

/** Every cross of the band of a number, so many columns long and 25 rows high; the figures stand about its middle. */
export function band(number: string, width: number): Cross[] {
  const next = sequence(number);
  const chosen = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(next() * choices.length)] as Choice;
  const figure = chosen(FIGURES);
  const period = chosen(PERIODS);
  const border = chosen(BORDERS);
  const isRhomb = next() < 0.5;
  const half = (period - 1) / 2;
  const middle = Math.floor(width / 2);
  const crosses: Cross[] = [];
  for (let x = 0; x < width; x++) {
    const away = Math.abs(x - middle) % period;
    const columns = Math.min(away, period - away);
    for (let y = 0; y < BAND_ROWS; y++) {
      const rows = Math.abs(y - MIDDLE);
      const edge = MIDDLE - rows;
      const thread =
        edge < BORDER
          ? border(edge, x)
          : (figure(Math.max(columns, rows), Math.min(columns, rows)) ?? between(half - columns, rows, isRhomb));
      if (thread !== undefined) crosses.push({ x, y, thread });
    }
  }
  return crosses;
}
