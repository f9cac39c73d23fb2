import type { SyntheticEvent } from 'react';

/** A picture is read this large: to one part in a hundred of its height. */
const WIDTH = 80;
const HEIGHT = 100;
/** Where pegs hold a thing, of the width of its picture. */
const HOLDS = [0.42, 0.5, 0.56];
/** Less is a shadow. */
const OPAQUE = 200;

/** How far down its picture a thing begins, of the height of the picture; undefined where that cannot be seen. */
export function topOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): number | undefined {
  const isThing = (row: number): boolean =>
    HOLDS.some((hold) => (data[(row * width + Math.floor(hold * width)) * 4 + 3] ?? 0) > OPAQUE);
  const top = Array.from({ length: height }, (_, row) => row).findIndex(isThing);
  // What fills its frame is a photograph, or a browser that shows no pixels to anybody.
  return top > 0 ? top / height : undefined;
}

/** Tells the styles where the thing in a picture begins that has just come: a hood lower than a sheet of paper. */
export function hangByTop({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  if (!(target instanceof HTMLImageElement)) return;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  context.drawImage(target, 0, 0, WIDTH, HEIGHT);
  try {
    const top = topOf(context.getImageData(0, 0, WIDTH, HEIGHT));
    if (top !== undefined) currentTarget.style.setProperty('--top', String(top));
  } catch {
    // Pixels of another origin are not told.
  }
}
