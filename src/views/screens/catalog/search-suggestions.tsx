import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listingParameters } from '#domain/listing-address.ts';
import { listingQuery } from '#domain/listing.ts';
import { asSeen } from '#domain/typed-text.ts';
import { useLinks } from '../../links.tsx';
import { useStores } from '../../stores.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import type { Suggestion } from './suggestions-of.ts';
import { keyOf, nextLine, suggestionsOf } from './suggestions-of.ts';
import styles from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  /** The combobox of these suggestions: what is typed in it and pressed on it is heard here. */
  field: HTMLInputElement;
  /** What stands in it has been searched for, perhaps before this was here. */
  isSent: boolean;
  onSearch: (text: string) => void;
  onLeave?: (() => void) | undefined;
}

/** What may be meant, under the search field: a combobox with a listbox as WAI-ARIA 1.2 has it. */
export const SearchSuggestions = observer(function SearchSuggestions(props: SearchSuggestionsProps) {
  const { field, isSent, onSearch, onLeave } = props;
  const { listing, locale, search } = useStores();
  const words = useWords();
  const { follow } = useLinks();
  const [address] = useSearchParams();
  const id = useId();
  const [typed, setTyped] = useState(field.value);
  const [isWanted, setWanted] = useState(!isSent);
  const [active, setActive] = useState<number>();
  /** The former search that was just forgotten, to be said. */
  const [gone, setGone] = useState<string>();
  const lines = suggestionsOf(search, typed);
  const isEmpty = asSeen(typed) !== '' && search.suggested?.text === asSeen(typed) && lines.length === 0;
  const isOpen = isWanted && lines.length > 0;

  const close = (): void => {
    setWanted(false);
    setActive(undefined);
    search.leave();
  };
  const show = (): void => {
    search.readRecent();
    search.look(field.value);
    setTyped(field.value);
    setActive(undefined);
    setGone(undefined);
    setWanted(true);
  };
  const find = (text: string): void => {
    field.value = text;
    close();
    onSearch(text);
    search.sent(text);
  };
  const go = (path: string): void => {
    search.remember(field.value);
    field.value = '';
    close();
    onLeave?.();
    follow(locale.path(path));
  };
  /** In the whole shop, which is what was counted, in the order that was chosen. */
  const findAll = (text: string): void => {
    const { sort } = listingQuery(address);
    const query = { ...listingQuery(new URLSearchParams()), sort, text };
    field.value = text;
    close();
    onLeave?.();
    // Its goods are on their way while the listing is being drawn.
    void listing.open(query);
    search.sent(text);
    follow(locale.path(`/catalog?${listingParameters(query).toString()}`));
  };
  const choose = (line: Suggestion): void => {
    if (line.kind === 'forget') {
      search.forgetRecent();
      setActive(undefined);
    } else if (line.kind === 'category') go(`/catalog/${line.category.id}`);
    else if (line.kind === 'variant') go(`/catalog/product/${line.variant.id}`);
    else if (line.kind === 'all') findAll(line.text);
    else find(line.text);
  };

  const remove = (text: string): void => {
    search.forgetOne(text);
    setGone(text);
    // The last one takes the line below it, which forgets them all, along.
    if (search.recent.length === 0) setActive(undefined);
  };

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, isComposing } = event;
    if (isComposing) return;
    const line = active === undefined ? undefined : lines[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setGone(undefined);
      if (isOpen) setActive(nextLine(active, key === 'ArrowDown' ? 1 : -1, lines.length));
      else show();
    } else if (key === 'Enter' && isOpen && line !== undefined) {
      event.preventDefault();
      choose(line);
    } else if (key === 'Delete' && isOpen && line?.kind === 'recent') {
      event.preventDefault();
      remove(line.text);
    } else if (key === 'Escape' && isOpen) {
      // Once more, and the browser empties the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const onSubmit = useEffectEvent(({ target }: Event): void => {
    if (target === field.form) close();
  });
  const onInput = useEffectEvent(show);
  const onBlur = useEffectEvent(close);
  const onArrival = useEffectEvent(() => {
    if (document.activeElement === field && !isSent) show();
  });

  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    field.addEventListener('input', () => onInput(), { signal });
    field.addEventListener('focus', () => onInput(), { signal });
    field.addEventListener('blur', () => onBlur(), { signal });
    document.addEventListener('submit', (event) => onSubmit(event), { signal });
    window.addEventListener('popstate', () => onBlur(), { signal });
    // It had the focus, and perhaps a text, before this was here.
    onArrival();
    return () => heard.abort();
  }, [field]);

  // The field is drawn elsewhere, so that it is there before this is.
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.setAttribute('aria-controls', id);
    else field.removeAttribute('aria-controls');
    if (isOpen && active !== undefined) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, active]);
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has it
        <div
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other list can hold photos and prices
          role="listbox"
          className={styles.list}
          aria-label={words('search.suggestions')}
          // A press does not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {lines.map((line, index) => (
            <SuggestionLine
              key={keyOf(line)}
              id={`${id}-${index}`}
              line={line}
              isActive={index === active}
              onChoose={() => choose(line)}
              onRemove={remove}
            />
          ))}
        </div>
      )}
      {isWanted && isEmpty && <p className={styles.none}>{words('search.none', { text: asSeen(typed) })}</p>}
      <VisuallyHidden>
        <output>
          {gone === undefined
            ? isOpen && words('search.count', { count: lines.length })
            : words('search.forgotten', { text: gone })}
          {isWanted && isEmpty && words('search.none', { text: asSeen(typed) })}
        </output>
      </VisuallyHidden>
    </>
  );
});
