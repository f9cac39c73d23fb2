import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingQuery } from '#domain/listing.ts';
import { listingParameters } from '#domain/listing-address.ts';
import { asSeen } from '#domain/typed-text.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { useStores } from '../../stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words.ts';
import styles from './search-form.module.css';
import { lazyPart } from '../../lazy-part.tsx';

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions);

interface SearchFormProps {
  query: ListingQuery;
  /** What is searched in; undefined for everything. */
  category: string | undefined;
  onSearch: (text: string) => void;
  /** A suggestion leads elsewhere. */
  onLeave?: () => void;
}

/**
 * Looks for words. A plain form underneath: before scripts it asks the address by itself and keeps the filters. What it
 * suggests is fetched when the field is first gone to.
 */
export const SearchForm = observer(function SearchForm({ query, category, onSearch, onLeave }: SearchFormProps) {
  const { search, ui } = useStores();
  const { isAwake } = ui;
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement>();
  const [isSent, setSent] = useState(false);
  const { text } = query;
  const { pathname } = useLocation();
  const shown = useRef(text);
  // Another listing, another text in the field; what was typed before the page was alive stays.
  useEffect(() => {
    if (shown.current !== text && input.current !== null) input.current.value = text;
    shown.current = text;
  }, [text]);
  const label = category === undefined ? words('listing.search') : words('listing.search-in', { category });
  const kept = [...listingParameters({ ...query, text: '', pages: 1 })];
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    const wanted = asSeen(input.current?.value ?? '');
    onSearch(wanted);
    search.sent(wanted);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers do not know <search>
    <form className={styles.form} role="search" aria-label={label} method="get" action={pathname} onSubmit={onSubmit}>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.field}
        defaultValue={text}
        aria-label={label}
        placeholder={words('listing.search-hint')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={(event) => setField(event.currentTarget)}
        onInput={() => setSent(false)}
        {...(isAwake && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
      />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={styles.submit} aria-label={words('listing.search-submit')}>
        <Icon name="search" />
      </button>
      {field !== undefined && (
        <ErrorBoundary fallback={undefined}>
          <SearchSuggestions field={field} isSent={isSent} onSearch={onSearch} onLeave={onLeave} />
        </ErrorBoundary>
      )}
    </form>
  );
});
