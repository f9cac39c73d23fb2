import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#domain/order.ts';
import { OrderLines } from '#views/screens/checkout/order-lines.tsx';
import { buildOrderLine } from '#fixtures/build.ts';
import { item } from '../stores/shop-fakes.ts';
import { renderView } from '../support/render-view.tsx';

const BAG = buildOrderLine({ ...item('bag', 'ONE_SIZE'), name: 'Торба', price: 59_000 });
const GIFT: OrderLine = { ...BAG, discountPrice: 0, isGift: true };

describe.each([
  ['the checkout and the thanks', false],
  ['the orders of a customer', true],
])('a present of a promo code in the lines of %s', (_where, linked) => {
  it('is called one beside its name, and the same thing that was bought is not', () => {
    renderView(<OrderLines lines={[BAG, GIFT]} linked={linked} />);
    const [bought, given] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(given).getByText('Подарунок')).toBeVisible();
    expect(given).toHaveTextContent('₴0');
    expect(bought).toHaveTextContent(', один розмір × 1');
    expect(bought).not.toHaveTextContent('Подарунок');
  });

  it('is so in English', () => {
    renderView(<OrderLines lines={[GIFT]} linked={linked} />, { locale: 'en' });
    expect(screen.getByRole('listitem')).toHaveTextContent('Gift');
  });
});
