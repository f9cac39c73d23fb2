import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildVariant } from '#fixtures/build.ts';
import { loadLaterMessages } from '#views/messages.ts';
import { SearchForm } from '#views/screens/catalog/search-form.tsx';
import { settle } from '../support/fake-clock.ts';
import { renderView } from '../support/render-view.tsx';

function openForm() {
  const found: string[] = [];
  const form = (
    <SearchForm
      query={listingQuery(new URLSearchParams())}
      category={undefined}
      onSearch={(text) => found.push(text)}
    />
  );
  const view = renderView(form, { path: '/catalog', variants: [buildVariant({ name: 'Худі «Жнива»' })] });
  const field = screen.getByLabelText<HTMLInputElement>('Пошук у каталозі', { selector: 'input' });
  /** Whatever is on its way comes. */
  const pass = () =>
    act(async () => {
      await Promise.all([import('#views/screens/catalog/search-suggestions.tsx'), loadLaterMessages()]);
      await settle();
      await view.shop.clock.advance(DEBOUNCE_MS);
      await settle();
    });
  return { ...view, found, field, pass };
}

// The first of this file: from the second on the code of the suggestions is there.
test('a search sent before the code of the suggestions has come opens none, and what is typed then does', async () => {
  const { field, found, pass } = openForm();
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'худі' } });
  fireEvent.submit(field.form!);
  await pass();
  await pass();
  expect(found).toEqual(['худі']);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  fireEvent.input(field, { target: { value: 'жни' } });
  await pass();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('a search sent before its suggestions were answered opens none', async () => {
  const { field, shop, pass } = openForm();
  act(() => field.focus());
  const release = shop.ports.catalog.holdNext('searchVariants');
  fireEvent.input(field, { target: { value: 'худі' } });
  await pass();
  fireEvent.submit(field.form!);
  release();
  await pass();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Back closes the suggestions', async () => {
  const { field, pass } = openForm();
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'худі' } });
  await pass();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});
