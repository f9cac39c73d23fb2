import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Ref } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { feetAndInches } from '#domain/length.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './choices.module.css';
import { SizeTable } from './size-table.tsx';

const SizeFit = lazyPart(async () => (await import('./size-fit.tsx')).SizeFit);

/** What is longer, as OVERSIZE is, has a wide button: it is a word. */
const LETTERS = 'XXL'.length;

interface SizePickerProps {
  variant: Variant;
  chosen: Size | undefined;
  /** How many times the shopper meant to buy before choosing. */
  needed: number;
  onChoose: (size: Size) => void;
  /** A sold-out size was pressed. */
  onPreorder: (size: Size) => void;
  groupRef: Ref<HTMLFieldSetElement>;
}

/** Every size as a button; those sold out can be seen as such and pressed to be ordered in advance. */
export const SizePicker = observer(function SizePicker(props: SizePickerProps) {
  const { variant, chosen, needed, onChoose, onPreorder, groupRef } = props;
  const { product, wardrobe } = useStores();
  const { former } = product;
  const words = useWords();
  const id = useId();
  const { measurements, model } = variant.details;
  /** Sold out since it was shown: a press chooses it, as it would have a moment ago. */
  const goneSince = (size: Size): boolean =>
    former !== undefined && isInStock(former, size) && !isInStock(variant, size);
  const press = (size: Size): void => (isInStock(variant, size) || goneSince(size) ? onChoose(size) : onPreorder(size));
  /** Beside a garment at home, where one was measured. */
  const fit = (size?: Size) =>
    measurements &&
    wardrobe.kept !== undefined && (
      <ErrorBoundary fallback={undefined}>
        <SizeFit measurements={measurements} size={size} />
      </ErrorBoundary>
    );
  const hasSoldOut = variant.sizes.some((size) => !isInStock(variant, size.value));
  return (
    <div className={styles.choice} data-later="narrow">
      <div className={styles.head} data-live>
        <p>
          <span id={id} className={styles.title}>
            {words('product.size')}
          </span>{' '}
          {chosen &&
            (goneSince(chosen) ? (
              <span className={styles.gone}>{words('product.size-gone', { size: words(`size.${chosen}`) })}</span>
            ) : (
              words(`size.${chosen}`)
            ))}
        </p>
        <SizeTable variant={variant} chosen={chosen} onTake={press} />
      </div>
      <fieldset
        ref={groupRef}
        className={styles.sizes}
        data-live
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={needed ? `${id}-needed` : undefined}
        // In turn, so that each press is a beginning of its own.
        data-needed={needed ? needed % 2 : undefined}
      >
        {variant.sizes.map(({ value }) => {
          const isSold = !isInStock(variant, value);
          const isGone = goneSince(value);
          const size = words(`size.${value}`);
          return (
            <button
              key={value}
              type="button"
              className={styles.size}
              data-sold-out={isSold || undefined}
              data-wide={value.length > LETTERS || undefined}
              aria-pressed={value === chosen}
              aria-label={isSold ? words(isGone ? 'product.size-gone' : 'product.size-sold-out', { size }) : size}
              onClick={() => press(value)}
            >
              {size}
              {fit(value)}
            </button>
          );
        })}
      </fieldset>
      {needed > 0 && (
        <p id={`${id}-needed`} className={styles.needed} role="alert">
          {words('product.size-needed')}
        </p>
      )}
      {(model || hasSoldOut) && (
        <p className={styles.hint}>
          {model && (
            <span>
              {words('product.model', {
                height: model.heightCm,
                ...feetAndInches(model.heightCm),
                size: words(`size.${model.size}`),
              })}{' '}
            </span>
          )}
          {hasSoldOut && <span>{words('product.size-hint')}</span>}
        </p>
      )}
      {fit()}
    </div>
  );
});
