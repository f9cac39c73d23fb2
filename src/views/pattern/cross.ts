/** A place of the canvas and which of the two threads crosses it. */
export interface Cross {
  x: number;
  y: number;
  thread: 0 | 1;
}

/** As a hand lays them: row by row, there and back. */
export function inOrderOfHand(crosses: Cross[]): Cross[] {
  return [...crosses].sort((a, b) => a.y - b.y || (a.y % 2 === 0 ? a.x - b.x : b.x - a.x));
}

/** The strokes of one thread as SVG path data, ten units to a cross: those that lie below, or those that cross over them. */
export function strokes(crosses: Cross[], thread: 0 | 1, layer: 'under' | 'over'): string {
  const [from, rise] = layer === 'under' ? [8.6, '-7.2'] : [1.4, '7.2'];
  return crosses
    .filter((cross) => cross.thread === thread)
    .map(({ x, y }) => `M${x * 10 + 1.4} ${y * 10 + from}l7.2 ${rise}`)
    .join('');
}
