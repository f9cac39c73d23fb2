import type { WirePhoto } from '#contract/common.ts';
import type { Photo } from '#domain/photo.ts';
import { safePhotoUrl } from './link.ts';

const WIDTHS = [
  ['W250', 250],
  ['W500', 500],
  ['W1000', 1_000],
] as const;

/** Undefined without a usable address: the place then shows a name instead of a picture. */
export function toPhoto(wire: WirePhoto | null | undefined): Photo | undefined {
  if (!wire) return undefined;
  const sources = WIDTHS.flatMap(([name, width]) => {
    const url = safePhotoUrl(wire.imageSizes[name]);
    return url === undefined ? [] : [{ width, url }];
  });
  const { _id: id, alt, width, height, color } = wire;
  return sources.length === 0 ? undefined : { id, alt, width, height, color, sources };
}

export function toPhotos(wire: WirePhoto[]): Photo[] {
  return wire.flatMap((photo) => toPhoto(photo) ?? []);
}
