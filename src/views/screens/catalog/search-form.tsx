import type { FormEvent } from 'react';
import type { ListingQuery } from '#domain/listing.ts';
import { listingParameters } from '#domain/listing-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  query: ListingQuery;
  /** What is searched in; undefined for everything. */
  category: string | undefined;
  onSearch: (text: string) => void;
}

/** Looks for words. A plain form underneath: before scripts it asks the address by itself and keeps the filters. */
export function SearchForm({ query, category, onSearch }: SearchFormProps) {
  const words = useWords();
  const label = category === undefined ? words('listing.search') : words('listing.search-in', { category });
  const kept = [...listingParameters({ ...query, text: '', pages: 1 })];
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers do not know <search>
    <form className={styles.form} role="search" aria-label={label} method="get" onSubmit={onSubmit}>
      <input
        // Another listing, another text in the field.
        key={query.text}
        type="search"
        name="q"
        className={styles.field}
        defaultValue={query.text}
        aria-label={label}
        placeholder={words('listing.search-hint')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={styles.submit} aria-label={words('listing.search-submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
