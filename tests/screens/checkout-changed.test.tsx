import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { SECOND_PRESS_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { ask, choosePayment, methodId } from '../mocks/support/guest.ts';
import { ABROAD, BRANCH } from '../stores/shop-fakes.ts';
import { ADDRESS, CUSTOMER, openOrder, step } from './open-order.tsx';
import type { RealOrder } from './real-order.tsx';
import { openRealOrder } from './real-order.tsx';

const payButton = () => screen.findByRole('button', { name: /^Сплатити/ });
const toBank = ({ shop }: RealOrder): string[] => shop.went.filter((where) => where.includes('/pay/'));

/** What the first thing of the order costs from now on, in hryvnias. */
async function reprice({ shop, order }: RealOrder, price: number): Promise<void> {
  const [line] = order.products;
  await ask(shop.backend, 'POST', '/v1/__mock/price', {
    body: { variantId: line?.variantId, price, discountPrice: null },
  });
}

const passed = ({ shop }: RealOrder) => act(() => shop.clock.advance(SECOND_PRESS_MS));

describe('an order that is not what the button said', () => {
  it('stays, says what rose, and is paid by another press', async () => {
    const view = await openRealOrder({ has: 'delivery' });
    await payButton();
    await reprice(view, 5_000);
    await view.user.dblClick(await payButton());
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('Замовлення вже не таке');
    expect(said).toHaveTextContent(/було ₴\d,\d{3}, тепер ₴5,000/);
    expect(said).toHaveTextContent(/До сплати: було ₴\d,\d{3}, тепер ₴5,000/);
    expect(await payButton()).toHaveAccessibleName('Сплатити ₴5,000');
    expect(screen.getByRole('complementary')).toHaveTextContent('До сплати₴5,000');
    expect(toBank(view)).toEqual([]);
    await passed(view);
    await view.user.click(await payButton());
    await waitFor(() => expect(toBank(view)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that its code was switched off', async () => {
    const view = await openRealOrder({ has: 'delivery', promoCode: 'SHOV10' });
    await payButton();
    await ask(view.shop.backend, 'POST', '/v1/__mock/promo', { body: { name: 'SHOV10', state: 'INACTIVE' } });
    await view.user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Промокод SHOV10 більше не діє.');
    expect(toBank(view)).toEqual([]);
  });

  it('is not prepaid either', async () => {
    const view = await openRealOrder({ has: 'delivery' });
    await payButton();
    await reprice(view, 5_000);
    await view.user.click(await screen.findByRole('radio', { name: /Під час отримання/ }));
    await view.user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('тепер ₴5,000');
    expect(await payButton()).toHaveAccessibleName('Сплатити ₴200');
    expect(toBank(view)).toEqual([]);
  });

  it('says that less is to be paid in advance than the button promised', async () => {
    const view = await openRealOrder({ has: 'delivery' });
    await view.user.click(await screen.findByRole('radio', { name: /Під час отримання/ }));
    await reprice(view, 100);
    await view.user.click(screen.getByRole('button', { name: 'Сплатити ₴200' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Передплата: було ₴200, тепер ₴170.'));
    expect(toBank(view)).toEqual([]);
    await passed(view);
    await view.user.click(await screen.findByRole('button', { name: 'Сплатити ₴170' }));
    await waitFor(() => expect(toBank(view)).toHaveLength(1));
  });

  it('is not paid again from the page of a payment that failed', async () => {
    const path = (id: string): string => `/checkout/error?order=${id}`;
    const view = await openRealOrder({ has: 'delivery', view: <OrderResultScreen />, path });
    await choosePayment(view.shop.backend, view.order._id);
    await payButton();
    await reprice(view, 5_000);
    await view.user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('тепер ₴5,000');
    expect(await payButton()).toHaveAccessibleName('Сплатити ₴5,000');
    expect(toBank(view)).toEqual([]);
    // The bank was not asked by that press: nothing is said of it.
    expect(screen.queryByText(/Банк не підтвердив/)).not.toBeInTheDocument();
    await passed(view);
    await view.user.click(await payButton());
    await waitFor(() => expect(toBank(view)).toHaveLength(1));
  });

  it('of a prepayment that came to nothing tells both sums beside the press that pays it', async () => {
    const path = (id: string): string => `/checkout/error?order=${id}`;
    const view = await openRealOrder({ has: 'delivery', view: <OrderResultScreen />, path });
    await choosePayment(view.shop.backend, view.order._id, 'CASH_ON_DELIVERY');
    act(() => void view.shop.stores.checkout.refresh());
    expect(await screen.findByText(/^Зараз передплата ₴200, решта ₴[\d,]+ — коли заберете посилку\.$/)).toBeVisible();
    expect(await payButton()).toHaveAccessibleName('Сплатити ₴200');
  });

  it('says so too where it was read again before the press', async () => {
    const view = await openRealOrder({ has: 'delivery' });
    await payButton();
    await reprice(view, 5_000);
    act(() => void view.shop.stores.checkout.refresh());
    expect(await screen.findByRole('alert')).toHaveTextContent('тепер ₴5,000');
    await view.user.click(await payButton());
    expect(toBank(view)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('тепер ₴5,000');
    await passed(view);
    await view.user.click(await payButton());
    await waitFor(() => expect(toBank(view)).toHaveLength(1));
  });

  it('is said once: what is read again and is the same takes no press away', async () => {
    const view = await openRealOrder({ has: 'delivery' });
    await payButton();
    await reprice(view, 5_000);
    await act(() => view.shop.stores.checkout.refresh());
    await passed(view);
    await act(() => view.shop.stores.checkout.refresh());
    await view.user.click(await payButton());
    await waitFor(() => expect(toBank(view)).toHaveLength(1));
  });

  it('gives the way on at once to who does not pay', async () => {
    const view = await openRealOrder({ has: 'delivery', path: (id) => `/checkout/${id}?step=contacts` });
    const onwards = await screen.findByRole('button', { name: 'До доставки' });
    await reprice(view, 5_000);
    await act(() => view.shop.stores.checkout.refresh());
    await view.user.click(onwards);
    expect(await screen.findByRole('button', { name: /^Сплатити|^До оплати/ })).toBeInTheDocument();
  });

  it('whose way of delivery has ended keeps its button that pays in place, which does nothing', async () => {
    const path = (id: string): string => `/checkout/error?order=${id}`;
    const view = await openRealOrder({ has: 'delivery', view: <OrderResultScreen />, path });
    await choosePayment(view.shop.backend, view.order._id);
    const pay = await payButton();
    const body = { id: methodId('parcel-branch'), state: 'INACTIVE' };
    await ask(view.shop.backend, 'POST', '/v1/__mock/shipping-method', { body });
    await act(() => view.shop.stores.checkout.refresh());
    const onwards = await screen.findByRole('link', { name: 'Повернутися до оформлення' });
    expect(await payButton()).toBe(pay);
    expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(pay.compareDocumentPosition(onwards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await view.user.click(pay);
    expect(toBank(view)).toEqual([]);
  });
});

test('an order that is what the button said is paid with one press', async () => {
  const view = await openRealOrder({ has: 'delivery' });
  await view.user.click(await payButton());
  await waitFor(() => expect(toBank(view)).toHaveLength(1));
});

test('a way of delivery that was switched off meanwhile is named where another one is chosen', async () => {
  const given = { customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH };
  const offered = [BRANCH, ABROAD];
  const { user, shop } = openOrder(given, { shippingMethods: offered });
  await step('Оплата');
  offered.shift();
  const details = [{ path: 'shippingMethod', message: 'Missing' }];
  shop.ports.order.failNext(
    new AppError('server', { code: 'VALIDATION_ERROR', status: 400, details }),
    'choosePayment',
  );
  await user.click(await payButton());
  const said = await screen.findByText('«Відділення пошти»: так ми більше не доставляємо. Оберіть інший спосіб.');
  expect(said.closest('[role=alert]')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Спосіб доставки' })).toBeInTheDocument();
  expect(shop.navigation.went).toEqual([]);
});
