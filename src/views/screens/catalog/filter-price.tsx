import type { SyntheticEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Money } from '#domain/money.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { typedPrice } from '#domain/listing.ts';
import { toMajor } from '#domain/money.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { FilterBox } from './filter-box.tsx';
import styles from './filter-list.module.css';

interface FieldProps {
  label: string;
  price: Money | undefined;
  onChange: (price: Money | undefined) => void;
}

/** One end of a price. What is typed counts once the field is left or Enter pressed. */
function PriceField({ label, price, onChange }: FieldProps) {
  const words = useWords();
  const [isOdd, setOdd] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const note = useId();
  const said = price === undefined ? '' : String(toMajor(price));
  // Another price in the address, another in the field; drawn anew it would lose the focus.
  useEffect(() => {
    if (field.current !== null) field.current.value = said;
    setOdd(false);
  }, [said]);
  const commit = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const typed = typedPrice(currentTarget.value);
    const isUnread = typed === undefined && currentTarget.value.trim() !== '';
    setOdd(isUnread);
    if (!isUnread && typed !== price) onChange(typed);
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

interface FilterPriceProps {
  query: ListingQuery;
  /** What the chosen ends are called: '₴500 – ₴1,500', or ''. */
  chosen: string;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What it may cost now, in hryvnias: from, to, or both; ends the wrong way round are turned. */
export function FilterPrice({ query: { priceMin, priceMax }, chosen, onChange }: FilterPriceProps) {
  const words = useWords();
  const currency = useStores().locale.profile.currency.symbol;
  return (
    <FilterBox title={words('listing.filter-price')} chosen={chosen}>
      <div className={styles.range}>
        <PriceField
          label={words('listing.price-from', { currency })}
          price={priceMin}
          onChange={(min) => onChange({ priceMin: min })}
        />
        <PriceField
          label={words('listing.price-to', { currency })}
          price={priceMax}
          onChange={(max) => onChange({ priceMax: max })}
        />
      </div>
    </FilterBox>
  );
}
