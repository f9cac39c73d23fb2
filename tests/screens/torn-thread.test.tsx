import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { buildPhoto } from '#fixtures/build.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { BRANCH, order } from '../stores/shop-fakes.ts';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, LINE } from './open-order.tsx';

const FAILED: Partial<Order> = {
  lines: [LINE],
  customer: CUSTOMER,
  shippingInfo: ADDRESS,
  shippingMethod: BRANCH,
  payment: { status: 'FAILED', method: 'CARD', error: 'card_declined' },
};

const open = (given: Partial<Order> = {}) =>
  renderView(<OrderResultScreen />, {
    path: '/checkout/error?order=o',
    route: '/checkout/error',
    shippingMethods: [BRANCH],
    orders: [order('o', { ...FAILED, ...given })],
  });

const pay = () => screen.findByRole('button', { name: /^Сплатити/ });
const isMended = () => document.querySelector('[data-mended]')?.getAttribute('data-mended');

it('the sum and what the bank said stand on one label', async () => {
  open();
  const label = (await screen.findByText('До сплати')).parentElement;
  expect(label).toHaveTextContent(/^До сплати₴4,400Банк відхилив картку/);
});

it('the goods hang on either side of the tear, at most four, and are said once, in words', async () => {
  const lines = ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ ...LINE, size, photo: buildPhoto() }) as typeof LINE);
  open({ lines });
  await pay();
  const sides = [...document.querySelectorAll('[data-mended] > div')];
  expect(sides.map((side) => side.querySelectorAll('img').length)).toEqual([2, 2]);
  const list = screen.getByRole('list', { name: 'Речі в замовленні' });
  expect(within(list).getAllByText('Худі «Сонях»')).toHaveLength(5);
  expect(screen.getAllByRole('img')).toEqual(within(list).getAllByRole('img'));
});

it('one press mends the thread and leads to the bank', async () => {
  const { user, shop } = open();
  const button = await pay();
  expect(isMended()).toBe('false');
  await user.click(button);
  expect(isMended()).toBe('true');
  await waitFor(() => expect(shop.navigation.went).toEqual(['POST https://pay.test/checkout']));
  expect(isMended()).toBe('true');
});

it('the keyboard mends it as well', async () => {
  const { user, shop } = open();
  (await pay()).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shop.navigation.went).toHaveLength(1));
});

it('a way to the bank that is refused tears it again', async () => {
  const { user, shop } = open();
  const button = await pay();
  shop.ports.order.failNext(new AppError('unreachable'), 'choosePayment');
  await user.click(button);
  await screen.findByRole('alert');
  expect(isMended()).toBe('false');
});

it('there are two other ways: to pay otherwise, and to ask', async () => {
  open();
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Обрати інший спосіб оплати')).toHaveAttribute('href', '/ua/checkout/o?step=payment');
  expect(await link('Запитати нас')).toHaveAttribute('href', '/ua/contacts');
});
