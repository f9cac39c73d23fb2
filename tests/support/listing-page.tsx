import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { listingQuery } from '#domain/listing.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { useStores } from '#views/stores.ts';
import type { ViewOptions } from './render-view.tsx';
import { renderView } from './render-view.tsx';

export const hoodies = buildCategory({ id: idOf('hoodies'), name: 'Худі', description: 'Щільний футер.' });

export const art = buildCategory({
  id: idOf('art'),
  name: 'Мистецтво',
  description: 'Постери за тими самими малюнками. У рамі або без.',
  order: 7,
});

export const goods = (count: number, overrides: Parameters<typeof buildVariant>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    buildVariant({ id: idOf(`variant ${index}`), name: `Річ ${index + 1}`, categoryIds: [hoodies.id], ...overrides }),
  );

/** The screen as the shop shows it: whatever the address asks for is loaded. */
export function ShownListing() {
  const { listing } = useStores();
  const { category } = useParams();
  const [parameters] = useSearchParams();
  useEffect(() => void listing.open(listingQuery(parameters, category)), [listing, parameters, category]);
  return <CatalogScreen />;
}

export const openListing = (options: ViewOptions = {}) =>
  renderView(<ShownListing />, {
    route: '/catalog/:category?',
    path: '/catalog',
    categories: [hoodies, art],
    ...options,
  });

/** Under the fold of a narrow screen the filters are a closed sheet, so they are found by their labels. */
export const filter = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'input' });

export const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => card.querySelector('h2')!.textContent);
