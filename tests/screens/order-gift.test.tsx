import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#domain/order.ts';
import { OrderLines } from '#views/screens/checkout/order-lines.tsx';
import { OwnLines } from '#views/screens/profile/own-lines.tsx';
import { buildOrderLine } from '#fixtures/build.ts';
import { item } from '../stores/shop-fakes.ts';
import { renderView } from '../support/render-view.tsx';

const BAG = buildOrderLine({ ...item('bag', 'ONE_SIZE'), name: 'Торба', price: 59_000 });
const GIFT: OrderLine = { ...BAG, discountPrice: 0, isGift: true };

describe.each([
  ['the checkout and the thanks', OrderLines],
  ['the orders of a customer', OwnLines],
])('a present of a promo code in the lines of %s', (_where, Lines) => {
  it('is called one beside its name, and the same thing that was bought is not', () => {
    renderView(<Lines lines={[BAG, GIFT]} />);
    const [bought, given] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(given).getByText('Подарунок')).toBeVisible();
    expect(given).toHaveTextContent('₴0');
    expect(bought).toHaveTextContent(', один розмір × 1');
    expect(bought).not.toHaveTextContent('Подарунок');
  });

  it('is so in English', () => {
    renderView(<Lines lines={[GIFT]} />, { locale: 'en' });
    expect(screen.getByRole('listitem')).toHaveTextContent('Gift');
  });
});
