import { observer } from 'mobx-react-lite';
import type { SizeStock, Variant } from '#domain/catalog.ts';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';
import styles from './size-bar.module.css';

/** The sizes of a card: pressing one puts it into the basket, a sold-out one can be pre-ordered. */
export const SizeBar = observer(function SizeBar({ variant }: { variant: Variant }) {
  const { basket, dialogs, toasts } = useStores();
  const words = useWords();
  const { name } = variant;

  const press = async ({ value, inStock }: SizeStock): Promise<void> => {
    if (!inStock || !variant.isActive) {
      dialogs.open('buyInClick', {
        variantId: variant.id,
        size: value,
        color: variant.color.name,
        name,
        inStock: false,
      });
      return;
    }
    const isIn = await basket.add(variant, value);
    if (isIn) toasts.show('success', { key: 'listing.added', values: { name, size: words(`size.${value}`) } });
  };

  return (
    <fieldset className={styles.bar} aria-label={words('listing.size-bar', { name })}>
      {variant.sizes.map((size) => {
        const isSold = !size.inStock || !variant.isActive;
        const short = words('size.short', { size: size.value });
        const values = { name, short, size: words(`size.${size.value}`) };
        return (
          <button
            key={size.value}
            type="button"
            className={styles.size}
            data-sold-out={isSold || undefined}
            aria-label={words(isSold ? 'listing.preorder-size' : 'listing.add-size', values)}
            onClick={() => void press(size)}
          >
            {short}
          </button>
        );
      })}
    </fieldset>
  );
});
