import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { ShownListing } from '../support/listing-page.tsx';
import { renderView } from '../support/render-view.tsx';

/** A listing of thirty things in M whose keys are there. */
async function shop(path: string) {
  const variants = Array.from({ length: 30 }, (_, index) =>
    buildVariant({ id: idOf(`variant ${index}`), name: `Річ ${index + 1}` }),
  );
  const page = (
    <main id="main" tabIndex={-1}>
      <ShownListing />
    </main>
  );
  const shown = renderView(page, { route: '/catalog/:category?', path, variants });
  await vi.dynamicImportSettled();
  await waitFor(() => expect(shown.shop.ports.catalog.calls.length).toBeGreaterThan(0));
  return shown;
}

const chip = (name: string): HTMLElement => screen.getByRole('button', { name: `Прибрати фільтр: ${name}` });
const filters = (): HTMLElement => screen.getByRole('button', { name: /^Фільтри/ });

test('after a chip the keyboard goes on at the next one', async () => {
  const { user } = await shop('/catalog?sizes=S,M,L');
  chip('Розмір M').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chip('Розмір L')).toHaveFocus());
});

test('after the last of several chips it goes on at the one before, not at the button that takes all away', async () => {
  const { user } = await shop('/catalog?sizes=S,M');
  chip('Розмір M').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chip('Розмір S')).toHaveFocus());
});

test('after the only chip it goes on at the filters', async () => {
  const { user } = await shop('/catalog?sizes=M');
  await user.click(chip('Розмір M'));
  await waitFor(() => expect(filters()).toHaveFocus());
});

test('after "clear all" it goes on at the filters', async () => {
  const { user } = await shop('/catalog?sizes=S,M');
  await user.click(screen.getByRole('button', { name: 'Скинути все' }));
  await waitFor(() => expect(filters()).toHaveFocus());
});

test('after what was relaxed where nothing fitted it goes on at the filters', async () => {
  const { user } = await shop('/catalog?sizes=XXS');
  await user.click(await screen.findByRole('button', { name: 'Без «Розмір XXS»' }));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  await waitFor(() => expect(filters()).toHaveFocus());
});

/** The link of a card, by its place. */
const card = (index: number): HTMLElement => within(screen.getAllByRole('article')[index]!).getAllByRole('link')[0]!;

test('who asks for more by the keyboard goes on at the first of the new goods, up to the last page', async () => {
  const { user } = await shop('/catalog');
  for (const [there, more] of [
    [12, 'Показати ще 12'],
    [24, 'Показати ще 6'],
  ] as const) {
    (await screen.findByRole('link', { name: more })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(there));
    await waitFor(() => expect(card(there)).toHaveFocus());
  }
});

test('the keyboard goes on at the new goods in Firefox too, which counts a link pressed by a key as pressed once', async () => {
  await shop('/catalog');
  const more = await screen.findByRole('link', { name: 'Показати ще 12' });
  more.focus();
  fireEvent.keyDown(more, { key: 'Enter' });
  fireEvent.click(more, { detail: 1 });
  await waitFor(() => expect(card(12)).toHaveFocus());
});

test('who asks for more by a pointer stays where they are, and after the last of it goes on from the count', async () => {
  const { user } = await shop('/catalog');
  const more = await screen.findByRole('link', { name: 'Показати ще 12' });
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
  expect(more).toHaveFocus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await user.click(screen.getByRole('link', { name: 'Показати ще 6' }));
  await waitFor(() => expect(screen.getByText('Показано 30 із 30')).toHaveFocus());
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test.each([
  ['the next chip', '/catalog?sizes=S,M', () => chip('Розмір S'), () => chip('Розмір M')],
  ['the filters', '/catalog?sizes=M', () => chip('Розмір M'), filters],
])('the page stays where it is while the focus goes on to %s', async (_, path, from, to) => {
  const { user } = await shop(path);
  await screen.findAllByRole('article');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await user.click(from());
  await waitFor(() => expect(to()).toHaveFocus());
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test('who has gone elsewhere while more is on its way is not called back', async () => {
  const { user, shop: fake } = await shop('/catalog');
  const more = await screen.findByRole('link', { name: 'Показати ще 12' });
  const release = fake.ports.catalog.holdNext('searchVariants');
  more.focus();
  await user.keyboard('{Enter}');
  filters().focus();
  release();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
  expect(filters()).toHaveFocus();
});

test('a filter closes when the focus goes elsewhere, not while it goes round within it', async () => {
  const { user } = await shop('/catalog');
  // Where there is room the filters stand in the open.
  screen.getByLabelText('Фільтри', { selector: 'fieldset' }).removeAttribute('popover');
  const filter = screen.getByText('Розмір').closest('details')!;
  await user.click(screen.getByText('Розмір'));
  await user.click(within(filter).getByRole('checkbox', { name: 'M' }));
  within(filter).getByRole('checkbox', { name: 'S' }).focus();
  expect(filter.open).toBe(true);
  screen.getByRole('combobox', { name: 'Спершу' }).focus();
  expect(filter.open).toBe(false);
});
