import { useState } from 'react';
import type { ListingQuery } from '#domain/listing.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import { FilterBox } from './filter-box.tsx';

const PriceFields = lazyPart(async () => (await import('./price-fields.tsx')).PriceFields);

interface FilterPriceProps {
  query: ListingQuery;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What it may cost now; its fields are fetched when it is first opened, and tried anew at each opening. */
export function FilterPrice({ query, onChange }: FilterPriceProps) {
  const words = useWords();
  const price = usePrice();
  const [openings, setOpenings] = useState(0);
  const { priceMin, priceMax } = query;
  const ends = [priceMin, priceMax].map((end) => (end === undefined ? '' : price(end)));
  const chosen = priceMin === undefined && priceMax === undefined ? '' : ends.join(' – ');
  return (
    <FilterBox title={words('listing.filter-price')} chosen={chosen} onOpen={() => setOpenings(openings + 1)}>
      <ErrorBoundary fallback={words('error.cannot-connect-server')} address={String(openings)}>
        {openings > 0 && <PriceFields query={query} onChange={onChange} />}
      </ErrorBoundary>
    </FilterBox>
  );
}
