import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { beforeAll, expect, test } from 'vitest';
import { DEBOUNCE_MS, STORAGE_RECENT_SEARCHES } from '#domain/constants.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { keptSearches } from '#stores/recent-searches.ts';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { useChosenFilters } from '#views/screens/catalog/chosen-filters.ts';
import { FilterBar } from '#views/screens/catalog/filter-bar.tsx';
import { FilterChips } from '#views/screens/catalog/filter-chips.tsx';
import { SearchForm } from '#views/screens/catalog/search-form.tsx';
import { HARMLESS, HOSTILE, shape } from '#tests/support/hostile-words.ts';
import type { RenderedView } from '#tests/support/render-view.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const COLOR = idOf('coal');
const ROOM = 'худі';

/** A thing and its category, all of whose names are these words; it is found by any of them. */
function goodsCalled(words: string) {
  const category = buildCategory({ name: `${ROOM} ${words}` });
  const color = { id: COLOR, name: words, hex: '#1f1c1e' };
  return { categories: [category], variants: [buildVariant({ name: `${ROOM} ${words}`, color })] };
}

/** The filters of a listing that has been loaded, and what is chosen of them. */
const Filters = observer(function Filters() {
  const query = listingQuery(new URLSearchParams({ colors: COLOR }));
  const filters = useChosenFilters(query);
  return (
    <>
      <FilterBar query={query} count={1} onChange={() => {}} />
      <FilterChips filters={filters} onChange={() => {}} />
    </>
  );
});

const search = <SearchForm query={listingQuery(new URLSearchParams())} category={undefined} onSearch={() => {}} />;

/** By a selector: roles of many pages take long to find. */
const find = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`there is no ${selector}`);
    return found;
  });

/** Draws one place with these words in it, and gives what was drawn there. */
type Place = (words: string) => Promise<Element>;

async function filtersOf(words: string): Promise<RenderedView> {
  const view = renderView(<Filters />, { ...goodsCalled(words), path: '/catalog' });
  await act(() => view.stores.listing.open(listingQuery(new URLSearchParams())));
  return view;
}

/** Marks that turn the way of reading are left out of a sentence: it would be read backwards after them. */
const bare = (words: string): string => words.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '');

const PLACES: Record<string, Place> = {
  'suggestions of a search': async (words) => {
    const { shop, user } = renderView(search, { ...goodsCalled(words), path: '/catalog' });
    await user.type(await find('input[type=search]'), ROOM);
    await waitFor(() => expect(shop.clock.waiting).toBeGreaterThan(0));
    await act(() => shop.clock.advance(DEBOUNCE_MS));
    return find('[role=listbox]');
  },
  'former searches': async (words) => {
    renderView(search, { kept: { [STORAGE_RECENT_SEARCHES]: keptSearches([words]) }, path: '/catalog' });
    const field = await find('input[type=search]');
    act(() => field.focus());
    fireEvent.click(field);
    return find('[role=listbox]');
  },
  'chips and lists of filters': async (words) => {
    const { container } = await filtersOf(words);
    return container;
  },
  'the message of a thing that was added': async (words) => {
    const goods = goodsCalled(words);
    renderView(<ProductGrid variants={[goods.variants[0]!]} />, goods);
    const size = await find('fieldset button');
    act(() => size.click());
    const said = await find('article p[aria-live=polite]:not(:empty)');
    return said.closest('article') ?? said;
  },
};

beforeAll(() => {
  // No pages are laid out here.
  Element.prototype.scrollIntoView = () => {};
});

test.each(Object.entries(PLACES))('whatever words are in %s, they are words and nothing else', async (_, place) => {
  const draw = async (words: string) => {
    const drawn = await place(words);
    const seen = { shape: shape(drawn), text: drawn.textContent };
    cleanup();
    return seen;
  };
  const plain = await draw(HARMLESS);
  expect(plain.shape).not.toBe('');
  expect(plain.text).toContain(HARMLESS);
  for (const words of HOSTILE) {
    const drawn = await draw(words);
    expect(drawn.shape, words).toBe(plain.shape);
    expect(bare(drawn.text)).toContain(bare(words));
  }
});
