import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';

interface InBasketProps {
  variant: Variant;
  className: string | undefined;
}

/** Says of a thing that it is in the basket. Apart from its card: another basket has no card drawn anew. */
export const InBasket = observer(function InBasket({ variant, className }: InBasketProps) {
  const { basket } = useStores();
  const words = useWords();
  return basket.hasVariant(variant.id) ? <p className={className}>{words('listing.in-basket')}</p> : undefined;
});
