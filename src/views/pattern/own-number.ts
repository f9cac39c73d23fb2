import { rosette, ROSETTE_WIDTH } from './rosette.ts';

/** How many crosses the rosette of a number has: counted as they are drawn. */
export function crossesOf(number: string): number {
  return rosette(number, ROSETTE_WIDTH).length;
}

/** Where the server draws the rosette of a number: src/app/pattern-picture.ts. */
export function pictureOfPattern(number: string): string {
  return `/uzor/${number}.svg`;
}
