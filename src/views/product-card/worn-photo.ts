import type { Variant } from '#domain/catalog.ts';
import type { Photo } from '#domain/photo.ts';

/** Every so many cards of a list somebody is seen. */
const EVERY = 6;

/** The photo of who wears a thing, which its card shows at this place of a list (from 0), if it shows one. */
export function wornPhoto({ details, photos }: Variant, place: number): Photo | undefined {
  return place % EVERY === EVERY - 1 && details.model !== undefined ? photos[1] : undefined;
}
