/** A place of the canvas and which of the two threads crosses it. */
export interface Cross {
  x: number;
  y: number;
  thread: 0 | 1;
}

/** Crosses from the middle to the edge: the canvas is 73 by 73. */
const RADIUS = 36;
const KNUTH = 2_654_435_761;

/** Numbers from 0 to 1 that always follow one another in the same way for the same pattern number. */
function sequence(number: string): () => number {
  let state = 0;
  for (const letter of number) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), KNUTH) >>> 0;
  state = (state || 1) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Shape {
  /** How long a petal of the star is. */
  petal: number;
  /** Where the inner rhomb runs: columns and rows from the middle together. */
  rhomb: number;
  /** How often the hooks come. */
  hook: number;
}

function shapeOf(number: string): Shape {
  const next = sequence(number);
  const petal = Math.floor((RADIUS - 4) / (3.15 + 0.35 * next()));
  // The second number of the sequence belongs to the cloth, which a page does not show.
  next();
  return { petal, rhomb: Math.floor(petal * 2.05) + 1 + petal, hook: 3 + Math.floor(next() * 2) };
}

/** Which thread crosses a place so many columns and rows from the middle; undefined where the cloth stays bare. */
function threadAt(columns: number, rows: number, { petal, rhomb, hook }: Shape): 0 | 1 | undefined {
  const low = Math.min(columns, rows);
  const slant = Math.abs(columns - rows);
  const way = columns + rows;
  if (way <= 1) return 1;
  const isStar = low >= 1 && low <= petal && slant >= 1 && slant <= petal;
  if (isStar) return low === 1 || low === petal || slant === 1 || slant === petal ? 1 : 0;
  if (way === rhomb || way === rhomb + 1) return 0;
  if (way === rhomb + 3) return 1;
  if (way > petal * 2 + 1 && way < rhomb - 1) return slant > petal + 1 && way % 3 === 0 ? 1 : undefined;
  if (way > RADIUS) return undefined;
  const step = (columns - rows + 400) % (hook * 2);
  const isHook =
    (way === rhomb + 5 && step < hook) || (way === rhomb + 6 && step === 0) || (way === rhomb + 7 && step <= 1);
  if (isHook) return 0;
  if (way <= rhomb + 9) return undefined;
  if (way === RADIUS) return 1;
  return (columns + 2 * rows) % 4 === 0 && slant % 2 === 0 ? 0 : undefined;
}

/** Every cross of the rosette of a number: '0137' has 1,239 of them. */
export function rosette(number: string): Cross[] {
  const shape = shapeOf(number);
  const crosses: Cross[] = [];
  for (let y = -RADIUS; y <= RADIUS; y++)
    for (let x = -RADIUS; x <= RADIUS; x++) {
      const thread = threadAt(Math.abs(x), Math.abs(y), shape);
      if (thread !== undefined) crosses.push({ x: x + RADIUS, y: y + RADIUS, thread });
    }
  return crosses;
}

/** The strokes of one thread as SVG path data: those that lie below, or those that cross over them. */
export function strokes(crosses: Cross[], thread: 0 | 1, layer: 'under' | 'over'): string {
  const [from, rise] = layer === 'under' ? [8.6, '-7.2'] : [1.4, '7.2'];
  return crosses
    .filter((cross) => cross.thread === thread)
    .map(({ x, y }) => `M${x * 10 + 1.4} ${y * 10 + from}l7.2 ${rise}`)
    .join('');
}
