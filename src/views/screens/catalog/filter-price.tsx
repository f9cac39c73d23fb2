import { useState } from 'react';
import type { ListingQuery } from '#domain/listing.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import { FilterBox } from './filter-box.tsx';
import { PriceFields } from './price-fields.tsx';

interface FilterPriceProps {
  query: ListingQuery;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What it may cost now; its fields are drawn when it is first opened. */
export function FilterPrice({ query, onChange }: FilterPriceProps) {
  const words = useWords();
  const price = usePrice();
  const [isWanted, setWanted] = useState(false);
  const { priceMin, priceMax } = query;
  const ends = [priceMin, priceMax].map((end) => (end === undefined ? '' : price(end)));
  const chosen = priceMin === undefined && priceMax === undefined ? '' : ends.join(' – ');
  return (
    <FilterBox title={words('listing.filter-price')} chosen={chosen} onOpen={() => setWanted(true)}>
      {isWanted && <PriceFields query={query} onChange={onChange} />}
    </FilterBox>
  );
}
