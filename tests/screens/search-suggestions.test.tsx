import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { DEBOUNCE_MS, STORAGE_RECENT_SEARCHES } from '#domain/constants.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { keptSearches } from '#stores/recent-searches.ts';
import { SearchForm } from '#views/screens/catalog/search-form.tsx';
import { nextLine } from '#views/screens/catalog/suggestions-of.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const hoodies = buildCategory({ id: idOf('hoodies'), name: 'Худі' });
const goods = Array.from({ length: 7 }, (_, index) =>
  buildVariant({ id: idOf(`variant ${index}`), name: `Худі ${index + 1}`, categoryIds: [hoodies.id], price: 245_000 }),
);

function openForm(options: ViewOptions = {}) {
  const found: string[] = [];
  const form = (
    <SearchForm
      query={listingQuery(new URLSearchParams())}
      category={undefined}
      onSearch={(text) => found.push(text)}
    />
  );
  const view = renderView(form, { path: '/catalog', variants: goods, categories: [hoodies], ...options });
  const field = screen.getByLabelText<HTMLInputElement>('Пошук у каталозі', { selector: 'input' });
  const type = async (text: string): Promise<void> => {
    await view.user.type(field, text);
    await waitFor(() => expect(view.shop.clock.waiting).toBeGreaterThan(0));
    await act(() => view.shop.clock.advance(DEBOUNCE_MS));
  };
  return { ...view, field, type, found };
}

beforeAll(() => {
  // No pages are laid out here.
  Element.prototype.scrollIntoView = () => {};
});

const options = (): HTMLElement[] => screen.queryAllByRole('option');
const kept = (...texts: string[]) => ({ kept: { [STORAGE_RECENT_SEARCHES]: keptSearches(texts) } });

test('while a search is typed, its category, goods with prices and all of them are suggested', async () => {
  const { field, type } = openForm();
  expect(field).toHaveRole('combobox');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await type('худі');
  const list = await screen.findByRole('listbox', { name: 'Підказки пошуку' });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  const said = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(said).toHaveLength(7);
  expect(said[0]).toBe('ХудіКатегорія');
  expect(said[1]).toMatch(/^Худі 1.*₴2,450$/);
  expect(said.at(-1)).toBe('Показати всі 7 товарів');
  expect(screen.getByText('7 підказок')).toHaveRole('status');
});

test('a reduced thing is suggested with what it cost and what it costs now', async () => {
  const reduced = buildVariant({ name: 'Худі «Насіння»', price: 265_000, discountPrice: 225_000 });
  const { type } = openForm({ variants: [reduced] });
  await type('насіння');
  expect(await screen.findByRole('option')).toHaveTextContent(/Стара ціна ₴2,650 Нова ціна ₴2,250$/);
});

test('the arrows go round the suggestions and the field, which keeps the focus and its text', async () => {
  const { field, type, user } = openForm();
  await type('худі');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', options()[1]!.id);
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', options().at(-1)!.id);
  expect(field).toHaveValue('худі');
});

test('Enter on a suggested thing goes to it', async () => {
  const { type, user, address } = openForm();
  await type('худі');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe(`/ua/catalog/product/${goods[0]!.id}`);
});

test('Enter without a choice searches for the text and keeps it among the former ones', async () => {
  const { type, user, found, stores } = openForm();
  await type('худі 3');
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(found).toEqual(['худі 3']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(stores.search.recent).toEqual(['худі 3']);
});

test('Escape closes the suggestions and leaves the text; an arrow shows them again', async () => {
  const { field, type, user } = openForm();
  await type('худі');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), field.value]).toEqual([null, 'худі']);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

test('a pressed suggestion is chosen though the field has the focus; elsewhere closes them', async () => {
  const { field, type, user, address } = openForm();
  await type('худі');
  await user.click(await screen.findByRole('option', { name: 'Показати всі 7 товарів' }));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/ua/catalog?q=худі'));
  // The same words: what was suggested for them is still good.
  await user.type(field, ' ');
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('an empty field offers former searches, and they can be forgotten', async () => {
  const { user, field, found, shop } = openForm(kept('сонях', 'шапка'));
  await user.click(field);
  await screen.findByRole('listbox');
  expect(options().map((option) => option.textContent)).toEqual([
    'соняхНещодавній пошук',
    'шапкаНещодавній пошук',
    'Стерти історію пошуку',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(found).toEqual(['шапка']);
  await user.clear(field);
  await user.click(await screen.findByRole('option', { name: 'Стерти історію пошуку' }));
  expect([options(), shop.keyValue.read(STORAGE_RECENT_SEARCHES)]).toEqual([[], undefined]);
});

test('a former search is forgotten alone: by its cross, or by Delete while the keys are on it, and it is said', async () => {
  const { user, field, stores } = openForm(kept('сонях', 'шапка', 'худі'));
  await user.click(field);
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-keyshortcuts', 'Delete');
  await user.keyboard('{Delete}');
  expect(stores.search.recent).toEqual(['сонях', 'худі']);
  expect(field).toHaveFocus();
  // The keys go on from the next one.
  expect(field).toHaveAttribute('aria-activedescendant', options()[1]!.id);
  expect(screen.getByText('Стерто «шапка»')).toHaveRole('status');
  await user.click(options()[0]!.querySelector('[data-remove]')!);
  expect(stores.search.recent).toEqual(['худі']);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('2 підказки')).toHaveRole('status');
  await user.click(options()[0]!.querySelector('[data-remove]')!);
  expect(options()).toEqual([]);
  expect(screen.getByText('Стерто «худі»')).toHaveRole('status');
});

test('Delete in a typed text takes a letter, and leaves what is suggested', async () => {
  const { field, type, user, stores } = openForm(kept('сонях'));
  await type('худі');
  await screen.findByRole('listbox');
  field.setSelectionRange(0, 0);
  await user.keyboard('{ArrowDown}{Delete}');
  expect(field).toHaveValue('уді');
  expect(stores.search.recent).toEqual(['сонях']);
});

test('that nothing is called so is said before anybody searches', async () => {
  const { type } = openForm();
  await type('велосипед');
  expect(await screen.findByText('На запит «велосипед» нічого не знайшлося', { selector: 'p' })).toBeInTheDocument();
});

test('as the server draws it, the field is that of a plain search', () => {
  openForm({ isAwake: false });
  expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-expanded');
});

test('round and round goes through every line and the field itself', () => {
  expect([undefined, 0, 1, 2].map((at) => nextLine(at, 1, 3))).toEqual([0, 1, 2, undefined]);
  expect([undefined, 2, 1, 0].map((at) => nextLine(at, -1, 3))).toEqual([2, 1, 0, undefined]);
});
