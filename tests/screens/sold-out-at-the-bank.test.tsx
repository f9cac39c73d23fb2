import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { ABROAD, BRANCH, order } from '../stores/shop-fakes.ts';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, HOODIE, LINE } from './open-order.tsx';

const CAP = { ...LINE, variantId: 'b', name: 'Кепка «Лис»', quantity: 1 };
const FAILED: Partial<Order> = {
  lines: [LINE, CAP],
  customer: CUSTOMER,
  shippingInfo: ADDRESS,
  shippingMethod: BRANCH,
  payment: { status: 'FAILED', method: 'CARD' },
};
const hoodie = (inStock: boolean) => ({ ...HOODIE, sizes: [{ value: 'L' as const, inStock }] });
const CAP_LEFT = { ...HOODIE, id: 'b', sizes: [{ value: 'L' as const, inStock: true }] };

/** Back from the bank with an order that was not paid; of its hoodies there are some, or not, or nobody can say. */
async function open(isLeft: boolean | undefined, given: Partial<Order> = {}) {
  const view = renderView(<OrderResultScreen />, {
    path: '/checkout/error?order=o',
    route: '/checkout/error',
    variants: [hoodie(isLeft === true), CAP_LEFT],
    shippingMethods: [BRANCH, ABROAD],
    orders: [order('o', { ...FAILED, ...given })],
    isAwake: false,
  });
  if (isLeft === undefined) view.shop.ports.catalog.failNext(new AppError('unreachable'));
  act(() => view.stores.ui.wake());
  await screen.findByRole('heading', { level: 1 });
  return { ...view, port: view.shop.ports.order };
}
const pay = () => screen.getByRole('button', { name: /^Сплатити/ });

it('goods that sold out while the shopper paid are named at once, and nobody is asked to pay for them again', async () => {
  const { user, port, stores } = await open(false);
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('На складі не вистачає: Худі «Сонях», вугілля, L × 2.');
  expect(said).not.toHaveTextContent('Кепка');
  expect(screen.getByRole('link', { name: 'До кошика' })).toHaveAttribute('href', '/ua/basket');
  expect(screen.getByText(/вже розкупили.*Гроші з картки не списано\.$/)).toBeVisible();
  expect(screen.queryByText(/^Банк/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Обрати інший спосіб оплати' })).not.toBeInTheDocument();
  expect(pay()).toHaveAttribute('aria-disabled', 'true');
  await user.click(pay());
  expect(port.calls.some(({ method }) => method === 'choosePayment')).toBe(false);
  expect(stores.toasts.toasts).toEqual([]);
});

it('of goods that are there the bank is the reason, and so it is where it named one', async () => {
  const { unmount, shop } = await open(true);
  await waitFor(() => expect(shop.ports.catalog.calls.some(({ method }) => method === 'searchVariants')).toBe(true));
  expect(screen.getByText(/^Банк не провів оплату/)).toBeVisible();
  expect(pay()).not.toHaveAttribute('aria-disabled');
  unmount();
  await open(false, { payment: { status: 'FAILED', method: 'CARD', error: 'card_declined' } });
  expect(screen.getByText(/^Банк відхилив картку/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('what nobody could say before the press that pays tells', async () => {
  const { user, port } = await open(undefined);
  await screen.findByText(/^Банк не провів оплату/);
  const details = [{ path: 'products.0', message: 'Not in stock' }];
  port.failNext(
    new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409, details }),
    'choosePayment',
  );
  const button = pay();
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('На складі не вистачає: Худі «Сонях»');
  expect(screen.getByText(/вже розкупили/)).toBeVisible();
  expect(screen.queryByText(/^Банк/)).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

it('an order that nobody has refused is not said to have cost nothing', async () => {
  const { user, port } = await open(true, { payment: { status: 'WAITING_FOR_PAYMENT', method: 'CARD' } });
  const details = [{ path: 'products.0', message: 'Not in stock' }];
  port.failNext(new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', details }), 'choosePayment');
  await user.click(pay());
  expect(await screen.findByText(/вже розкупили/)).not.toHaveTextContent('Гроші');
});
