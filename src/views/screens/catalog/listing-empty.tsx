import type { Category } from '#domain/catalog.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { inBrief } from '#domain/text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Hydrated } from '../../hydrated.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { useWords } from '../../words.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import styles from './catalog-screen.module.css';

const ListingWays = lazyPart(async () => (await import('./listing-ways.tsx')).ListingWays);

interface ListingEmptyProps {
  query: ListingQuery;
  filters: ChosenFilter[];
  categories: Category[];
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** Nothing fits: says what to relax, or where else to look. */
export function ListingEmpty({ query, filters, categories, onChange }: ListingEmptyProps) {
  const words = useWords();
  const { text, categoryId } = query;
  const category = categories.find(({ id }) => id === categoryId);
  const isWhole = filters.length === 0 && text === '' && categoryId === undefined;
  const reason =
    filters.length > 0
      ? words('listing.empty-filters')
      : text === ''
        ? words(isWhole ? 'listing.empty-catalog' : 'listing.empty-category')
        : words('listing.empty-text', { text: inBrief(text) });
  // What leads elsewhere, where no filter is to blame; not to where one is.
  const elsewhere = filters.length > 0 || isWhole ? [] : categories.filter(({ id }) => id !== categoryId);
  const hasLess = filters.length > 0 || (text !== '' && categoryId !== undefined);
  return (
    <EmptyLine title={words('listing.empty-title')} text={reason}>
      {hasLess && (
        <Hydrated>
          <ListingWays query={query} filters={filters} category={category} onChange={onChange} />
        </Hydrated>
      )}
      {elsewhere.length > 0 && (
        <ul className={styles.ways} aria-label={words('footer.categories')}>
          {elsewhere.map(({ id, name }) => (
            <li key={id}>
              <Button variant="outline" size="small" to={`/catalog/${id}`}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isWhole && <TextLink to="/catalog">{words('listing.whole')}</TextLink>}
    </EmptyLine>
  );
}
