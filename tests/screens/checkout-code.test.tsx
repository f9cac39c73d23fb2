import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { STORAGE_PROMO_CODE } from '#domain/constants.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { ask, change } from '../mocks/support/guest.ts';
import { renderView } from '../support/render-view.tsx';
import { openRealOrder } from './real-order.tsx';

const summary = () => within(screen.getByRole('complementary', { name: 'Ваше замовлення' }));

async function openCode(promoCode?: string) {
  const opened = await openRealOrder({ has: 'contacts', ...(promoCode === undefined ? {} : { promoCode }) });
  await screen.findByRole('complementary', { name: 'Ваше замовлення' });
  const discount = () => opened.shop.stores.checkout.checkout?.order.prices.discount ?? 0;
  const give = async (code: string): Promise<void> => {
    const ask = summary().queryByRole('button', { name: 'Маю промокод' });
    if (ask !== null) await opened.user.click(ask);
    const field = await summary().findByRole('textbox', { name: 'Промокод' });
    expect(field).toHaveFocus();
    await opened.user.clear(field);
    await opened.user.type(field, `${code}{Enter}`);
  };
  return { ...opened, give, discount };
}

test('promo at checkout: a code given beside the sum lowers it, and the basket has it too', async () => {
  const { give, discount, shop } = await openCode();
  await give(' shov10');
  expect(await summary().findByText('Промокод SHOV10 діє.')).toHaveRole('status');
  expect(discount()).toBeGreaterThan(0);
  expect(summary().getByText('Промокод SHOV10')).toBeInTheDocument();
  expect(shop.keyValue.read(STORAGE_PROMO_CODE)).toBe('SHOV10');
  expect(shop.stores.checkout.seen.changes).toEqual([]);
});

test('the code of an order is taken away beside its sum, and the field takes the focus', async () => {
  const { user, discount } = await openCode('SHOV10');
  await user.click(summary().getByRole('button', { name: 'Прибрати промокод SHOV10' }));
  expect(await summary().findByText('Промокод SHOV10 прибрано.')).toHaveRole('status');
  expect(discount()).toBe(0);
  await waitFor(() => expect(summary().getByRole('textbox', { name: 'Промокод' })).toHaveFocus());
});

test('a code that cannot be taken away says why, and the press may be made again from where it was', async () => {
  const { user, shop, discount } = await openCode('SHOV10');
  const body = { faults: ['orders.update-product:SOMETHING_WENT_WRONG:always'] };
  await ask(shop.backend, 'POST', '/v1/__mock/faults', { body });
  const remove = summary().getByRole('button', { name: 'Прибрати промокод SHOV10' });
  await user.click(remove);
  await waitFor(() => expect(summary().getByRole('status')).not.toHaveTextContent('діє'));
  expect(remove).toHaveFocus();
  expect(summary().queryByRole('textbox')).not.toBeInTheDocument();
  expect(discount()).toBeGreaterThan(0);
});

test('the button that applies a code stays what and where it is: a slow second press takes no code away', async () => {
  const { user, give, discount } = await openCode();
  await give('SHOV10');
  await summary().findByText('Промокод SHOV10 діє.');
  const apply = summary().getByRole('button', { name: 'Застосувати' });
  expect(summary().getByRole('textbox', { name: 'Промокод' })).toHaveValue('SHOV10');
  const remove = summary().getByRole('button', { name: 'Прибрати промокод SHOV10' });
  expect(apply.compareDocumentPosition(remove)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await user.click(apply);
  expect(await summary().findByText('Промокод SHOV10 діє.')).toBeInTheDocument();
  expect(discount()).toBeGreaterThan(0);
});

test('a code that nobody knows is said beside the field, and the order stays as it was', async () => {
  const { give, discount } = await openCode();
  await give('NOTHING');
  expect(await summary().findByText(/Такий промокод не діє/)).toHaveRole('status');
  expect(summary().getByRole('textbox', { name: 'Промокод' })).toBeInvalid();
  expect(discount()).toBe(0);
});

describe('what is said of a code', () => {
  const leaveAndReturn = async ({ user, shop, order, unmount }: Awaited<ReturnType<typeof openCode>>) => {
    unmount();
    renderView(<CheckoutScreen />, { stores: shop.stores, path: `/checkout/${order._id}`, route: '/checkout/:id' });
    await screen.findByRole('complementary', { name: 'Ваше замовлення' });
    return user;
  };

  it('is what the order has, wherever the code was given', async () => {
    const opened = await openCode('SHOV10');
    expect(summary().getByText('Промокод SHOV10 діє.')).toBeInTheDocument();
    await leaveAndReturn(opened);
    expect(summary().getByText('Промокод SHOV10 діє.')).toBeInTheDocument();
  });

  it('is nothing of a code that was taken away, once it is back', async () => {
    const opened = await openCode('SHOV10');
    await opened.user.click(summary().getByRole('button', { name: 'Прибрати промокод SHOV10' }));
    await summary().findByText('Промокод SHOV10 прибрано.');
    const { order, shop } = opened;
    const products = order.products.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
    await change(shop.backend, order._id, 'update-product', { products, promoCode: 'SHOV10' });
    await shop.stores.checkout.refresh();
    await leaveAndReturn(opened);
    expect(summary().queryByText(/прибрано/)).not.toBeInTheDocument();
    expect(summary().getByText('Промокод SHOV10 діє.')).toBeInTheDocument();
  });

  it('is nothing of another visit: an empty field is not wrong', async () => {
    const opened = await openCode();
    await opened.give('NOTHING');
    await summary().findByText(/Такий промокод не діє/);
    const user = await leaveAndReturn(opened);
    await user.click(summary().getByRole('button', { name: 'Маю промокод' }));
    expect(summary().getByRole('textbox', { name: 'Промокод' })).toBeValid();
    expect(summary().queryByText(/Такий промокод не діє/)).not.toBeInTheDocument();
  });

  it('is never that it applies where it gives nothing any more', async () => {
    const { give, shop } = await openCode();
    await give('SHOV10');
    await summary().findByText('Промокод SHOV10 діє.');
    await ask(shop.backend, 'POST', '/v1/__mock/promo', { body: { name: 'SHOV10', state: 'INACTIVE' } });
    await shop.stores.checkout.refresh();
    await waitFor(() => expect(summary().queryByText('Промокод SHOV10 діє.')).not.toBeInTheDocument());
  });
});

test('a code for more than is ordered says how much is left, and is not sent', async () => {
  const { give, shop, discount } = await openCode();
  const body = { name: 'BAHATO', type: 'PERCENTAGE', discount: 10, minApplyPrice: 100_000, state: 'ACTIVE' };
  await ask(shop.backend, 'POST', '/v1/__mock/promo-code', { body });
  await give('BAHATO');
  expect(await summary().findByText(/до мінімальної суми для цього коду/)).toHaveRole('status');
  expect([discount(), shop.stores.checkout.checkout?.order.promoCode]).toEqual([0, undefined]);
});
