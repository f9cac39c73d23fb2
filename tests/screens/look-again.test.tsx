import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { ABROAD, BRANCH, order, variant } from '../stores/shop-fakes.ts';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, LINE } from './open-order.tsx';

const FILLED = { lines: [LINE], customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH };
const ASKED: Partial<Order> = { ...FILLED, payment: { status: 'WAITING_FOR_PAYMENT', method: 'CARD' } };
const PAID: Partial<Order> = { ...FILLED, status: 'IN_PROCESS', payment: { status: 'COMPLETED', method: 'CARD' } };
const DECLINED: Partial<Order> = { ...FILLED, payment: { status: 'FAILED', method: 'CARD', error: 'card_declined' } };

const scrollTo = vi.fn<(left: number, top: number) => void>();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

/** Back from the bank, which has not said anything yet. */
async function open(given: Partial<Order> = ASKED) {
  const view = renderView(<OrderResultScreen />, {
    path: '/checkout/error?order=o',
    route: '/checkout/error',
    variants: [variant('a')],
    shippingMethods: [BRANCH, ABROAD],
    orders: [order('o', given)],
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, port: view.shop.ports.order };
}
const look = () => screen.getByRole('button', { name: 'Перевірити ще раз' });
const still = 'Банк досі не підтвердив оплату.';

it('who looks again before the bank has said anything hears that, each time', async () => {
  const { user, port } = await open();
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await user.click(look());
  await waitFor(() => expect(said).toHaveTextContent(still));
  const answer = port.holdNext('checkout');
  await user.click(look());
  expect(said).toBeEmptyDOMElement();
  answer();
  await waitFor(() => expect(said).toHaveTextContent(still));
  expect(look()).toHaveFocus();
});

it('a look that another reading has cut short says nothing of the bank', async () => {
  const { user, port, stores } = await open();
  const former = port.holdNext('checkout');
  await user.click(look());
  const answer = port.holdNext('checkout');
  await act(async () => {
    void stores.checkout.refresh();
    former();
  });
  await waitFor(() => expect(look()).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => answer());
});

it('an answer that is slow is waited for at the button, which asks once', async () => {
  const { user, port } = await open();
  const answer = port.holdNext('checkout');
  const asked = port.calls.length;
  await user.click(look());
  expect(look()).toHaveAttribute('aria-busy', 'true');
  await user.click(look());
  expect(port.calls).toHaveLength(asked + 1);
  answer();
  await waitFor(() => expect(look()).not.toHaveAttribute('aria-busy'));
});

it('no answer says so beside the button, until another look has one', async () => {
  const { user, port } = await open();
  port.failNext(new AppError('unreachable'), 'checkout');
  await user.click(look());
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(look());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(still));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['paid', PAID, /^Дякуємо!/],
  ['declined', DECLINED, /^Оплата не пройшла/],
])('an order that turns out to be %s begins at its top, with the focus on its title', async (_case, now, name) => {
  const { user, port } = await open();
  port.orders[0] = order('o', now);
  await user.click(look());
  const title = await screen.findByRole('heading', { level: 1, name });
  expect(title).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('a press that pays again leaves the shopper where it was pressed', async () => {
  const { user } = await open(DECLINED);
  const pay = screen.getByRole('button', { name: /^Сплатити/ });
  await user.click(pay);
  await screen.findByRole('heading', { level: 1 });
  expect(pay).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('what is read again and is the same moves nothing', async () => {
  const { stores } = await open();
  await act(() => stores.checkout.refresh());
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});
