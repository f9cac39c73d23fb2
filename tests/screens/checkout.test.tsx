import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { BRANCH, item } from '../stores/shop-fakes.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { ask } from '../mocks/support/guest.ts';
import { ADDRESS, CUSTOMER, HOODIE, button, field, openOrder, step } from './open-order.tsx';
import { openRealOrder } from './real-order.tsx';

describe('the checkout without an order', () => {
  const open = (options: ViewOptions) =>
    renderView(<CheckoutScreen />, { path: '/checkout', route: '/checkout', variants: [HOODIE], ...options });

  it('makes one of the basket once the basket is known, and goes on at its address', async () => {
    const { stores, shop } = open({ basket: [item('a')] });
    expect(shop.ports.order.calls).toEqual([]);
    await act(() => stores.basket.read());
    await waitFor(() => expect(shop.navigation.went).toEqual([`replace /checkout/${shop.ports.order.orders[0]?.id}`]));
  });

  it('with an empty basket says there is nothing to check out and leads on', async () => {
    const { stores } = open({});
    await act(() => stores.basket.read());
    expect(screen.getByText(/У кошику немає речей/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'До каталогу' })).toHaveAttribute('href', '/ua/catalog');
  });

  it('that cannot be made says why, and the next press is the same press', async () => {
    const { stores, shop, user } = open({ basket: [item('a')] });
    shop.ports.order.failNext(new AppError('unreachable'), 'create');
    await act(() => stores.basket.read());
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    expect(screen.getByText(/другого замовлення не з’явиться/)).toBeInTheDocument();
    await user.click(button('Спробувати ще'));
    await waitFor(() => expect(shop.navigation.went).toHaveLength(1));
    const [first, second] = shop.ports.order.calls.map((call) => call.values[1]);
    expect(second).toBe(first);
  });

  it('that may have been made says so where the server is not told that the next press is the same', async () => {
    const { stores, shop } = open({ basket: [item('a')] });
    shop.ports.order.tellsOperation = false;
    shop.ports.order.failNext(new AppError('unreachable'), 'create');
    await act(() => stores.basket.read());
    expect(await screen.findByText(/може з’явитися друге/)).toBeInTheDocument();
    expect(screen.queryByText(/другого замовлення не з’явиться/)).not.toBeInTheDocument();
  });

  it('whose code was refused is made without the code by a button that says so', async () => {
    const { stores, shop, user } = open({ basket: [item('a')] });
    shop.ports.order.failNext(new AppError('server', { status: 422, code: 'PROMO_CODE_NOT_FOUND' }), 'create');
    await act(() => stores.basket.read());
    expect(await screen.findByRole('alert')).toHaveTextContent('Цей промокод не діє');
    await user.click(button('Замовити без промокоду'));
    await waitFor(() => expect(shop.navigation.went).toHaveLength(1));
  });

  it('is a skeleton while the page is not alive', () => {
    open({ basket: [item('a')], isAwake: false });
    expect(screen.getByText('Готуємо замовлення…')).toBeInTheDocument();
  });
});

describe('an order in the address', () => {
  it('that does not exist is said not to be found, with a way to make a new one', async () => {
    openOrder({}, { path: '/checkout/nowhere', basket: [item('a')] });
    expect(await screen.findByRole('heading', { name: 'Замовлення не знайдено' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Створити нове замовлення' })).toHaveAttribute('href', '/ua/checkout');
  });

  it('that is finished says so and leads to what was bought', async () => {
    openOrder({ status: 'IN_PROCESS', payment: { status: 'COMPLETED' } });
    expect(await screen.findByRole('heading', { name: 'Замовлення вже завершено' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Переглянути замовлення' });
    expect(link).toHaveAttribute('href', '/ua/checkout/success?order=o');
  });

  it('cannot be read now: says why and tries again', async () => {
    const { shop, user, stores } = openOrder({}, { isAwake: false });
    shop.ports.order.failNext(new AppError('unreachable'), 'checkout');
    act(() => stores.ui.wake());
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    await user.click(button('Спробувати ще'));
    expect(await step('Контакти')).toBeInTheDocument();
  });
});

describe('the steps', () => {
  const FILLED = { customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH };

  it('finished are a line with the way back into them, and the address names the one that is open', async () => {
    const { user, address } = openOrder(FILLED);
    expect(await step('Доставка')).toHaveTextContent('Відділення пошти, Україна, Полтава, № 12');
    await waitFor(() => expect(address()).toBe('/ua/checkout/o?step=payment'));
    await user.click(screen.getByRole('link', { name: 'Змінити: Контакти' }));
    expect(field('Ім’я')).toHaveValue('Олена');
    await user.click(button('До доставки'));
    await waitFor(() => expect(address()).toBe('/ua/checkout/o?step=payment'));
  });

  it('before the payment say of no prepayment, which not every region has', async () => {
    openOrder({ customer: CUSTOMER });
    expect(await step('Оплата')).toHaveTextContent('Як заплатити');
    expect(screen.queryByText(/передплат/)).not.toBeInTheDocument();
  });

  it('name the branch as one writes its number in English', async () => {
    openOrder(FILLED, { locale: 'en' });
    expect(await step('Shipping')).toHaveTextContent('Ukraine, Полтава, No. 12');
  });

  it('asked for too early open the first that lacks something', async () => {
    const { address } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=payment' });
    await step('Доставка');
    await waitFor(() => expect(address()).toBe('/ua/checkout/o?step=delivery'));
  });

  it('stand beside what is bought and what it comes to, in the numbers of the server', async () => {
    openOrder(FILLED);
    const summary = await screen.findByRole('complementary', { name: 'Ваше замовлення' });
    expect(summary).toHaveTextContent('L × 2');
    expect(summary).toHaveTextContent('₴4,400');
    expect(summary).toHaveTextContent('Доставка, 1–\u20603 робочі дні');
  });

  it('pay by card: the sum is on the button, and one press leaves for the bank', async () => {
    const { user, shop } = openOrder(FILLED);
    await step('Оплата');
    await user.dblClick(button('Сплатити ₴4,400'));
    await waitFor(() => expect(shop.navigation.went).toEqual(['POST https://pay.test/checkout']));
    expect(shop.navigation.sent).toEqual([{ data: 'd' }]);
    expect(shop.ports.order.calls.filter((call) => call.method === 'choosePayment')).toHaveLength(1);
    expect(button('Переходимо до оплати…')).toHaveAttribute('aria-busy', 'true');
  });

  it('pay on delivery: only the advance is asked for now', async () => {
    const { user, shop } = openOrder(FILLED);
    await step('Оплата');
    await user.click(screen.getByRole('radio', { name: /Під час отримання/ }));
    await user.click(button('Сплатити ₴200'));
    await waitFor(() => expect(shop.navigation.went).toEqual(['replace /checkout/success?order=o']));
  });

  it('what sold out before the payment is named, and the way leads back to the basket', async () => {
    const { user, shop } = openOrder(FILLED);
    await step('Оплата');
    shop.ports.order.failNext(
      new AppError('server', {
        code: 'PRODUCT_VARIANT_NOT_IN_STOCK',
        status: 409,
        details: [{ path: 'products.0', message: 'Not in stock' }],
      }),
      'choosePayment',
    );
    await user.click(button(/Сплатити/));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/На складі не вистачає: Худі «Сонях», вугілля, L\s×\s2\. Змініть кошик/);
    expect(within(alert).getByRole('link', { name: 'До кошика' })).toHaveAttribute('href', '/ua/basket');
  });

  it('is named in the language of the page, and no more once the basket has been changed', async () => {
    const { user, shop, order } = await openRealOrder({ has: 'delivery' });
    const { stores, backend } = shop;
    const { variantId, size, name } = order.products[0] ?? {};
    await ask(backend, 'POST', '/v1/__mock/sell-out', { body: { variantId, size } });
    await user.click(await screen.findByRole('button', { name: /^Сплатити/ }));
    expect(await screen.findByText(/^На складі не вистачає/)).toHaveTextContent(name ?? '');
    act(() => stores.locale.use('en'));
    await act(() => stores.checkout.refresh());
    const [line] = stores.checkout.checkout?.order.lines ?? [];
    expect(line?.name).not.toBe(name);
    expect(screen.getByText(/^На складі не вистачає/)).toHaveTextContent(line?.name ?? '');
    const { checkout } = stores.checkout;
    act(() => checkout && stores.checkout.accept(checkout));
    expect(screen.queryByText(/^На складі не вистачає/)).not.toBeInTheDocument();
  });
});
