import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { lineKey } from '#stores/basket-line.ts';
import { sizeKey } from '../size-key.ts';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { Gudzyk } from '../ui/gudzyk.tsx';
import { Picture } from '../ui/picture.tsx';
import { PriceText } from '../ui/price.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useWords } from '../words.ts';
import { FreeShipping } from '../screens/basket/free-shipping.tsx';
import styles from './basket-peek.module.css';

/** Escape closes it, wherever on the page the focus is, which moves only from within. What is open over the page closes first. */
function useEscape(onClose: () => void): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector(':popover-open') !== null) return;
      const { activeElement } = document;
      const isWithin = part.current?.contains(activeElement) === true;
      onClose();
      if (!isWithin && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return part;
}

/** More would hide what one is doing. */
const LINES_AT_ONCE = 2;

interface BasketPeekProps {
  /** On which side of a wide window it stands: not where it was asked for. */
  side?: 'start' | 'end';
  onClose: () => void;
}

/** The basket beside the page, once something was put into it: what is in, what it comes to, and the way on. */
export const BasketPeek = observer(function BasketPeek({ side = 'start', onClose }: BasketPeekProps) {
  const { basket, promo } = useStores();
  const words = useWords();
  const id = useId();
  const part = useEscape(onClose);
  // On a fresh page nobody has asked yet what a kept code gives: the sum is to be what the basket says.
  useEffect(() => {
    if (promo.look === 'idle') void promo.recheck();
  }, [promo]);
  const { lines } = basket;
  const more = lines.length - LINES_AT_ONCE;
  return (
    <section ref={part} className={styles.peek} data-side={side} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {words('basket.title')}
        </h2>
        <Gudzyk label={words('common.close')} tone="ghost" open onClick={onClose} />
      </div>
      <ul className={styles.lines}>
        {lines.slice(0, LINES_AT_ONCE).map(({ variant, ...line }) => (
          <li key={lineKey(line)} className={styles.line}>
            <span className={styles.tile}>
              {variant?.photos[0] && (
                <Picture photo={variant.photos[0]} sizes="48px" decorative className={styles.photo} />
              )}
            </span>
            <span className={styles.name}>
              {variant?.name ?? words('basket.line.loading')}
              <span className={styles.note}>
                {variant &&
                  words('order.line', {
                    color: variant.color.name,
                    size: words(sizeKey(line.size)),
                    quantity: line.quantity,
                  })}
              </span>
            </span>
            {variant && <PriceText amount={line.total} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{words('basket.more', { count: more })}</p>}
      <p className={styles.sum}>
        {words('basket.summary.total')}
        <PriceText amount={basket.isPriced ? promo.prices.total : undefined} />
      </p>
      <div className={styles.free}>
        <FreeShipping />
      </div>
      <div className={styles.ways}>
        <Button to="/checkout" size="small" disabled={!basket.canCheckOut}>
          {words('basket.checkout')}
        </Button>
        <TextLink to="/basket">{words('header.to-basket')}</TextLink>
      </div>
    </section>
  );
});
