import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fromMajor } from '#domain/money.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { buildVariant } from '#fixtures/build.ts';
import { shippingMethodOnWire, shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import { profile } from '#profiles/us.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { ProductDetails } from '#views/screens/product/product-details.tsx';
import { ProductFacts } from '#views/screens/product/product-facts.tsx';
import { AUSTIN } from '#tests/support/austin.ts';
import { button, CUSTOMER, openOrder } from './open-order.tsx';
import { renderView } from '../support/render-view.tsx';

const WAYS = shippingMethodsOf('us').map((row): ShippingMethod => {
  const { _id, price, freeShippingFrom, state: _, ...way } = shippingMethodOnWire(row, 'en');
  return {
    ...way,
    id: _id,
    price: fromMajor(price),
    ...(freeShippingFrom !== null && { freeShippingFrom: fromMajor(freeShippingFrom) }),
  };
});

describe('in the American build', () => {
  test('what is free from the first cent is said once, and each region has its own days and price', () => {
    const variant = buildVariant({ price: 6_600 });
    const options = { variants: [variant], shippingMethods: WAYS, profile, locale: 'en' } as const;
    renderView(<ProductFacts variant={variant} quantity={1} />, {
      ...options,
      shippingMethods: WAYS,
      variants: [variant],
    });
    expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      '1–\u20603 business days, free across the USA',
      '3–\u20606 business days, Canada, from $18',
      '4–\u20608 business days, Mexico, from $22',
      '14 days to return it',
    ]);
  });

  test('the basket says what its total is without: shipping, which is free at home, and the tax', async () => {
    const variant = buildVariant({ price: 6_600 });
    const view = renderView(<BasketScreen />, {
      variants: [variant],
      shippingMethods: WAYS,
      profile,
      locale: 'en',
      path: '/basket',
      route: '/basket',
      basket: [{ variantId: variant.id, size: variant.sizes[0]!.value, quantity: 1 }],
    });
    await act(() => view.stores.basket.read());
    expect(screen.getByText('Total before shipping and tax')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Why this total' }));
    expect(screen.getByText('Shipping is calculated once you choose how; it is free across the USA')).toBeVisible();
  });

  test('a way that costs nothing is called free, not free from nothing on', async () => {
    const variant = buildVariant({ price: 6_600 });
    const { user } = renderView(<ProductDetails variant={variant} />, {
      variants: [variant],
      shippingMethods: WAYS,
      profile,
      locale: 'en',
    });
    await user.click(screen.getByRole('button', { name: 'Shipping and payment' }));
    expect(screen.getAllByRole('listitem').map((way) => way.textContent)).toEqual([
      'Standard shipping: free, 1–\u20603 business days',
      'Next-day courier: $25, 1 business day',
      'Parcel to Canada: $18, 3–\u20606 business days. Free from $350.',
      'Parcel to Mexico: $22, 4–\u20608 business days. Free from $350.',
    ]);
  });

  test.each([
    ['USA', ['Street address, apartment', 'City', 'State', 'ZIP code'], /^Enter the ZIP code:/],
    ['Canada', ['Street address, apartment', 'City', 'Province', 'Postal code'], /^Enter the postal code:/],
    ['Mexico', ['Street address, apartment', 'City', 'State', 'Postal code'], /^Enter the postal code:/],
  ])('an address in %s is asked for in the order and by the names it has there', async (region, names, missing) => {
    const { user } = openOrder({ customer: CUSTOMER }, { profile, locale: 'en', shippingMethods: WAYS });
    await user.click(await screen.findByRole('radio', { name: region }));
    const form = screen.getByRole('region', { name: 'Shipping' });
    const labels = within(form)
      .getAllByRole('textbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    expect(labels.slice(0, 4)).toEqual(names);
    // Fifth Avenue is an example for one country only.
    expect(within(form).queryByPlaceholderText(/Fifth Ave/) !== null).toBe(region === 'USA');
    await user.click(button('Go to payment'));
    expect(within(form).getByRole('textbox', { name: names[3]! })).toHaveAccessibleDescription(missing);
  });

  test('an address is written as people there write it', async () => {
    openOrder(
      {
        shippingInfo: AUSTIN,
        shippingMethod: WAYS[0]!,
        customer: { firstName: 'Olena', lastName: 'Koval', email: 'olena@example.com', phone: '+12125550147' },
      },
      { profile, locale: 'en', shippingMethods: WAYS },
    );
    const line = await screen.findByText(/Congress/);
    expect(line.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'Standard shipping, 17 Congress Ave, Austin, Texas 78701, United States',
    );
  });
});
