import type { Category } from '#domain/catalog.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { inBrief } from '#domain/text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import styles from './catalog-screen.module.css';

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
  const isWhole = filters.length === 0 && text === '' && categoryId === undefined;
  const reason =
    filters.length > 0
      ? words('listing.empty-filters')
      : text === ''
        ? words(isWhole ? 'listing.empty-catalog' : 'listing.empty-category')
        : words('listing.empty-text', { text: inBrief(text) });
  const relaxed = text === '' ? filters : [...filters, { name: inBrief(text), without: { text: '' } }];
  const ways =
    filters.length > 0
      ? relaxed.map((one) => ({
          name: words('listing.without', { name: one.name }),
          onClick: () => onChange(one.without),
        }))
      : categories.map(({ id, name }) => ({ name, to: `/catalog/${id}` }));
  const everywhere = text === '' ? '/catalog' : `/catalog?${new URLSearchParams({ q: text }).toString()}`;
  return (
    <EmptyLine title={words('listing.empty-title')} text={reason}>
      {ways.length > 0 && (
        <ul className={styles.ways} aria-label={words(filters.length > 0 ? 'listing.filters' : 'footer.categories')}>
          {ways.map(({ name, ...way }) => (
            <li key={name}>
              <Button variant="outline" size="small" {...way}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {categoryId !== undefined && text !== '' && (
        <TextLink to={everywhere}>{words('listing.search-everywhere')}</TextLink>
      )}
      {!isWhole && <TextLink to="/catalog">{words('listing.whole')}</TextLink>}
    </EmptyLine>
  );
}
