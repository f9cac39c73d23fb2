import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_ORDER_KEYS } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { BRANCH, order } from '../stores/shop-fakes.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, LINE } from './open-order.tsx';

const WHOLE: Partial<Order> = {
  lines: [LINE],
  customer: CUSTOMER,
  shippingInfo: ADDRESS,
  shippingMethod: BRANCH,
  status: 'IN_PROCESS',
  payment: { status: 'COMPLETED', method: 'CARD' },
};
const { shippingInfo: _, ...REST } = WHOLE;
const WITHHELD: Partial<Order> = { ...REST, customer: {}, isWithheld: true };
const UNPAID = { status: 'NEW', payment: { status: 'WAITING_FOR_PAYMENT' } } as const;
const KEY = 'c7d4b1f0-58a6-4e3d-9b21-6f0e8a5c3d74';

function open(given: Partial<Order>, { path = '/checkout/success?order=o', ...options }: ViewOptions = {}) {
  const [route = ''] = path.split('?');
  return renderView(<OrderResultScreen />, {
    path,
    route,
    shippingMethods: [BRANCH],
    orders: [order('o', given)],
    ...options,
  });
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const asked = ({ shop }: RenderedView) => shop.ports.order.calls.filter(({ method }) => method === 'checkout').length;

describe.each([
  [
    'ua',
    /^Замовлення №\s20417: готуємо й відправляємо$/,
    /^Ім’я, телефон і адресу показуємо лише тому, хто замовляв\./,
    /увійдіть із поштою.*посилання з листа/,
    /підтвердьте пошту.*посилання з листа/,
  ],
  [
    'en',
    /^Order No\.\s20417: packing and sending$/,
    /^The name, phone and address are shown only to the person who ordered\./,
    /sign in with the email.*the link from our email/,
    /confirm the email.*the link from our email/,
  ],
] as const)('a guest’s order of long ago, whose key is not known (%s)', (locale, title, why, ifGuest, ifCustomer) => {
  it('is told by its number, state and goods, and how to see the rest', async () => {
    open(WITHHELD, { locale });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText('Худі «Сонях»')).toBeVisible();
    expect(screen.getByText(why)).toHaveTextContent(ifGuest);
    expect(screen.queryByRole('heading', { name: /^(?:Дякуємо|Thank)/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/undefined|null/)).not.toBeInTheDocument();
  });

  it('tells who is signed in what helps them', async () => {
    const view = open(WITHHELD, { locale });
    await heading(title);
    act(() => view.stores.session.show({ id: 's' }));
    expect(screen.getByText(why)).toHaveTextContent(ifCustomer);
  });
});

describe('a guest’s order of long ago', () => {
  it('is asked for once more when somebody signs in, and may be theirs', async () => {
    const view = open(WITHHELD);
    await heading(/готуємо/);
    await view.user.click(screen.getByRole('button', { name: 'Увійти / Реєстрація' }));
    expect(view.stores.dialogs.current).toEqual({ name: 'auth', props: {} });
    view.shop.ports.order.orders[0] = order('o', WHOLE);
    act(() => view.stores.session.show({ id: 's' }));
    expect(await heading(/^Дякуємо!/)).toBeVisible();
    expect(asked(view)).toBe(2);
  });

  it.each([
    ['where its payment is told', <OrderResultScreen key="result" />, '/checkout/error?order=o', '/checkout/error'],
    ['where it is filled in', <CheckoutScreen key="checkout" />, '/checkout/o', '/checkout/:id'],
  ])('that is unpaid can be neither paid nor changed %s', async (_where, view, path, route) => {
    renderView(view, { path, route, orders: [order('o', { ...WITHHELD, ...UNPAID })] });
    expect(await heading(/^Замовлення №\s20417 ще не оплачено$/)).toBeVisible();
    const main = within(document.body);
    expect(main.getByText(/^Продовжити може лише той, хто замовляв: .*з тією самою поштою\.$/)).toBeVisible();
    expect(main.queryByText(/лист/)).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: /Сплатити/ })).not.toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Продовжити й оплатити' })).not.toBeInTheDocument();
    expect(main.queryByText(/^Передумали\?/)).not.toBeInTheDocument();
    expect(main.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<Order>, RegExp]>([
    ['cancelled', { status: 'CANCELED' }, /скасовано$/],
    ['made in one click', { ...UNPAID, isFast: true }, /зателефонуємо вам$/],
    ['received', { status: 'DONE' }, /отримано$/],
  ])('that was %s says so too', async (_case, given, title) => {
    open({ ...WITHHELD, ...given });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(/^Ім’я, телефон і адресу показуємо/)).toBeVisible();
  });
});

describe('the key in the fragment of a letter’s link', () => {
  it.each(['ua', 'en'] as const)('is kept for the order and leaves the address at once (%s)', async (locale) => {
    const view = open(WHOLE, { locale, path: `/checkout/success?order=o#key=${KEY}` });
    await heading(/^(?:Дякуємо|Thank)/);
    expect(view.stores.checkout.drafts.keys.of('o')).toBe(KEY);
    await waitFor(() => expect(view.address()).toBe(`/${locale}/checkout/success?order=o`));
    expect(asked(view)).toBe(1);
  });

  it('is none of another fragment, which is left alone', async () => {
    const view = open(WHOLE, { path: '/checkout/success?order=o#main' });
    await heading(/^Дякуємо/);
    expect(view.address()).toMatch(/#main$/);
    expect(view.shop.keyValue.read(STORAGE_ORDER_KEYS)).toBeUndefined();
  });
});
