import type { Size } from '#domain/catalog.ts';

/** The words of a size where it stands within a sentence or a list: 'one size', while a button says 'One size'. */
export function sizeKey(size: Size): string {
  return size === 'ONE_SIZE' ? 'size.one' : `size.${size}`;
}
