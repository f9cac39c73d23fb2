import { observer } from 'mobx-react-lite';
import type { ListingQuery } from '#domain/listing.ts';
import { inBrief } from '#domain/text.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { useStores } from '../../stores.ts';
import { StitchText } from '../../ui/stitch-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './catalog-screen.module.css';
import { SearchForm } from './search-form.tsx';

/** Longer, it would be more than a headline. */
const LONG_FROM_LETTERS = 30;

interface ListingHeadProps {
  query: ListingQuery;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** Where this is, what is listed, how much of it, and a field to look for something else. */
export const ListingHead = observer(function ListingHead({ query, onChange }: ListingHeadProps) {
  const { catalog, listing } = useStores();
  const words = useWords();
  const category = catalog.category(query.categoryId);
  const catalogue = words('listing.title');
  const place = category?.name ?? catalogue;
  const { text } = query;
  const brief = inBrief(text);
  const title = text === '' ? place : words('listing.title-search', { text: brief });
  // Else the number that is still there is that of other goods.
  const isCounted = listing.pagesOf(query) > 0;
  const count = listing.total;
  const isLost = listing.state.status === 'failed' && (query.pages === 1 || !isCounted);
  const here = category === undefined ? [] : [{ label: category.name, to: `/catalog/${category.id}` }];
  const found = text === '' ? [] : [{ label: title }];
  const trail = [{ label: words('listing.home'), to: '/' }, { label: catalogue, to: '/catalog' }, ...here, ...found];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className={styles.head}>
        <h1 className={styles.title} data-long={brief.length > LONG_FROM_LETTERS || undefined}>
          {title}
        </h1>
        <div className={styles.about} data-counted={!isLost || undefined}>
          {!isLost && (
            <div className={styles.count} aria-busy={!isCounted}>
              <StitchText text={isCounted || count > 0 ? String(count) : '00'} size={9} />
              <p className={styles.note}>
                <VisuallyHidden>
                  <output>{isCounted ? words('listing.found', { count }) : words('listing.loading')}</output>
                </VisuallyHidden>
                <span className={styles.found} aria-hidden="true">
                  {words(isCounted ? 'listing.found-goods' : 'listing.loading', { count })}
                </span>
                {category?.description !== undefined && <span className={styles.words}>{category.description}</span>}
              </p>
            </div>
          )}
          <SearchForm query={query} category={category?.name} onSearch={(text) => onChange({ text })} />
        </div>
      </div>
    </>
  );
});
