import type { RefObject } from 'react';
import { useEffect } from 'react';
import { closeFilters } from './close-filters.ts';
import { filterSheet } from './filter-sheet.ts';
import { keepFocus } from './keep-focus.ts';
import { coveredByBar } from './covered-by-bar.ts';

/** What a listing does for the keyboard beyond what a browser does by itself. Draws nothing. */
export function ListingKeys({ screen }: { screen: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { current } = screen;
    if (current === null) return undefined;
    const left = new AbortController();
    for (const begin of [keepFocus, closeFilters, filterSheet, coveredByBar]) begin(current, left.signal);
    return () => left.abort();
  }, [screen]);
  return undefined;
}
