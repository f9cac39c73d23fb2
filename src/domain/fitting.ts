import type { Measurements, Size } from './catalog.ts';
import { keptFields } from './kept-text.ts';
import { CM_AN_INCH } from './length.ts';
import { asSeen } from './typed-text.ts';

/** What lengths are typed and said in; they are kept in centimetres. */
export type LengthUnit = 'cm' | 'inches';

/** The first two measurements of a garment somebody owns, cm. */
export type OwnGarment = readonly [number, number];

/** A size of a thing beside a garment of one's own: by how much its first two measurements are larger, cm. */
export interface Fit {
  size: Size;
  larger: OwnGarment;
}

const CM_A_UNIT: Record<LengthUnit, number> = { cm: 1, inches: CM_AN_INCH };
/** No garment measures more, cm. */
export const LONGEST = 250;
/** Before it garments were called by the names of columns, in the language of the page. */
const VERSION = 2;

/** A length as shoppers type it, in centimetres: '70', '70,5', '27.5'. Undefined when it is none. */
export function typedLength(text: string, unit: LengthUnit): number | undefined {
  const plain = asSeen(text).trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{0,2})?$/.test(plain)) return undefined;
  const length = Number(plain) * CM_A_UNIT[unit];
  return length > 0 && length <= LONGEST ? length : undefined;
}

/** Centimetres in a unit, to the half, as a tape is read. */
export function inUnit(centimetres: number, unit: LengthUnit): number {
  return Math.round((centimetres / CM_A_UNIT[unit]) * 2) / 2;
}

/** The size that is nearest to a garment. Width tells more of how a thing sits than length; the table begins with the length. */
export function closest(rows: Measurements['rows'], [length, width]: OwnGarment): Fit | undefined {
  const fits = rows.flatMap(({ size, values: [rowLength, rowWidth] }): Fit[] =>
    rowLength === undefined || rowWidth === undefined ? [] : [{ size, larger: [rowLength - length, rowWidth - width] }],
  );
  const distance = ({ larger: [longer, wider] }: Fit): number => Math.abs(longer) + 2 * Math.abs(wider);
  return fits.sort((a, b) => distance(a) - distance(b))[0];
}

/** Garments by what is measured of them: a hoodie is compared with tops, not with trousers. */
export interface Wardrobe {
  unit: LengthUnit | undefined;
  garments: Record<string, [number, number]>;
}

/** How a garment measured so is called in the wardrobe: the same in every language, where the server tells what it measures. */
export const kindOf = ({ kinds, columns }: Pick<Measurements, 'kinds' | 'columns'>): string =>
  (kinds ?? columns).slice(0, 2).join(' × ');

/** What a browser has kept; whatever is no such thing is left out. */
export function wardrobeOf(kept: string | undefined): Wardrobe {
  const { version, unit, garments } = keptFields(kept);
  if (version !== VERSION) return { unit: undefined, garments: {} };
  const isLength = (one: unknown): boolean => typeof one === 'number' && one > 0 && one <= LONGEST;
  const fit = Object.entries(Object(garments)).filter(
    (entry): entry is [string, [number, number]] =>
      Array.isArray(entry[1]) && entry[1].length === 2 && entry[1].every(isLength),
  );
  return { unit: unit === 'cm' || unit === 'inches' ? unit : undefined, garments: Object.fromEntries(fit) };
}

/** How it is kept. */
export function keptWardrobe(wardrobe: Wardrobe): string {
  return JSON.stringify({ version: VERSION, ...wardrobe });
}
