import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { DEBOUNCE_MS, STORAGE_RECENT_SEARCHES } from '#domain/constants.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { NotFound } from '#views/layout/not-found.tsx';
import { Shell } from '#views/layout/shell.tsx';
import { keptSearches } from '#stores/recent-searches.ts';
import type { RenderedView, ViewOptions } from '#tests/support/render-view.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const CHROME = { header: 'full', footer: 'full', hint: false, padding: true } as const;
const hoodies = buildCategory({ id: idOf('hoodies'), name: 'Худі' });
const goods = Array.from({ length: 7 }, (_, index) =>
  buildVariant({ id: idOf(`variant ${index}`), name: `Худі ${index + 1}`, categoryIds: [hoodies.id] }),
);

beforeAll(() => {
  // No pages are laid out here.
  Element.prototype.scrollIntoView = () => {};
});

function shell(options: ViewOptions = {}, page = <h1>Сторінка</h1>): RenderedView {
  return renderView(<Shell chrome={CHROME}>{page}</Shell>, { categories: [hoodies], variants: goods, ...options });
}

const way = (): HTMLElement => within(screen.getByRole('banner')).getByRole('link', { name: 'Пошук' });

async function openSearch(view: RenderedView, opener = way()) {
  await view.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Пошук' });
  return { dialog, field: within(dialog).getByRole('combobox') };
}

async function type(view: RenderedView, text: string): Promise<void> {
  await view.user.keyboard(text);
  await waitFor(() => expect(view.shop.clock.waiting).toBeGreaterThan(0));
  await act(() => view.shop.clock.advance(DEBOUNCE_MS));
}

test('search opens over the page with the keys in its field; without scripts it leads to the listing', async () => {
  const view = shell();
  expect(way()).toHaveAttribute('href', '/ua/catalog');
  const { field } = await openSearch(view);
  expect(field).toHaveFocus();
  expect(view.address()).toBe('/ua');
  await view.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(way()).toHaveFocus();
});

test('a search from any page goes to the address of its listing and is kept among the former ones', async () => {
  const view = shell();
  const { field } = await openSearch(view);
  await type(view, 'худі');
  expect(await screen.findByRole('option', { name: /^Худі 1/ })).toBeInTheDocument();
  await view.user.type(field, '{Enter}');
  expect(view.address()).toBe('/ua/catalog?q=%D1%85%D1%83%D0%B4%D1%96');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(view.stores.search.recent).toEqual(['худі']));
});

test('a search that finds nothing is not kept', async () => {
  const view = shell();
  await openSearch(view);
  await type(view, 'велосипед');
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.stores.listing.state.status).toBe('ready'));
  expect(view.stores.search.recent).toEqual([]);
});

test('an empty search does nothing', async () => {
  const view = shell();
  await openSearch(view);
  await view.user.keyboard('  {Enter}');
  expect(view.address()).toBe('/ua');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a suggested thing is gone to by the keys, and nothing lies over it', async () => {
  const view = shell();
  await openSearch(view);
  await type(view, 'худі');
  await screen.findByRole('listbox');
  await view.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(view.address()).toBe(`/ua/catalog/product/${goods[0]!.id}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('former searches are offered at once, and asked for again', async () => {
  const view = shell({ kept: { [STORAGE_RECENT_SEARCHES]: keptSearches(['сонях']) } });
  await openSearch(view);
  await view.user.click(await screen.findByRole('option', { name: /^сонях/ }));
  expect(view.address()).toBe(`/ua/catalog?q=${encodeURIComponent('сонях')}`);
});

test('whoever has no word for it goes to a category', async () => {
  const view = shell();
  const { dialog } = await openSearch(view);
  await view.user.click(within(dialog).getByRole('link', { name: 'Худі' }));
  expect(view.address()).toBe(`/ua/catalog/${hoodies.id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the menu leads to search, and closes for it', async () => {
  const view = shell();
  await view.user.click(screen.getByRole('button', { name: 'Меню' }));
  const menu = await screen.findByRole('dialog', { name: 'Меню' });
  const { field } = await openSearch(view, within(menu).getByRole('link', { name: 'Пошук' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(field).toHaveFocus();
  await view.user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Меню' })).toHaveFocus();
});

test('a page that does not exist offers a search', async () => {
  const view = shell({}, <NotFound />);
  const { field } = await openSearch(view, within(screen.getByRole('main')).getByRole('link', { name: 'Пошук' }));
  expect(field).toHaveFocus();
});
