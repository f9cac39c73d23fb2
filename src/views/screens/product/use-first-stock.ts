import { useState } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';

/**
 * Whether the size was in stock when it was chosen, or first shown so. What a button does follows from that, so that stock
 * read anew does not make another button of it under a pointer. The second lets it follow what is known now.
 */
export function useFirstStock(variant: Variant, size: Size | undefined): [wasInStock: boolean, follow: () => void] {
  const key = `${variant.id} ${size}`;
  const now = { key, wasInStock: isInStock(variant, size) };
  const [first, setFirst] = useState(now);
  if (first.key !== key) setFirst(now);
  return [(first.key === key ? first : now).wasInStock, () => setFirst(now)];
}
