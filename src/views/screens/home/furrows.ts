/** One strip of the field: its colour and its outline. */
export interface Furrow {
  fill: string;
  d: string;
}

const COUNT = 35;
const MIDDLE = 16;
const FILLS = ['var(--ink)', '#e3a500', 'var(--yellow-deep)', '#b3421f', 'var(--yellow-deep)', '#f4bc0a'] as const;
/** Dark strips are threads rather than earth. */
const THREAD_WIDTH = 0.4;

/** The strips of the field that run from the edge of the sky to the shopper's feet, in a box of 1440 by 420. */
export function furrows(): Furrow[] {
  return FILLS.map((fill, first) => {
    let d = '';
    for (let index = first; index < COUNT; index += FILLS.length) {
      const wide = 18 + ((13 * (index - MIDDLE) ** 2) % 46);
      const foot = Math.round(first === 0 ? wide * THREAD_WIDTH : wide);
      const top = 818 + 7 * index;
      const bend = 226 + 44 * index;
      d += `M${top} 24Q${bend} 130 ${-1470 + 150 * index} 420h${foot}Q${Math.round(bend + wide * 0.3)} 130 ${top + 2.4} 24Z`;
    }
    return { fill, d };
  });
}
