import type { ListingQuery } from '#domain/listing.ts';
import { Chip } from '../../ui/chip.tsx';
import { useWords } from '../../words.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { NO_FILTERS } from './chosen-filters.ts';
import styles from './catalog-screen.module.css';

/** How a filter is called: 'Розмір M'. */
export function useFilterName(): (filter: ChosenFilter) => string {
  const words = useWords();
  return ({ wordKey, sizeKey }) => words(wordKey, sizeKey === undefined ? {} : { size: words(sizeKey) });
}

interface FilterChipsProps {
  filters: ChosenFilter[];
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What is filtered by: each can be taken away, and all at once. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const words = useWords();
  const nameOf = useFilterName();
  if (filters.length === 0) return undefined;
  return (
    <ul className={styles.chips} aria-label={words('listing.chips')}>
      {filters.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={name}>
            <Chip removeLabel={words('listing.chip-remove', { name })} onRemove={() => onChange(filter.without)}>
              {name}
            </Chip>
          </li>
        );
      })}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {words('listing.clear')}
        </button>
      </li>
    </ul>
  );
}
