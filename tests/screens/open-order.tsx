import { screen } from '@testing-library/react';
import type { Order, OrderCustomer } from '#domain/order.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { ABROAD, BRANCH, COLOR, item, order, variant } from '../stores/shop-fakes.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

export const HOODIE = variant('a', { name: 'Худі «Сонях»', price: 220_000 });
const COURIER = { ...BRANCH, id: 'courier', name: 'Кур’єр до дверей', kind: 'COURIER', price: 12_000 } as const;
export const CUSTOMER: OrderCustomer = {
  firstName: 'Олена',
  lastName: 'Ткач',
  email: 'olena@poshta.ua',
  phone: '+380672140811',
};
export const LINE = {
  ...item('a', 'L', 2),
  name: 'Худі «Сонях»',
  vendorCode: 'SH',
  color: COLOR,
  price: 220_000,
  isGift: false,
};
export const ADDRESS = { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' } as const;

/** The checkout at the address of an order that is already there. */
export function openOrder(given: Partial<Order> = {}, options: ViewOptions = {}): RenderedView {
  return renderView(<CheckoutScreen />, {
    path: '/checkout/o',
    route: '/checkout/:id',
    variants: [HOODIE],
    shippingMethods: [BRANCH, COURIER, ABROAD],
    orders: [order('o', { lines: [LINE], ...given })],
    ...options,
  });
}

export const step = (name: string) => screen.findByRole('region', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
