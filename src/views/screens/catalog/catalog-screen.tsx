import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListingKeys } from './listing-keys.tsx';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { Hydrated } from '../../hydrated.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { NoSuchPage } from '../../layout/no-such-page.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { PAGE_SIZE } from '#domain/constants.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { useStores } from '../../stores.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useWords } from '../../words.ts';
import { WithoutScripts } from '../../without-scripts.tsx';
import { besides, CategoryInsert } from './category-insert.tsx';
import styles from './catalog-screen.module.css';
import { useChosenFilters } from './chosen-filters.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingMore } from './listing-more.tsx';
import { useBeginning } from './use-beginning.ts';
import { useListingQuery } from './use-listing-query.ts';

const SavedGoods = lazyPart(async () => (await import('./saved-goods.tsx')).SavedGoods);

/** Things saved for later, or a list of them that somebody has shared: only a browser knows them. */
function SavedScreen() {
  const words = useWords();
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{words('saved.title')}</h1>
      <Hydrated>
        <SavedGoods />
      </Hydrated>
      <WithoutScripts draw={(forms) => forms.saved()} />
    </div>
  );
}

/** The whole catalogue or one category of it: everything asked for is in the address. */
export function CatalogScreen() {
  const [address] = useSearchParams();
  return address.has('saved') ? <SavedScreen /> : <Listing />;
}

const Listing = observer(function Listing() {
  const { catalog, listing } = useStores();
  const words = useWords();
  const { query, change, to } = useListingQuery();
  const { items, state, total } = listing;
  const screen = useRef<HTMLDivElement>(null);
  const filters = useChosenFilters(query);
  const place = to({ pages: query.pages });
  useEffect(() => listing.stand(place), [listing, place]);
  const { categoryId, pages } = query;
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  const beginAnew = useBeginning(screen, isWaiting);
  const changeGoods = (changes: Partial<ListingQuery>): void => {
    beginAnew();
    change(changes);
  };
  const isUnknown = catalog.categories.length > 0 && categoryId !== undefined && !catalog.category(categoryId);
  if (isUnknown || state.status === 'missing') return <NoSuchPage />;

  const retry = (): void => void listing.open(query);
  // More of the same that did not come is said where it was asked for; what is already there stays.
  const shown = listing.pagesOf(query);
  const moreFailed = state.status === 'failed' && shown > 0 && shown < pages && items.length > 0;
  const next = { pages: (shown || pages) + 1 };
  const failure = state.status === 'failed' && <ErrorBox error={state.error} onRetry={retry} />;

  return (
    <div ref={screen} className={styles.screen}>
      {/* A listing does without its keys. */}
      <ErrorBoundary fallback={undefined}>
        <ListingKeys screen={screen} />
      </ErrorBoundary>
      <ListingHead query={query} onChange={changeGoods} />
      <WithoutScripts draw={(forms) => forms.filters(query)} />
      <FilterBar query={query} count={filters.length} onChange={changeGoods} />
      <FilterChips filters={filters} onChange={changeGoods} />
      <section className={styles.goods} aria-label={words('listing.goods')}>
        {failure && !moreFailed && failure}
        {items.length > 0 && (state.status !== 'failed' || moreFailed) && (
          <ProductGrid
            variants={items}
            headingLevel={2}
            isFirst
            isOld={isWaiting}
            size={query.sizes.length === 1 ? query.sizes[0] : undefined}
            inserts={besides(catalog.categories, categoryId).map((category) => (
              <CategoryInsert key={category.id} category={category} />
            ))}
          />
        )}
        {items.length === 0 && isWaiting && <ProductGridSkeleton count={PAGE_SIZE} />}
        {items.length === 0 && state.status === 'ready' && (
          <ListingEmpty query={query} filters={filters} categories={catalog.categories} onChange={changeGoods} />
        )}
        {moreFailed && failure}
        {items.length > 0 && (state.status !== 'failed' || moreFailed) && (
          <ListingMore
            shown={items.length}
            total={total}
            to={to(next)}
            onMore={() => change(next)}
            isLoading={isWaiting}
          />
        )}
      </section>
    </div>
  );
});
