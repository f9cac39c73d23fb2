import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { discountPercent, isInStock, isNew } from '#domain/catalog.ts';
import { useStores } from '../stores.ts';
import { Label } from '../ui/label.tsx';
import { useWords } from '../words.ts';

interface CardLabelProps {
  variant: Variant;
  /** False where the price beside it says how much it is reduced. */
  withSale?: boolean;
}

/** The one label of a thing: sold out before reduced before new. */
export const CardLabel = observer(function CardLabel({ variant, withSale = true }: CardLabelProps) {
  const { ui } = useStores();
  const words = useWords();
  const percent = discountPercent(variant);
  if (!isInStock(variant)) return <Label tone="none">{words('listing.label-sold-out')}</Label>;
  if (percent !== undefined && withSale) return <Label tone="sale">{words('listing.label-sale', { percent })}</Label>;
  if (isNew(variant, ui.openedAt)) return <Label tone="new">{words('listing.label-new')}</Label>;
  return undefined;
});
