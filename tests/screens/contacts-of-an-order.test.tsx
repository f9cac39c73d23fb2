import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { item, order } from '../stores/shop-fakes.ts';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import type { RenderedView } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { CUSTOMER, HOODIE, field, openOrder, step } from './open-order.tsx';

const OWN = [SOLOMIIA.firstName, SOLOMIIA.lastName, SOLOMIIA.email];

const kept = ({ shop }: RenderedView) => JSON.parse(shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '{}');
const values = () => ['Ім’я', 'Прізвище', 'Електронна пошта'].map((name) => (field(name) as HTMLInputElement).value);

/** Olena writes her contacts as a guest, up to the last letter. */
async function typeOlena({ user }: RenderedView): Promise<void> {
  await step('Контакти');
  await user.type(field('Ім’я'), CUSTOMER.firstName);
  await user.type(field('Прізвище'), CUSTOMER.lastName);
  await user.type(field('Електронна пошта'), CUSTOMER.email);
}

/** The checkout at another order, in the browser that keeps this. */
function openNext(draft: object, given: Partial<Order> = {}): RenderedView {
  return renderView(<CheckoutScreen />, {
    path: '/checkout/next',
    route: '/checkout/:id',
    variants: [HOODIE],
    orders: [order('next', { lines: [], ...given })],
    kept: { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify(draft) },
  });
}

describe('what a guest typed', () => {
  it('is there after a reload of the same order', async () => {
    const view = openOrder();
    await typeOlena(view);
    view.unmount();
    openOrder({}, { kept: { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify(kept(view)) } });
    await step('Контакти');
    expect(values()).toEqual([CUSTOMER.firstName, CUSTOMER.lastName, CUSTOMER.email]);
  });

  it('is not there in another order', async () => {
    const view = openOrder();
    await typeOlena(view);
    view.unmount();
    openNext({ ...kept(view), orderId: 'next' });
    await step('Контакти');
    expect(values()).toEqual(['', '', '']);
  });

  it('is gone from this browser once the order is paid', async () => {
    const view = openOrder({}, { basket: [item('a')] });
    await typeOlena(view);
    const paid = order('o', { status: 'IN_PROCESS', payment: { status: 'COMPLETED', method: 'CARD' } });
    view.stores.checkout.drafts.keep({ ...view.stores.checkout.drafts.read(), orderId: 'o' });
    view.shop.ports.order.orders[0] = paid;
    await act(() => view.stores.checkout.open('o'));
    await waitFor(() => expect(kept(view)).toHaveProperty('paid'));
    expect(view.shop.keyValue.read(STORAGE_CHECKOUT_DRAFT)).not.toContain(CUSTOMER.email);
    expect(view.shop.keyValue.read(STORAGE_CHECKOUT_DRAFT)).not.toContain(CUSTOMER.lastName);
  });
});

describe('who signs in', () => {
  const signIn = async ({ stores }: RenderedView): Promise<void> => {
    await act(async () => {
      await stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
    });
    await waitFor(() => expect(stores.session.user?.id).toBe(SOLOMIIA.id));
  };

  it('finds the account’s own details where a guest had typed others, and the rest as it was', async () => {
    const view = openOrder();
    await typeOlena(view);
    await view.user.type(field('Телефон'), '067 214 08 11');
    await signIn(view);
    await waitFor(() => expect(values()).toEqual(OWN));
    expect(field('Телефон')).toHaveValue('067 214 08 11');
  });

  it('finds them too where the order had a guest’s contacts', async () => {
    const view = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    await signIn(view);
    await waitFor(() => expect(values()).toEqual(OWN));
  });

  it('may write others into this order, and finds those after a reload', async () => {
    const view = openOrder();
    await step('Контакти');
    await signIn(view);
    await waitFor(() => expect(values()[0]).toBe(SOLOMIIA.firstName));
    await view.user.clear(field('Ім’я'));
    await view.user.type(field('Ім’я'), 'Іван');
    const draft = kept(view);
    expect(draft.typed).toEqual({ in: 'o', by: SOLOMIIA.id });
    view.unmount();
    const next = openOrder({}, { kept: { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify(draft) } });
    await step('Контакти');
    expect(values()[0]).toBe('');
    act(() => next.stores.session.show({ id: 's', user: SOLOMIIA }));
    await waitFor(() => expect(values()[0]).toBe('Іван'));
  });
});

describe('who has ordered before and has written nothing into the account', () => {
  const NAMELESS = { id: 'u', email: CUSTOMER.email, isEmailConfirmed: true };
  const PAID = { status: 'DONE', payment: { method: 'CARD', status: 'COMPLETED' } } as const;

  /** At a new order, after one in Olena's name. */
  async function openAfter(given: Partial<Order> = {}): Promise<RenderedView> {
    const orders = [order('former', { ...PAID, customer: CUSTOMER }), order('o', { lines: [], ...given })];
    const view = openOrder({}, { orders, path: '/checkout/o?step=contacts' });
    await step('Контакти');
    return view;
  }

  it('finds the contacts of that order, and they are kept as nobody’s words', async () => {
    const view = await openAfter();
    act(() => view.stores.session.show({ id: 's', user: NAMELESS }));
    await waitFor(() => expect(values()).toEqual([CUSTOMER.firstName, CUSTOMER.lastName, CUSTOMER.email]));
    expect(field('Телефон')).toHaveValue('067 214 0811');
    await view.user.type(field('По батькові (необов’язково)'), 'І');
    expect(kept(view).contacts).toEqual({ patronymic: 'І' });
  });

  it('keeps the name that is being written when they come', async () => {
    const view = await openAfter();
    const answer = view.shop.ports.order.holdNext('mine');
    act(() => view.stores.session.show({ id: 's', user: NAMELESS }));
    await view.user.type(field('Прізвище'), 'Ко');
    await act(async () => answer());
    await waitFor(() => expect(field('Телефон')).toHaveValue('067 214 0811'));
    expect(values()).toEqual(['', 'Ко', CUSTOMER.email]);
  });

  it('finds what this order has already, where that is another', async () => {
    const ivan = { firstName: 'Іван', lastName: 'Коваль', email: CUSTOMER.email, phone: '+380501112233' };
    const view = await openAfter({ customer: ivan });
    act(() => view.stores.session.show({ id: 's', user: NAMELESS }));
    await waitFor(() => expect(view.shop.ports.order.calls.map(({ method }) => method)).toContain('mine'));
    expect(values()).toEqual(['Іван', 'Коваль', CUSTOMER.email]);
    expect(field('Телефон')).toHaveValue('050 111 2233');
  });
});
