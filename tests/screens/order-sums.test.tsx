import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { OrderSums } from '#views/screens/checkout/order-sums.tsx';
import { BRANCH, order } from '../stores/shop-fakes.ts';
import { renderView } from '../support/render-view.tsx';
import { LINE } from './open-order.tsx';

const PRICES = { products: 433_000, discount: 0, shipping: 0, total: 433_000 };
const LINES = [
  { ...LINE, price: 236_500, discountPrice: 216_500, quantity: 2 },
  { ...LINE, variantId: 'gift', price: 59_000, discountPrice: 0, quantity: 1, isGift: true },
];

/** Each row as it is read. */
function rowsOf(given: Partial<Order>): string[] {
  renderView(
    <OrderSums
      order={order('o', { lines: LINES, prices: PRICES, shippingMethod: BRANCH, ...given })}
      totalKey="order.to-pay"
    />,
  );
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent ?? '');
}

describe('what an order comes to', () => {
  it('begins as in the basket: the goods at their full prices, then what is off', () => {
    expect(rowsOf({})).toEqual(['Товари₴4,730', 'Знижка−₴400', expect.stringMatching(/^Доставка/), 'До сплати₴4,330']);
  });

  it('names what a code takes off apart', () => {
    const prices = { ...PRICES, discount: 43_300, total: 389_700 };
    expect(rowsOf({ promoCode: 'SHOV10', prices }).slice(0, 3)).toEqual([
      'Товари₴4,730',
      'Знижка−₴400',
      'Промокод SHOV10−₴433',
    ]);
  });

  it('has one discount where no code is named', () => {
    const prices = { ...PRICES, discount: 43_300, total: 389_700 };
    expect(rowsOf({ prices }).slice(0, 2)).toEqual(['Товари₴4,730', 'Знижка−₴833']);
  });

  it('has none where nothing is reduced', () => {
    expect(rowsOf({ lines: [{ ...LINE, price: 216_500 }] }).slice(0, 2)).toEqual([
      'Товари₴4,330',
      expect.stringMatching(/^Доставка/),
    ]);
  });
});
