import { startTransition, useMemo, useOptimistic } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ListingQuery } from '#domain/listing.ts';
import { listingParameters } from '#domain/listing-address.ts';
import { listingQuery } from '#domain/listing.ts';
import { useStores } from '../../stores.ts';

interface ListingAddress {
  /** What was pressed shows at once, before the new address is drawn. */
  query: ListingQuery;
  /** Asks for another listing; unless it is about more pages, it begins with the first. The page does not scroll. */
  change: (changes: Partial<ListingQuery>) => void;
  /** The address of this listing with some of it changed, inside the shop: '/catalog?sort=new'. */
  to: (changes: Partial<ListingQuery>) => string;
}

/** The listing the address asks for, and how to ask for another. */
export function useListingQuery(): ListingAddress {
  const { listing } = useStores();
  const { category } = useParams();
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => listingQuery(address, category), [address, category]);
  const [query, showAhead] = useOptimistic(asked);
  const next = (changes: Partial<ListingQuery>): URLSearchParams =>
    listingParameters({ ...query, pages: 1, ...changes });
  return {
    query,
    change: (changes) => {
      const parameters = next(changes);
      const changed = listingQuery(parameters, category);
      // Its goods are on their way while the new address is being drawn.
      void listing.open(changed);
      startTransition(() => {
        showAhead(changed);
        // Pages that failed are asked for again where the shopper is: no other step of the history.
        setAddress(parameters, { preventScrollReset: true, replace: changes.pages === query.pages });
      });
    },
    to: (changes) => {
      const search = next(changes).toString();
      const path = category === undefined ? '/catalog' : `/catalog/${category}`;
      return search === '' ? path : `${path}?${search}`;
    },
  };
}
