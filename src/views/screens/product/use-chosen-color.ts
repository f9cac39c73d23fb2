import { useParams } from 'react-router-dom';
import type { Sibling, Variant } from '#domain/catalog.ts';

/**
 * The colour in the address, and whether it is still on its way: as long as the page shows another one, nothing of that can
 * be bought.
 */
export function useChosenColor(variant: Variant): [chosen: Sibling, isComing: boolean] {
  const { id } = useParams();
  const coming = variant.siblings.find((one) => one.id === id);
  return [coming ?? variant, coming !== undefined];
}
