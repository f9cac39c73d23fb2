import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Size, SizeStock, Variant } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import { tellsSoldOut } from '#domain/errors.ts';
import { useStores } from '../stores.ts';
import { ErrorWords } from '../ui/error-words.tsx';
import { sizeKey } from '../size-key.ts';
import { useWords } from '../words.ts';
import styles from './size-bar.module.css';

/** The sizes of a card: pressing one puts it into the basket, a sold-out one can be pre-ordered. */
export const SizeBar = observer(function SizeBar({ variant }: { variant: Variant }) {
  const { basket, dialogs, toasts } = useStores();
  const words = useWords();
  const [error, setError] = useState<ErrorText>();
  /** What the server has sold out since the card was read. */
  const [gone, setGone] = useState<Size[]>([]);
  const { name } = variant;
  const isSoldOut = ({ value, inStock }: SizeStock): boolean => !inStock || gone.includes(value);

  const press = async (size: SizeStock): Promise<void> => {
    const { value } = size;
    setError(undefined);
    if (isSoldOut(size)) {
      dialogs.open('buyInClick', {
        variantId: variant.id,
        size: value,
        color: variant.color.name,
        name,
        inStock: false,
      });
      return;
    }
    const isIn = await basket.add(variant, value, 1, (why) => {
      setError(why);
      if (tellsSoldOut(why)) setGone([...gone, value]);
    });
    if (isIn) toasts.show('success', { key: 'listing.added', values: { name, size: words(sizeKey(value)) } });
  };

  return (
    <>
      {error && (
        <p className={styles.refused} role="alert">
          <ErrorWords error={error} />
        </p>
      )}
      <fieldset className={styles.bar} aria-label={words('listing.size-bar', { name })}>
        {variant.sizes.map((size) => {
          const isSold = isSoldOut(size);
          const short = words('size.short', { size: size.value });
          const values = { name, short, size: words(sizeKey(size.value)) };
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
    </>
  );
});
