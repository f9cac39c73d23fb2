import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { SIZE_GONE } from '#stores/basket-line.ts';
import type { BasketLine } from '#stores/basket.ts';
import { useWords } from '../../words.ts';
import styles from './line-size.module.css';
import { QuietButton } from './quiet-button.tsx';

interface LineSizeProps {
  line: BasketLine;
  variant: Variant;
  /** The line has just come to be of this size, or was to be of another and could not. */
  isResized: boolean;
  onResize: (line: BasketLine, size: Size) => void;
}

/**
 * The other sizes of a line, behind a press; those sold out can be seen as such. They stay until they are put away: what
 * would come up in their place would lie under the finger that has chosen. Says when the asked one is gone.
 */
export const LineSize = observer(function LineSize({ line, variant, isResized, onResize }: LineSizeProps) {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(isResized);
  const { size: current, error } = line;
  const { name } = variant;
  if (variant.sizes.length < 2) return undefined;
  return (
    <div>
      <QuietButton
        className={styles.change}
        aria-label={words('basket.size.change-what', { name, size: words(`size.${current}`) })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words('basket.size.change')}
      </QuietButton>
      <fieldset id={id} className={styles.sizes} hidden={!isOpen} aria-label={words('basket.size.choose', { name })}>
        {variant.sizes.map(({ value }) => {
          const size = words(`size.${value}`);
          const isSold = !isInStock(variant, value);
          return (
            <button
              key={value}
              type="button"
              className={styles.size}
              aria-pressed={value === current}
              aria-label={isSold ? words('basket.size.sold-out', { size }) : size}
              disabled={isSold}
              onClick={() => value !== current && onResize(line, value)}
            >
              {size}
            </button>
          );
        })}
      </fieldset>
      {error === SIZE_GONE && (
        <p className={styles.gone} role="alert">
          {words('basket.size.gone')}
        </p>
      )}
    </div>
  );
});
