import { renderHook } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { localised, matchAddress, written } from '#app/match.ts';
import { profile } from '#profiles/ua.ts';

const nameOf = (address: string) => matchAddress(address, profile)?.row?.name;

test.each([
  ['/ua', 'home'],
  ['/en/', 'home'],
  ['/ua/catalog', 'catalog'],
  ['/ua/catalog/product', 'product-entry'],
  ['/ua/catalog/product/a-b-c', 'product'],
  ['/ua/catalog/a-b-c', 'catalog-category'],
  ['/en/basket', 'basket'],
  ['/ua/checkout', 'checkout'],
  ['/ua/checkout/1', 'checkout-id'],
  ['/ua/checkout/success', 'checkout-success'],
  ['/ua/checkout/error', 'checkout-error'],
  ['/ua/terms-conditions', 'terms-conditions'],
])('%s is the screen %s', (address, name) => {
  expect(nameOf(address)).toBe(name);
});

test('every screen has an /amp alias with its plain address', () => {
  const match = matchAddress('/ua/amp/catalog/product/1', profile);
  expect(match?.row?.name).toBe('product');
  expect(match?.path).toBe('/catalog/product/1');
  expect(nameOf('/en/amp')).toBe('home');
  expect(nameOf('/en/AMP')).toBe('home');
});

test.each([
  ['/ua//catalog', '/catalog'],
  ['/ua/amp//faq', '/faq'],
  ['/ua/FAQ', '/faq'],
  ['/en/Catalog/Product/Ab-C', '/catalog/product/Ab-C'],
  ['/ua/CHECKOUT/Ab-C/', '/checkout/Ab-C'],
])('%s is the same page as %s', (address, path) => {
  expect(matchAddress(address, profile)).toMatchObject({ path, row: expect.any(Object) as object });
});

test.each([
  ['/ua/', '/ua'],
  ['/en/BASKET/', '/en/basket'],
  ['/ua//catalog//', '/ua/catalog'],
  ['/ua/amp//FAQ/', '/ua/amp/faq'],
  ['/en/amp/', '/en/amp'],
  ['/ua/AMP/catalog', '/ua/amp/catalog'],
  ['/en/Checkout/Ab-C/', '/en/checkout/Ab-C'],
  ['/ua/catalog/%D1%85%D1%83', '/ua/catalog/%D1%85%D1%83'],
  ['/ua/Nowhere/', '/ua/Nowhere/'],
])('the shop writes %s as %s, and that as it is', (address, expected) => {
  const shopWrites = (one: string) => written(one, matchAddress(one, profile)!);
  expect(shopWrites(address)).toBe(expected);
  expect(shopWrites(expected)).toBe(expected);
});

test.each(['/ua/catalog/product/a%3Fx', '/ua/catalog/%D1%85%D1%83%D0%B4%D1%96', '/en/checkout/..%2fusers'])(
  'what %s asks for is the same to its load and to its screen',
  (address) => {
    const match = matchAddress(address, profile);
    const { result } = renderHook(useParams, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={`/:locale${match?.row?.path}`} element={children} />
          </Routes>
        </MemoryRouter>
      ),
    });
    const { locale: _, ...asked } = result.current;
    expect(match?.parameters).toEqual(asked);
    expect(Object.keys(asked)).toHaveLength(1);
  },
);

test.each(['/ua/nowhere', '/ua/catalog/a/b/c', '/ua/__proto__', '/ua/catalog/product/1/2', '/ua/amphora'])(
  '%s is no screen',
  (address) => {
    expect(matchAddress(address, profile)).toMatchObject({ locale: 'ua', row: undefined });
  },
);

test.each(['/', '/basket', '/uk/basket', '/UA/basket', '/%75a'])('%s names no language', (address) => {
  expect(matchAddress(address, profile)).toBeUndefined();
});

test.each([
  ['/', '/ua'],
  ['/basket', '/ua/basket'],
  ['//evil.test', '/ua/evil.test'],
  ['/\\evil.test', '/ua/evil.test'],
  ['/catalog//product/', '/ua/catalog/product'],
])('%s without a language goes to %s, always on our own origin', (address, expected) => {
  const to = localised(address, 'ua');
  expect(to).toBe(expected);
  expect(new URL(to, 'https://shov.ua').origin).toBe('https://shov.ua');
});

test.each(['/ua/catalog/%E0%A4%A', '/ua/%', '/en/catalog/product/%zz', '/ua/amp/%E0%A4%A'])(
  '%s cannot be read: a missing page, without a complaint',
  (address) => {
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(matchAddress(address, profile)).toMatchObject({ row: undefined });
    expect(complaint).not.toHaveBeenCalled();
  },
);
