import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { order } from '../stores/shop-fakes.ts';
import type { RenderedView } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { button, openOrder, step } from './open-order.tsx';

const OLENA = { id: 'u', email: 'olena@poshta.ua', isEmailConfirmed: true };
const FOREIGN = new AppError('server', { code: 'DONT_HAVE_ACCESS', status: 403 });
const asked = ({ shop }: RenderedView) => shop.ports.order.calls.filter(({ method }) => method === 'checkout').length;

async function openForeign(): Promise<RenderedView> {
  const view = openOrder();
  view.shop.ports.order.failNext(FOREIGN, 'checkout');
  await screen.findByRole('heading', { name: 'Це замовлення належить акаунту' });
  return view;
}

describe('an order that belongs to an account', () => {
  it('is not shown to a guest, who is offered to sign in and then sees it at once', async () => {
    const view = await openForeign();
    expect(screen.getByText(/^Його видно лише тому, хто його оформив/)).toBeVisible();
    await view.user.click(button('Увійти / Реєстрація'));
    expect(view.stores.dialogs.current).toEqual({ name: 'auth', props: {} });
    act(() => view.stores.session.show({ id: 's', user: OLENA }));
    expect(await step('Контакти')).toBeInTheDocument();
    expect(asked(view)).toBe(2);
  });

  it('and to another one stays unseen: who is signed in is led to what is their own', async () => {
    const view = await openForeign();
    view.shop.ports.order.failNext(FOREIGN, 'checkout');
    act(() => view.stores.session.show({ id: 's', user: OLENA }));
    await waitFor(() => expect(asked(view)).toBe(2));
    expect(await screen.findByRole('link', { name: 'Мій профіль' })).toHaveAttribute('href', '/ua/profile');
    expect(screen.getByText(/^Його оформлено з іншого акаунта/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Увійти / Реєстрація' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Контакти' })).not.toBeInTheDocument();
  });

  it('is no more to be seen where it is paid', async () => {
    const view = renderView(<OrderResultScreen />, { path: '/checkout/success?order=o', orders: [order('o')] });
    view.shop.ports.order.failNext(FOREIGN, 'checkout');
    expect(await screen.findByRole('heading', { name: 'Це замовлення належить акаунту' })).toBeInTheDocument();
    expect(button('Увійти / Реєстрація')).toBeInTheDocument();
  });
});
