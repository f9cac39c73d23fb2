import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Variant } from '#domain/catalog.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import { useStores } from '#views/stores.ts';
import type { ViewOptions } from './render-view.tsx';
import { renderView } from './render-view.tsx';

export const coal = { id: idOf('coal'), name: 'Вугілля', hex: '#1f1c1e' };
export const sibling = { id: idOf('coal variant'), color: coal };

export const hoodie = (overrides: Parameters<typeof buildVariant>[0] = {}): Variant =>
  buildVariant({
    siblings: [sibling],
    sizes: [
      { value: 'S', inStock: true },
      { value: 'M', inStock: true },
      { value: 'L', inStock: false },
    ],
    ...overrides,
  });

/** The screen as the shop shows it: the thing in the address is loaded. */
export function ShownProduct() {
  const { product } = useStores();
  const { id = '' } = useParams();
  useEffect(() => void product.open(id), [product, id]);
  return <ProductScreen />;
}

export const openProduct = async (variant: Variant, options: ViewOptions & { query?: string } = {}) => {
  const { query = '', ...rest } = options;
  const path = `/catalog/product/${variant.id}${query}`;
  const rendered = renderView(<ShownProduct />, { route: '/catalog/product/:id', path, variants: [variant], ...rest });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};

export const add = (): HTMLElement => screen.getByRole('button', { name: 'Додати до кошика' });
