import { rosette, ROSETTE_WIDTH } from './rosette.ts';

/** The name under which an address asks for a pattern by its number: '?uzor=1991'. */
export const OWN_NUMBER = 'uzor';

/** A number that a pattern can have, four digits; undefined for anything else. */
export function patternNumber(text: string | null | undefined): string | undefined {
  return /^\d{4}$/.exec(text ?? '')?.[0];
}

/** How many crosses the rosette of a number has: counted as they are drawn. */
export function crossesOf(number: string): number {
  return rosette(number, ROSETTE_WIDTH).length;
}

/** Where the server draws the rosette of a number: src/app/pattern-picture.ts. */
export function pictureOfPattern(number: string): string {
  return `/uzor/${number}.svg`;
}
