import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { Category } from '#domain/catalog.ts';
import { listingParameters } from '#domain/listing-address.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { inBrief } from '#domain/text.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import styles from './catalog-screen.module.css';
import { type ChosenFilter, NO_FILTERS } from './chosen-filters.ts';

/** Something to do without: a button that changes the listing, or a link to another. */
type Way = { name: string; query: ListingQuery } & ({ onClick: () => void } | { to: string });

/** Of what is chosen of one kind (sizes, colors) all goes: with less of it even fewer goods would fit. */
function kindsOf(filters: ChosenFilter[]): ChosenFilter[] {
  const kinds = new Set(filters.flatMap(({ without }) => Object.keys(without) as (keyof ListingQuery)[]));
  return [...kinds].map((kind) => ({
    name: filters.flatMap(({ name, without }) => (kind in without ? name : [])).join(', '),
    without: { [kind]: NO_FILTERS[kind] },
  }));
}

interface ListingWaysProps {
  query: ListingQuery;
  filters: ChosenFilter[];
  category: Category | undefined;
  onChange: (changes: Partial<ListingQuery>) => void;
}

/** What an empty listing finds goods without. Each is asked for first: none leads to another empty one. */
export const ListingWays = observer(function ListingWays({ query, filters, category, onChange }: ListingWaysProps) {
  const { listing, locale } = useStores();
  const words = useWords();
  const title = useId();
  const { text } = query;
  const kinds = kindsOf(filters);
  const without = (name: string): string => words('listing.without', { name });
  const lessen = (name: string, changes: Partial<ListingQuery>): Way => ({
    name,
    query: { ...query, ...changes },
    onClick: () => onChange(changes),
  });
  const { categoryId: _, ...anywhere } = query;
  const ways: Way[] = [
    ...kinds.map((kind) => lessen(without(kind.name), kind.without)),
    ...(text === '' ? [] : [lessen(without(inBrief(text)), { text: '' })]),
    ...(category === undefined
      ? []
      : [
          {
            name: text === '' ? without(category.name) : words('listing.search-everywhere'),
            query: anywhere,
            to: `/catalog?${listingParameters({ ...anywhere, pages: 1 }).toString()}`,
          },
        ]),
  ];
  const [found, setFound] = useState<string[]>([]);
  const language = locale.current;
  useEffect(() => {
    const given = new AbortController();
    setFound([]);
    for (const way of ways)
      listing.glance(way.query, given.signal).then(
        ({ total }) => total > 0 && !given.signal.aborted && setFound((former) => [...former, way.name]),
        // What is not known to lead to goods is not offered.
        () => {},
      );
    return () => given.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ways are those of this query in this language
  }, [listing, query, language]);
  const open = ways.filter(({ name }) => found.includes(name));
  if (open.length === 0) return undefined;
  return (
    <>
      <p id={title}>{words('listing.relax')}</p>
      <ul className={styles.ways} aria-labelledby={title}>
        {open.map(({ name, query: _query, ...way }) => (
          <li key={name}>
            <Button variant="outline" size="small" {...way}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
});
