import type { SyntheticEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Money } from '#domain/money.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { toMajor } from '#domain/money.ts';
import { PRICE_AT_MOST, typedPrice } from '#domain/typed-price.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './price-fields.module.css';

interface FieldProps {
  label: string;
  price: Money | undefined;
  /** A price that is no end, as nothing is: what is above all others at the top. */
  noEnd?: Money;
  onChange: (price: Money | undefined) => void;
}

const saidOf = (price: Money | undefined): string => (price === undefined ? '' : String(toMajor(price)));

/** One end of a price. What is typed counts once the field is left or Enter pressed. */
function PriceField({ label, price, noEnd, onChange }: FieldProps) {
  const words = useWords();
  const [isOdd, setOdd] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const note = useId();
  const said = saidOf(price);
  // Another price in the address, another in the field; drawn anew it would lose the focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = said;
  }, [said]);
  const commit = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const typed = typedPrice(currentTarget.value);
    const isUnread = typed === undefined && currentTarget.value.trim() !== '';
    setOdd(isUnread);
    if (isUnread) return;
    const end = typed === 0 || typed === noEnd ? undefined : typed;
    currentTarget.value = saidOf(end);
    if (end !== price) onChange(end);
  };
  return (
    <label className={styles.end}>
      {label}
      <input
        ref={field}
        className={styles.price}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={said}
        aria-invalid={isOdd || undefined}
        aria-describedby={note}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit(event)}
      />
      <span id={note} className={styles.odd}>
        {isOdd && words('listing.price-odd')}
      </span>
    </label>
  );
}

interface PriceFieldsProps {
  query: ListingQuery;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What it may cost now, in whole hryvnias: from, to, or both; ends the wrong way round are turned. */
export function PriceFields({ query: { priceMin, priceMax }, onChange }: PriceFieldsProps) {
  const words = useWords();
  const price = useStores().locale.profile.currency.symbol;
  return (
    <div className={styles.range}>
      <PriceField
        label={words('listing.price-from', { price })}
        price={priceMin}
        onChange={(min) => onChange({ priceMin: min })}
      />
      <PriceField
        label={words('listing.price-to', { price })}
        price={priceMax}
        noEnd={PRICE_AT_MOST}
        onChange={(max) => onChange({ priceMax: max })}
      />
    </div>
  );
}
