import { useCallback } from 'react';
import type { Money } from '#domain/money.ts';
import { formatPrice } from '#domain/money.ts';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says an amount in the money of this build: ₴2,450. */
export function usePrice(): (amount: Money) => string {
  const { symbol } = useStores().locale.profile.currency;
  return useCallback((amount) => formatPrice(amount, symbol), [symbol]);
}

/** Says what cash on delivery asks for in advance. */
export function usePrepayment(): string {
  const { prepayment, currency } = useStores().locale.profile;
  return formatPrice(prepayment, currency.symbol);
}

/** An amount in digits of one width, never broken across lines; a dash while it is not known. */
export function PriceText({ amount }: { amount: Money | undefined }) {
  const price = usePrice();
  return <span className={styles.amount}>{amount === undefined ? '—' : price(amount)}</span>;
}

interface PriceProps {
  price: Money;
  discountPrice?: Money | undefined;
  size?: 'normal' | 'large';
}

/** What it costs; with a discount the old price comes first, struck, and is named for those who cannot see the line. */
export function Price({ price, discountPrice, size = 'normal' }: PriceProps) {
  const words = useWords();
  if (discountPrice === undefined)
    return (
      <span className={styles.price} data-size={size}>
        <PriceText amount={price} />
      </span>
    );
  return (
    <span className={styles.price} data-size={size} data-reduced="true">
      <s className={styles.old}>
        <VisuallyHidden>{words('common.price.old')} </VisuallyHidden>
        <PriceText amount={price} />
      </s>{' '}
      <span className={styles.new}>
        <VisuallyHidden>{words('common.price.new')} </VisuallyHidden>
        <PriceText amount={discountPrice} />
      </span>
    </span>
  );
}
