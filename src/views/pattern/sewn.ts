import type { Pattern } from '#domain/catalog.ts';
import { band, BAND_ROWS } from './band.ts';
import type { Cross } from './cross.ts';
import { rosette } from './rosette.ts';

/** A pattern laid out cross by cross, and how many rows it takes. */
export function sewn({ figure, number, width }: Pattern): { crosses: Cross[]; rows: number } {
  return figure === 'band'
    ? { crosses: band(number, width), rows: BAND_ROWS }
    : { crosses: rosette(number, width), rows: width };
}
