import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Address, ShippingMethod } from '#domain/shipping.ts';
import { profile } from '#profiles/us.ts';
import { ABROAD as ELSEWHERE } from '../stores/shop-fakes.ts';
import { CUSTOMER, openOrder } from './open-order.tsx';
import { AUSTIN } from '#tests/support/austin.ts';

const ABROAD = { ...ELSEWHERE, regions: ['US' as const] };

const TAXED = {
  customer: CUSTOMER,
  shippingInfo: AUSTIN,
  shippingMethod: ABROAD,
  prices: { products: 440_000, discount: 0, shipping: 60_000, tax: 41_250, total: 541_250 },
};

it('a tax of the server is a row of its own and part of what is to be paid', async () => {
  openOrder(TAXED, { profile, locale: 'en' });
  const summary = await screen.findByRole('complementary', { name: 'Your order' });
  const tax = within(summary).getByText('Tax').closest('div');
  expect(tax).toHaveTextContent('$412.50');
  expect(summary).toHaveTextContent('$5,412.50');
});

it('a tax is announced until the address is known, where there are taxes', async () => {
  openOrder({ customer: CUSTOMER }, { profile, locale: 'en' });
  const summary = await screen.findByRole('complementary', { name: 'Your order' });
  expect(within(summary).getByText('Tax').closest('div')).toHaveTextContent('at the shipping step');
});

const STANDARD = { ...ELSEWHERE, id: 'standard', name: 'Standard', regions: ['US'], price: 0 } satisfies ShippingMethod;
const PARCEL = { ...ELSEWHERE, id: 'parcel', name: 'Parcel', regions: ['CA'] } satisfies ShippingMethod;
const TORONTO: Address = { region: 'CA', country: 'CA', city: 'Toronto', state: 'Ontario', address: '1 King St' };

it.each([
  ['nowhere yet', {}],
  ['to Canada', { shippingInfo: TORONTO, shippingMethod: PARCEL }],
  ['to Texas', { ...TAXED, shippingMethod: STANDARD }],
])(
  'of an order that goes %s a tax is announced while it is being sent to the USA, and none to Canada',
  async (_, to) => {
    const options = { profile, locale: 'en', path: '/checkout/o?step=delivery' } as const;
    const { user } = openOrder({ customer: CUSTOMER, ...to }, { ...options, shippingMethods: [STANDARD, PARCEL] });
    const summary = await screen.findByRole('complementary', { name: 'Your order' });
    await user.click(await screen.findByRole('radio', { name: 'Canada' }));
    expect(within(summary).queryByText('Tax')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'USA' }));
    expect(within(summary).getByText('Tax')).toBeInTheDocument();
  },
);

it('an address whose tax cannot be calculated is said in its step, and nothing typed is lost', async () => {
  const options = { profile, locale: 'en', path: '/checkout/o?step=delivery' } as const;
  const { user, shop } = openOrder(TAXED, { ...options, shippingMethods: [ABROAD] });
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Dallas');
  shop.ports.order.failNext(
    new AppError('server', { code: 'ORDER_CANNOT_CALC_TAX', status: 400 }),
    'updateShippingInfo',
  );
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByText(/The tax cannot be calculated for this address/)).toBeInTheDocument();
  expect(city).toHaveValue('Dallas');
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(screen.queryByText(/tax cannot be calculated/)).not.toBeInTheDocument());
});
