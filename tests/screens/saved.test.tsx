import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_SAVED } from '#domain/constants.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { hoodie, openProduct } from '../support/product-page.tsx';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const [first, second, sold] = ['first', 'second', 'sold'].map((name, index) =>
  buildVariant({
    id: idOf(name),
    name: `Худі ${index + 1}`,
    sizes: [{ value: 'M', inStock: index < 2 }],
  }),
) as [ReturnType<typeof buildVariant>, ReturnType<typeof buildVariant>, ReturnType<typeof buildVariant>];
const variants = [first, second, sold];

function openList(search: string, options: ViewOptions = {}) {
  const view = renderView(<CatalogScreen />, { path: `/catalog?${search}`, route: '/catalog', variants, ...options });
  act(() => view.stores.saved.start());
  return view;
}
const names = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

test('a heart on a card saves the thing in this browser and takes it back', async () => {
  const { user, shop } = renderView(<ProductGrid variants={[first]} />, { variants });
  const heart = await screen.findByRole('button', { name: /^Зберегти: Худі 1/ });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(shop.keyValue.read(STORAGE_SAVED)).toBe(first.id);
  await user.click(heart);
  expect(shop.keyValue.read(STORAGE_SAVED)).toBeUndefined();
});

test('a thing can be saved on its page', async () => {
  const { user, stores } = await openProduct(hoodie());
  await user.click(await screen.findByRole('button', { name: /^Зберегти: / }));
  expect(stores.saved.ids).toHaveLength(1);
});

test('what is saved is a state of the catalogue: newest first, sold out said, and what is gone counted', async () => {
  const kept = { [STORAGE_SAVED]: `${sold.id},${first.id},${idOf('gone')}` };
  openList('saved', { kept });
  expect(await names()).toEqual(['Худі 3', 'Худі 1']);
  expect(screen.getByRole('heading', { level: 1, name: 'Збережене' })).toBeInTheDocument();
  expect(await screen.findByText('2 речі')).toHaveRole('status');
  expect(screen.getByText('1 річ більше не продаємо')).toBeInTheDocument();
  expect(screen.getByText(/лише в цьому браузері/)).toBeInTheDocument();
});

test('in another language the goods of a list are asked for anew', async () => {
  const { stores, shop } = openList('saved', { kept: { [STORAGE_SAVED]: first.id } });
  expect(await names()).toEqual(['Худі 1']);
  const before = shop.ports.catalog.calls.length;
  act(() => stores.locale.use('en'));
  const asked = shop.ports.catalog.calls.slice(before);
  expect(asked).toMatchObject([{ method: 'searchVariants', values: [{ filter: { ids: [first.id] } }] }]);
  await screen.findByText('1 річ');
});

test('the list is shared as an address with ids', async () => {
  const shared: string[] = [];
  const send = async ({ path }: { path: string }) => {
    shared.push(path);
    return 'copied' as const;
  };
  const kept = { [STORAGE_SAVED]: `${second.id},${first.id}` };
  const { user } = openList('saved', { kept, share: { send, sendPicture: async () => 'saved' } });
  await user.click(await screen.findByRole('button', { name: 'Поділитися списком' }));
  expect(shared).toEqual([`/ua/catalog?saved=${second.id},${first.id}`]);
});

test('a list that somebody shared is shown, and saved only when one wants it', async () => {
  const { user, stores } = openList(`saved=${first.id},${second.id}`, { kept: { [STORAGE_SAVED]: sold.id } });
  expect(await names()).toEqual(['Худі 1', 'Худі 2']);
  expect(stores.saved.ids).toEqual([sold.id]);
  await user.click(screen.getByRole('button', { name: 'Зберегти все собі' }));
  expect(stores.saved.ids).toEqual([first.id, second.id, sold.id]);
});

test('a list of nothing says how it is filled', async () => {
  openList('saved');
  expect(await screen.findByText(/позначите серцем/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/ua/catalog');
});

test('tabs agree on what is saved', async () => {
  const { shop } = openList('saved', { kept: { [STORAGE_SAVED]: first.id } });
  expect(await names()).toEqual(['Худі 1']);
  act(() => shop.keyValue.writeElsewhere(STORAGE_SAVED, `${second.id},${first.id}`));
  await waitFor(async () => expect(await names()).toEqual(['Худі 2', 'Худі 1']));
});
