import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Money } from '#domain/money.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { toMajor } from '#domain/money.ts';
import { PRICE_AT_MOST, typedPrice } from '#domain/typed-price.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './price-fields.module.css';

interface FieldProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  price: Money | undefined;
  /** A price that is no end, as nothing is: what is above all others at the top. */
  noEnd?: Money;
  /** `next`: where the focus goes on to. */
  onChange: (price: Money | undefined, next: EventTarget | null) => void;
}

const saidOf = (price: Money | undefined): string => (price === undefined ? '' : String(toMajor(price)));

/** One end of a price. What is typed counts once the field is left or Enter pressed. */
function PriceField({ ref, label, price, noEnd, onChange }: FieldProps) {
  const words = useWords();
  const [isOdd, setOdd] = useState(false);
  const note = useId();
  const said = saidOf(price);
  // Another price in the address, another in the field; drawn anew it would lose the focus.
  useEffect(() => {
    if (ref.current !== null) ref.current.value = said;
  }, [ref, said]);
  const commit = (input: HTMLInputElement, next: EventTarget | null): void => {
    const typed = typedPrice(input.value);
    const isUnread = typed === undefined && input.value.trim() !== '';
    setOdd(isUnread);
    if (isUnread) return;
    const end = typed === 0 || typed === noEnd ? undefined : typed;
    input.value = saidOf(end);
    onChange(end, next);
  };
  return (
    <label className={styles.end}>
      {label}
      <input
        ref={ref}
        className={styles.price}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={said}
        aria-invalid={isOdd || undefined}
        aria-describedby={note}
        onBlur={({ currentTarget, relatedTarget }) => commit(currentTarget, relatedTarget)}
        onKeyDown={({ currentTarget, key }) => key === 'Enter' && commit(currentTarget, null)}
      />
      <span id={note} className={styles.odd}>
        {isOdd && words('listing.price-odd')}
      </span>
    </label>
  );
}

type Ends = Partial<Pick<ListingQuery, 'priceMin' | 'priceMax'>>;

interface PriceFieldsProps {
  query: Ends;
  onChange: (changes: Ends) => void;
}

/** What it may cost now, in whole hryvnias: from, to, or both; ends the wrong way round are turned. */
export function PriceFields({ query: { priceMin, priceMax }, onChange }: PriceFieldsProps) {
  const words = useWords();
  const price = useStores().locale.profile.currency.symbol;
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const waiting = useRef<Ends>({});
  const say = (end: Ends, isGoingOn: boolean): void => {
    const typed = { ...waiting.current, ...end };
    const { priceMin: min, priceMax: max } = { priceMin, priceMax, ...typed };
    const isTurned = min !== undefined && max !== undefined && min > max;
    // Whoever goes on to the other end has not said yet what it is to be.
    waiting.current = isTurned && isGoingOn ? typed : {};
    if (isTurned && isGoingOn) return;
    const [low, high] = isTurned ? [max, min] : [min, max];
    if (isTurned && from.current && to.current) [from.current.value, to.current.value] = [saidOf(low), saidOf(high)];
    if (low !== priceMin || high !== priceMax) onChange({ priceMin: low, priceMax: high });
  };
  return (
    <div className={styles.range}>
      <PriceField
        ref={from}
        label={words('listing.price-from', { price })}
        price={priceMin}
        onChange={(min, next) => say({ priceMin: min }, next !== null && next === to.current)}
      />
      <PriceField
        ref={to}
        label={words('listing.price-to', { price })}
        price={priceMax}
        noEnd={PRICE_AT_MOST}
        onChange={(max, next) => say({ priceMax: max }, next !== null && next === from.current)}
      />
    </div>
  );
}
