import type { Cross } from './cross.ts';
import { sequence } from './sequence.ts';

/** Crosses from edge to edge of the one that stands alone. */
export const ROSETTE_WIDTH = 73;

interface Shape {
  /** Crosses from the middle to the edge. */
  reach: number;
  /** How long a petal of the star is. */
  petal: number;
  /** Where the inner rhomb runs: columns and rows from the middle together. */
  rhomb: number;
  /** How often the hooks come. */
  hook: number;
  /** How petals and ground are filled: the first digit. The shop's own patterns begin with 0 and are plain. */
  filling: number;
}

function shapeOf(number: string, reach: number): Shape {
  const next = sequence(number);
  const filling = Number(number[0]);
  const petal = Math.floor((reach - 4) / (3.15 + (filling === 0 ? 0.35 : 1.85) * next()));
  // The second number of the sequence belongs to the cloth, which a page does not show.
  next();
  const hook = 3 + Math.floor(next() * (filling === 0 ? 2 : 4));
  return { reach, petal, rhomb: Math.floor(petal * 2.05) + 1 + petal, hook, filling };
}

/** What is inside a petal, so far from its edges: whole, rows, a net, or bare. */
function insideAt(low: number, slant: number, filling: number): 0 | 1 | undefined {
  const kind = filling % 4;
  if (kind === 0) return 0;
  if (kind === 1) return low % 2 === 0 ? 0 : 1;
  if (kind === 2) return (low + slant) % 2 === 0 ? 0 : undefined;
  return low === slant ? 0 : undefined;
}

/** Which thread crosses a place so many columns and rows from the middle; undefined where the cloth stays bare. */
function threadAt(columns: number, rows: number, { reach, petal, rhomb, hook, filling }: Shape): 0 | 1 | undefined {
  const low = Math.min(columns, rows);
  const slant = Math.abs(columns - rows);
  const way = columns + rows;
  if (way <= 1) return 1;
  const isStar = low >= 1 && low <= petal && slant >= 1 && slant <= petal;
  if (isStar) return low === 1 || low === petal || slant === 1 || slant === petal ? 1 : insideAt(low, slant, filling);
  if (way === rhomb || way === rhomb + 1) return 0;
  if (way === rhomb + 3) return 1;
  if (way > petal * 2 + 1 && way < rhomb - 1) return slant > petal + 1 && way % 3 === 0 ? 1 : undefined;
  if (way > reach) return undefined;
  const step = (columns - rows + 400) % (hook * 2);
  const isHook =
    (way === rhomb + 5 && step < hook) || (way === rhomb + 6 && step === 0) || (way === rhomb + 7 && step <= 1);
  if (isHook) return 0;
  if (way <= rhomb + 9) return undefined;
  if (way === reach) return 1;
  return (columns + 2 * rows) % (4 + (filling % 3)) === 0 && slant % 2 === 0 ? 0 : undefined;
}

/** Every cross of the rosette of a number, so many from edge to edge: '0137' in 73 columns has 1,239 of them. */
export function rosette(number: string, width: number = ROSETTE_WIDTH): Cross[] {
  const reach = Math.floor((width - 1) / 2);
  const shape = shapeOf(number, reach);
  const crosses: Cross[] = [];
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const thread = threadAt(Math.abs(x), Math.abs(y), shape);
      if (thread !== undefined) crosses.push({ x: x + reach, y: y + reach, thread });
    }
  return crosses;
}
