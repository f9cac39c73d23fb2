import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { ABROAD, BRANCH, item, order, variant } from '../stores/shop-fakes.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, LINE } from './open-order.tsx';

const FILLED: Partial<Order> = {
  lines: [LINE],
  customer: CUSTOMER,
  shippingInfo: ADDRESS,
  shippingMethod: BRANCH,
};
const GOES_ABROAD: Partial<Order> = {
  shippingInfo: { region: 'EU', country: 'PL', city: 'Kraków', address: 'Grodzka 1', postcode: '31-001' },
  shippingMethod: ABROAD,
};
const PAID: Partial<Order> = { ...FILLED, status: 'IN_PROCESS', payment: { status: 'COMPLETED', method: 'CARD' } };

function open(which: 'success' | 'error', given: Partial<Order>, options: ViewOptions = {}) {
  return renderView(<OrderResultScreen />, {
    path: `/checkout/${which}?order=o`,
    route: `/checkout/${which}`,
    variants: [variant('a'), variant('b')],
    shippingMethods: [BRANCH, ABROAD],
    orders: [order('o', given)],
    ...options,
  });
}

describe('after the payment', () => {
  it('a thing without a photo has the first letter of its name on the tile', async () => {
    open('success', {
      ...PAID,
      lines: [
        { ...LINE, name: '👩🏽‍🎤 Худі' },
        { ...LINE, size: 'M' },
      ],
    });
    const bought = await screen.findByRole('list', { name: 'Речі в замовленні' });
    expect([...bought.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(['👩🏽‍🎤', 'Х']);
  });

  it('the number, the goods, the sum and what happens next are told', async () => {
    open('success', PAID);
    const accepted = await screen.findByText(/^Замовлення № 20417 прийнято/);
    expect(accepted).toHaveTextContent(/прийнято \d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    const bought = screen.getByRole('region', { name: 'Ви купили' });
    expect(bought).toHaveTextContent('Худі «Сонях»');
    expect(bought).toHaveTextContent('вугілля, L × 2');
    expect(bought).toHaveTextContent('Сплачено₴4,400');
    const next = screen.getByRole('region', { name: 'Що далі' });
    expect(next).toHaveTextContent('olena@poshta.ua');
    expect(next).toHaveTextContent('Відділення пошти, Україна, Полтава, № 12');
    expect(within(next).getByRole('link', { name: 'Назад до каталогу' })).toHaveAttribute('href', '/ua/catalog');
  });

  it('a prepayment is called one: what is paid now, and what is due on delivery', async () => {
    const payment = { status: 'COMPLETED', method: 'CASH_ON_DELIVERY', paid: 20_000 } as const;
    open('success', { ...PAID, payment });
    const bought = await screen.findByRole('region', { name: 'Ви купили' });
    for (const sum of ['Разом₴4,400', 'Уже сплачено₴200', 'Під час отримання₴4,200'])
      expect(bought).toHaveTextContent(sum);
    expect(screen.getByRole('region', { name: 'Що далі' })).toHaveTextContent('₴200 сплачено, решту — ₴4,200 —');
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open('success', PAID);
    await user.click(await screen.findByRole('button', { name: 'Надрукувати' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('a guest is offered an account with the e-mail of the order', async () => {
    const { user, stores } = open('success', PAID);
    await user.click(await screen.findByRole('button', { name: 'Створити акаунт' }));
    expect(stores.dialogs.current).toEqual({ name: 'auth', props: { tab: 'register', email: 'olena@poshta.ua' } });
  });

  it('a customer is offered none', async () => {
    const { stores } = open('success', PAID);
    await screen.findByRole('button', { name: 'Створити акаунт' });
    act(() => stores.session.show({ id: 's' }));
    expect(screen.queryByRole('button', { name: 'Створити акаунт' })).not.toBeInTheDocument();
  });

  it('the goods have left the basket, what was added meanwhile has not', async () => {
    const { stores } = open('success', PAID, {
      basket: [item('b'), item('a', 'L', 2)],
      kept: { [STORAGE_CHECKOUT_DRAFT]: '{"orderId":"o"}' },
    });
    await waitFor(() => expect(stores.basket.items).toEqual([item('b')]));
  });

  it.each(['/checkout/success', '/checkout/success?order=nowhere'])('%s leads on', async (path) => {
    open('success', PAID, { path });
    expect(await screen.findByRole('heading', { name: 'Замовлення не знайдено' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'До каталогу' })).toBeInTheDocument();
  });

  it('a guest is promised the order in an account of its own e-mail, no other', async () => {
    open('success', PAID);
    expect(await screen.findByText(/^З акаунтом на пошту цього замовлення воно .* у профілі/)).toBeVisible();
  });

  it('an order that does not load is not headed as one that is being filled in', async () => {
    const { shop } = open('success', PAID, { isAwake: false });
    shop.ports.order.failNext(new AppError('unreachable'), 'checkout');
    act(() => shop.stores.ui.wake());
    expect(await screen.findByRole('heading', { level: 1, name: 'Ваше замовлення' })).toBeVisible();
  });

  it('a page that is not alive yet says nothing it does not know', () => {
    open('success', PAID, { isAwake: false });
    expect(screen.queryByText(/20417/)).not.toBeInTheDocument();
  });
});

describe('a payment that came to nothing', () => {
  it.each([
    ['card_declined', /Банк відхилив картку/],
    ['invalid_cvc', /Неправильний код CVC/],
    ['invalid_expiry_month', /^Строк дії картки минув, або/],
    ['invalid_expiry_year', /^Строк дії картки минув, або/],
    ['incorrect_number', /Неправильний номер картки/],
    [undefined, /Банк не провів оплату/],
  ] as const)('because of %s says what to do', async (error, message) => {
    open('error', { ...FILLED, payment: { status: 'FAILED', method: 'CARD', ...(error && { error }) } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText(/Замовлення № 20417 на ₴4,400 збережено/)).toBeInTheDocument();
  });

  it('is tried again with one press, in the way that was chosen', async () => {
    const { user, shop } = open('error', { ...FILLED, payment: { status: 'FAILED', method: 'CARD' } });
    await user.dblClick(await screen.findByRole('button', { name: 'Сплатити ₴4,400' }));
    await waitFor(() => expect(shop.navigation.went).toEqual(['POST https://pay.test/checkout']));
    const paid = shop.ports.order.calls.filter((call) => call.method === 'choosePayment');
    expect(paid.map((call) => call.values)).toEqual([['o', 'CARD']]);
  });

  it('or paid in another way', async () => {
    open('error', { ...FILLED, payment: { status: 'FAILED' } });
    const link = await screen.findByRole('link', { name: 'Обрати інший спосіб оплати' });
    expect(link).toHaveAttribute('href', '/ua/checkout/o?step=payment');
  });

  it('is offered no other way where there is none', async () => {
    open('error', { ...FILLED, ...GOES_ABROAD, payment: { status: 'FAILED', method: 'CARD' } });
    expect(await screen.findByRole('button', { name: /^Сплатити/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Обрати інший спосіб оплати' })).not.toBeInTheDocument();
  });

  it('is paid by card once the parcel goes where nobody takes cash, whatever was chosen before', async () => {
    const payment = { status: 'FAILED', method: 'CASH_ON_DELIVERY' } as const;
    const { user, shop } = open('error', { ...FILLED, ...GOES_ABROAD, payment });
    await user.click(await screen.findByRole('button', { name: 'Сплатити ₴5,000' }));
    await waitFor(() => expect(shop.navigation.went).toEqual(['POST https://pay.test/checkout']));
    const paid = shop.ports.order.calls.filter((call) => call.method === 'choosePayment');
    expect(paid.map((call) => call.values)).toEqual([['o', 'CARD']]);
  });

  it('tried again in vain says why and stays', async () => {
    const { user, shop } = open('error', { ...FILLED, payment: { status: 'FAILED', method: 'CARD' } });
    const again = await screen.findByRole('button', { name: 'Сплатити ₴4,400' });
    shop.ports.order.failNext(new AppError('unreachable'), 'choosePayment');
    await user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    expect(again).toBeEnabled();
  });
});

describe.each(['success', 'error'] as const)('a provider that comes back to /checkout/%s for everything', (which) => {
  const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

  it('has a paid order thanked for', async () => {
    open(which, PAID);
    expect(await heading(/^Дякуємо!/)).toBeVisible();
    expect(screen.getByText(/^Замовлення № 20417 прийнято/)).toBeVisible();
  });

  it('has one thanked for that was begun days ago and is paid now', async () => {
    open(which, { ...PAID, createdAt: '2026-01-10T10:00:00.000Z', dates: { paid: '2026-01-15T09:59:00.000Z' } });
    expect(await heading(/^Дякуємо!/)).toBeVisible();
  });

  it('has one thanked for though the clock of the device is days ahead', async () => {
    const { shop } = open(which, { ...PAID, dates: { paid: '2026-01-15T09:59:00.000Z' } }, { isAwake: false });
    const { openedAt } = shop.stores.ui;
    await shop.clock.advance(9 * 86_400_000);
    shop.stores.ui.restore(openedAt);
    act(() => shop.stores.ui.wake());
    expect(await heading(/^Дякуємо!/)).toBeVisible();
  });

  it('has one thanked for whose server does not say when it was paid, though it was begun days ago', async () => {
    open(which, { ...PAID, createdAt: '2026-01-10T10:00:00.000Z' });
    expect(await heading(/^Дякуємо!/)).toBeVisible();
  });

  it('has a declined card named, which is paid again by one press', async () => {
    open(which, { ...FILLED, payment: { status: 'FAILED', method: 'CARD', error: 'card_declined' } });
    expect(await heading(/^Оплата не пройшла$/)).toBeVisible();
    expect(screen.getByText(/Банк відхилив картку/)).toBeVisible();
    expect(screen.queryByText(/зачекайте хвилину/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Сплатити ₴4,400' })).toBeVisible();
  });

  it('has an order the bank has not confirmed called unpaid: it is paid, or looked at again', async () => {
    const { user, shop } = open(which, { ...FILLED, payment: { status: 'WAITING_FOR_PAYMENT', method: 'CARD' } });
    expect(await heading(/ще не оплачено$/)).toBeVisible();
    expect(screen.getByText(/зачекайте хвилину/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Сплатити ₴4,400' })).toBeVisible();
    shop.ports.order.orders[0] = order('o', PAID);
    await user.click(screen.getByRole('button', { name: 'Перевірити ще раз' }));
    expect(await screen.findByText(/^Замовлення № 20417 прийнято/)).toBeInTheDocument();
  });

  it('has one that the bank was never asked about offered to be paid', async () => {
    open(which, FILLED);
    expect(await heading(/ще не оплачено$/)).toBeVisible();
    expect(screen.queryByText(/Банк/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Перевірити ще раз' })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<Order>, RegExp]>([
    ['cancelled', { status: 'CANCELED' }, /скасовано$/],
    ['made in one click', { isFast: true }, /зателефонуємо вам$/],
    ['on its way', { ...PAID, trackingNumber: '59' }, /у дорозі$/],
    ['paid more than an hour ago', { ...PAID, dates: { paid: '2026-01-15T09:00:00.000Z' } }, /^Збираємо/],
    ['long received', { ...PAID, status: 'DONE' }, /отримано$/],
  ])('has one that is %s called so', async (_case, given, name) => {
    open(which, { ...FILLED, ...given });
    expect(await heading(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'До каталогу' })).toBeVisible();
  });
});
