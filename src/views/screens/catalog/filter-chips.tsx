import type { ListingQuery } from '#domain/listing.ts';
import { Chip } from '../../ui/chip.tsx';
import { useWords } from '../../words.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { NO_FILTERS } from './chosen-filters.ts';
import styles from './catalog-screen.module.css';

interface FilterChipsProps {
  filters: ChosenFilter[];
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What is filtered by: each can be taken away, and all at once. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const words = useWords();
  if (filters.length === 0) return undefined;
  return (
    <ul className={styles.chips} aria-label={words('listing.chips')}>
      {filters.map(({ name, without }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two colors nobody knows are called the same
        <li key={`${name} ${index}`}>
          <Chip removeLabel={words('listing.chip-remove', { name })} onRemove={() => onChange(without)}>
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {words('listing.clear')}
        </button>
      </li>
    </ul>
  );
}
