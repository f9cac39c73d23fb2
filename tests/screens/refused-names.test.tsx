import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { ResetPasswordScreen } from '#views/screens/account/reset-password-screen.tsx';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { ProfileEditScreen } from '#views/screens/profile/profile-edit-screen.tsx';
import { BRANCH, order, variant } from '../stores/shop-fakes.ts';
import { LETTER_TOKEN, PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import type { RenderedView } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, LINE, openOrder } from './open-order.tsx';

type Open = () => Promise<RenderedView>;
type Dialog = Parameters<RenderedView['stores']['dialogs']['open']>;

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const READY = { customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH };

const atStep =
  (step: string): Open =>
  async () =>
    openOrder(READY, { path: `/checkout/o?step=${step}` });

const inDialog =
  (dialog: Dialog, fill: (view: RenderedView) => Promise<void>): Open =>
  async () => {
    const view = renderView(<DialogHost />, { variants: [variant('a')] });
    act(() => view.stores.dialogs.open(...dialog));
    await screen.findByRole('dialog');
    await fill(view);
    return view;
  };

const typePassword = ({ user }: RenderedView): Promise<void> =>
  user.type(screen.getByLabelText('Пароль'), 'нова-нитка');

async function inProfile(): Promise<RenderedView> {
  const view = renderView(<ProfileEditScreen />, { isAwake: false });
  await act(() => view.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
  act(() => view.stores.ui.wake());
  await screen.findByRole('button', { name: 'Зберегти' });
  return view;
}

interface Form {
  open: Open;
  /** What sends it, and which call says no to that. */
  send: string | RegExp;
  call: string;
  /** A field of it as the wire calls it, and what is marked then; a page without a form has none. */
  path?: string;
  marked?: () => HTMLElement;
}

const HOODIE = { variantId: 'a', size: 'M', color: 'Вугілля', name: 'Худі', inStock: true } as const;
const EMAIL = 'olena@poshta.ua';

/** By the file that holds it, and which of its faces. */
const FORMS: Record<string, Form> = {
  'screens/checkout/contacts-form.tsx': {
    open: atStep('contacts'),
    send: 'До доставки',
    call: 'updateCustomer',
    path: 'customer.lastName',
    marked: () => textbox('Прізвище'),
  },
  'screens/checkout/delivery-form.tsx': {
    open: atStep('delivery'),
    send: 'До оплати',
    call: 'updateShippingInfo',
    path: 'shippingInfo.city',
    marked: () => textbox('Місто'),
  },
  'screens/checkout/payment-form.tsx': {
    open: atStep('payment'),
    send: /^Сплатити/,
    call: 'choosePayment',
    path: 'paymentMethod',
    marked: () => screen.getByRole('group', { name: 'Як заплатите' }),
  },
  'screens/checkout/payment-due.tsx': {
    open: async () =>
      renderView(<OrderResultScreen />, {
        path: '/checkout/error?order=o',
        route: '/checkout/error',
        variants: [variant('a')],
        shippingMethods: [BRANCH],
        orders: [
          order('o', {
            ...READY,
            lines: [LINE],
            payment: { method: 'CARD', status: 'FAILED' },
          }),
        ],
      }),
    send: /^Сплатити/,
    call: 'choosePayment',
  },
  'dialogs/auth.tsx: sign in': {
    open: inDialog(['auth', { email: EMAIL }], typePassword),
    send: 'Увійти',
    call: 'login',
    path: 'password',
    marked: () => screen.getByLabelText('Пароль'),
  },
  'dialogs/auth.tsx: register': {
    open: inDialog(['auth', { tab: 'register', email: EMAIL }], typePassword),
    send: 'Створити акаунт',
    call: 'register',
    path: 'email',
    marked: () => textbox('Електронна пошта'),
  },
  'dialogs/reset-password.tsx': {
    open: inDialog(['resetPassword', { email: EMAIL }], async () => {}),
    send: 'Надіслати лист',
    call: 'requestReset',
    path: 'email',
    marked: () => textbox('Електронна пошта'),
  },
  'layout/newsletter-form.tsx': {
    open: inDialog(['subscribe', { email: EMAIL }], async () => {}),
    send: 'Підписатися',
    call: 'subscribe',
    path: 'email',
    marked: () => textbox('Ваша електронна пошта'),
  },
  'dialogs/buy-in-click.tsx': {
    open: inDialog(['buyInClick', HOODIE], ({ user }) => user.type(textbox('Телефон'), '067 214 08 11')),
    send: 'Замовити',
    call: 'createFast',
    path: 'customer.phone',
    marked: () => textbox('Телефон'),
  },
  'screens/profile/details-form.tsx': {
    open: async () => {
      const view = await inProfile();
      await view.user.type(textbox(/^Місто/), 'Полтава');
      return view;
    },
    send: 'Зберегти',
    call: 'update',
    path: 'address.city',
    marked: () => textbox(/^Місто/),
  },
  'screens/profile/password-form.tsx': {
    open: async () => {
      const view = await inProfile();
      await view.user.type(screen.getByLabelText('Теперішній пароль'), PASSWORD);
      for (const name of ['Новий пароль', 'Новий пароль ще раз'])
        await view.user.type(screen.getByLabelText(name), 'нова-нитка');
      return view;
    },
    send: 'Змінити пароль',
    call: 'changePassword',
    path: 'newPassword',
    marked: () => screen.getByLabelText('Новий пароль'),
  },
  'screens/account/reset-password-screen.tsx': {
    open: async () => {
      const view = renderView(<ResetPasswordScreen />, { path: `/reset-password?token=${LETTER_TOKEN}` });
      await view.user.type(await screen.findByLabelText('Новий пароль'), 'нова-нитка');
      return view;
    },
    send: 'Зберегти пароль',
    call: 'resetPassword',
    path: 'password',
    marked: () => screen.getByLabelText('Новий пароль'),
  },
};

test.each(Object.entries(FORMS))(
  '%s: what a server refuses is told at its field, and by name above where there is none',
  async (_, { open, send, call, path, marked }) => {
    const { shop, user } = await open();
    const button = await screen.findByRole('button', { name: send });
    await waitFor(() => expect(button).toBeEnabled());
    const details = ['taxNumber', ...(path === undefined ? [] : [path])].map((one) => ({ path: one, message: 'Odd' }));
    const refusal = new AppError('server', { code: 'VALIDATION_ERROR', status: 400, details });
    for (const port of [shop.ports.auth, shop.ports.order, shop.ports.newsletter]) port.failNext(refusal, call);
    await user.click(button);
    const named = await screen.findByText(/чого в цій формі немає: taxNumber\./);
    expect(named).toHaveAttribute('role', 'alert');
    const again = screen.getByRole('button', { name: send });
    expect(named.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    if (marked === undefined) return;
    await waitFor(() => expect(marked()).toHaveAccessibleDescription(/не прийняв|помилка|не буває/));
    expect(named.compareDocumentPosition(marked())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('each form that hears of refused fields is tried', () => {
  const sources = import.meta.glob<string>('../../src/views/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const using = Object.entries(sources).flatMap(([file, source]) =>
    / useRefusal\(/.test(source) && !source.includes('export function useRefusal') ? [file.split('/views/')[1]] : [],
  );
  expect(new Set(Object.keys(FORMS).map((name) => name.split(': ')[0]))).toEqual(new Set(using));
});

test('a way to pay that was refused is put right by choosing another', async () => {
  const { shop, user } = await atStep('payment')();
  const group = await screen.findByRole('group', { name: 'Як заплатите' });
  const details = [{ path: 'paymentMethod', message: 'Odd' }];
  shop.ports.order.failNext(
    new AppError('server', { code: 'VALIDATION_ERROR', status: 400, details }),
    'choosePayment',
  );
  await user.click(screen.getByRole('button', { name: /^Сплатити/ }));
  await waitFor(() => expect(group).toHaveAccessibleDescription(/не прийняв/));
  await user.click(within(group).getByRole('radio', { name: /Під час отримання/ }));
  await waitFor(() => expect(group).not.toHaveAccessibleDescription(/не прийняв/));
});
