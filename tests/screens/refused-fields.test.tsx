import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { ProfileEditScreen } from '#views/screens/profile/profile-edit-screen.tsx';
import { variant } from '../stores/shop-fakes.ts';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { renderView } from '../support/render-view.tsx';
import { ADDRESS, CUSTOMER, openOrder, step } from './open-order.tsx';

/** Said by a server that knows more than the page: where, and in words for developers. */
function refusal(paths: string[], code = 'VALIDATION_ERROR'): AppError {
  const details = paths.map((path) => ({ path, message: 'Not acceptable' }));
  return new AppError('server', { code, status: 400, details });
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const REFUSED = 'Магазин цього не прийняв. Перевірте ще раз.';

describe('what the server refuses of the contacts', () => {
  async function sendContacts(paths: string[]) {
    const view = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    view.shop.ports.order.failNext(refusal(paths), 'updateCustomer');
    await view.user.click(press('До доставки'));
    await screen.findAllByRole('alert');
    return view;
  }

  it('is told at its fields, and the first of them has the focus', async () => {
    await sendContacts(['email', 'lastName']);
    await waitFor(() => expect(field('Прізвище')).toHaveFocus());
    expect(field('Прізвище')).toHaveAccessibleDescription(REFUSED);
    expect(field('Електронна пошта')).toHaveAccessibleDescription(/у пошті помилка/);
    expect(screen.getByText('Перевірте 2 позначені поля')).toBeInTheDocument();
  });

  it('stays told until the field is changed, and can be sent again', async () => {
    const { user, shop } = await sendContacts(['lastName']);
    await user.type(field('Прізвище'), 'о');
    await waitFor(() => expect(field('Прізвище')).toBeValid());
    await user.click(press('До доставки'));
    await waitFor(() => expect(shop.ports.order.orders[0]?.customer.lastName).toBe('Ткачо'));
  });

  it('is named above the form where the form has no such field', async () => {
    await sendContacts(['taxNumber', 'email']);
    const alert = screen.getByText(/чого в цій формі немає: taxNumber\./);
    expect(alert).toHaveAttribute('role', 'alert');
    expect(alert.compareDocumentPosition(field('Ім’я'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('Електронна пошта')).toBeInvalid();
  });
});

it('what the server refuses of the delivery is told at its fields; what is not asked for is named', async () => {
  const given = { customer: CUSTOMER, shippingInfo: ADDRESS };
  const { user, shop } = openOrder(given, { path: '/checkout/o?step=delivery' });
  await step('Доставка');
  shop.ports.order.failNext(refusal(['city', 'postcode']), 'updateShippingInfo');
  await user.click(press('До оплати'));
  await waitFor(() => expect(field('Місто')).toHaveAccessibleDescription(REFUSED));
  expect(screen.getByText(/немає: postcode\./)).toBeInTheDocument();
});

describe('in a dialog', () => {
  function open() {
    return renderView(<DialogHost />, { variants: [variant('a')] });
  }

  it('the e-mail and the password of an account are told apart', async () => {
    const { user, stores, shop } = open();
    act(() => stores.dialogs.open('auth', { tab: 'register', email: 'olena@poshta.ua' }));
    await screen.findByRole('dialog');
    await user.type(screen.getByLabelText('Пароль'), 'qwerty');
    shop.ports.auth.failNext(refusal(['password']), 'register');
    await user.click(press('Створити акаунт'));
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(new RegExp(REFUSED)));
    expect(field('Електронна пошта')).toBeValid();
  });

  it('a taken e-mail is told at its field, once, with the way on at the button', async () => {
    const { user, stores, shop } = open();
    act(() => stores.dialogs.open('auth', { tab: 'register', email: 'olena@poshta.ua' }));
    await screen.findByRole('dialog');
    await user.type(screen.getByLabelText('Пароль'), 'qwerty');
    shop.ports.auth.failNext(refusal(['email'], 'BAD_REQUEST_VALUE_NOT_UNIQUE'), 'register');
    await user.click(press('Створити акаунт'));
    expect(await screen.findAllByText('Цю пошту вже зареєстровано.')).toHaveLength(1);
    expect(field('Електронна пошта')).toHaveAccessibleDescription('Цю пошту вже зареєстровано.');
    expect(stores.toasts.toasts).toMatchObject([{ tone: 'told', words: { text: 'Цю пошту вже зареєстровано.' } }]);
    await user.click(press('Увійти з нею'));
    expect(screen.getByRole('tab', { name: 'Вхід' })).toHaveAttribute('aria-selected', 'true');
  });

  it('a forgotten password’s e-mail', async () => {
    const { user, stores, shop } = open();
    act(() => stores.dialogs.open('resetPassword', { email: 'olena@poshta.ua' }));
    await screen.findByRole('dialog');
    shop.ports.auth.failNext(refusal(['email']), 'requestReset');
    await waitFor(() => expect(press('Надіслати лист')).toBeEnabled());
    await user.click(press('Надіслати лист'));
    await waitFor(() => expect(field('Електронна пошта')).toHaveAccessibleDescription(/у пошті помилка/));
  });

  it('the e-mail of the news', async () => {
    const { user, stores, shop } = open();
    act(() => stores.dialogs.open('subscribe', { email: 'olena@poshta.ua' }));
    await screen.findByRole('dialog');
    shop.ports.newsletter.failNext(refusal(['email']));
    await user.type(field('Ваша електронна пошта'), '{Enter}');
    await waitFor(() => expect(field('Ваша електронна пошта')).toHaveAccessibleDescription(/у пошті помилка/));
  });

  it('the phone of an order in one click', async () => {
    const { user, stores, shop } = open();
    const hoodie = { variantId: 'a', size: 'M', color: 'Вугілля', name: 'Худі', inStock: true } as const;
    act(() => stores.dialogs.open('buyInClick', hoodie));
    await screen.findByRole('dialog');
    shop.ports.order.failNext(refusal(['customer.phone']), 'createFast');
    await user.type(field('Телефон'), '067 214 08 11{Enter}');
    await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription(/Такого номера не буває/));
  });
});

describe('in the profile', () => {
  async function openEdit() {
    const view = renderView(<ProfileEditScreen />, { isAwake: false });
    await act(() => view.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
    act(() => view.stores.ui.wake());
    await screen.findByRole('button', { name: 'Зберегти' });
    return view;
  }

  it('a part of the address is told at its field; what is not seen is named', async () => {
    const { user, shop } = await openEdit();
    await user.type(field(/^Місто/), 'Полтава');
    shop.ports.auth.failNext(refusal(['address.city', 'birthDate']), 'update');
    await user.click(press('Зберегти'));
    await waitFor(() => expect(field(/^Місто/)).toHaveAccessibleDescription(REFUSED));
    expect(screen.getByText(/немає: birthDate\./)).toBeInTheDocument();
  });

  it('of an address that begins with its street, the street has the focus', async () => {
    const { user, shop } = await openEdit();
    await user.click(screen.getByRole('radio', { name: 'Інші країни' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Країна/ }), 'Канада');
    await user.type(field(/^Місто/), 'Toronto');
    shop.ports.auth.failNext(refusal(['address.city', 'address.address']), 'update');
    await user.click(press('Зберегти'));
    await waitFor(() => expect(field(/^Вулиця/)).toHaveFocus());
  });

  it.each([
    ['is typed wrong', 'olena@', ''],
    ['the server refuses', 'olena@poshta.ua', 'BAD_REQUEST_VALUE_NOT_UNIQUE'],
  ])(
    'a field that was typed in last and %s is scrolled to: a browser does it for no field that has the focus',
    async (_, email, code) => {
      const { user, shop } = await openEdit();
      await user.clear(field('Електронна пошта'));
      await user.type(field('Електронна пошта'), email);
      if (code !== '') shop.ports.auth.failNext(refusal(['email'], code), 'update');
      const into = vi.fn();
      field('Електронна пошта').scrollIntoView = into;
      await user.click(press('Зберегти'));
      await waitFor(() => expect(field('Електронна пошта')).toBeInvalid());
      expect(field('Електронна пошта')).toHaveFocus();
      expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    },
  );

  it('what was put right since is not told again when another region asks for other fields', async () => {
    const { user, shop } = await openEdit();
    shop.ports.auth.failNext(refusal(['email']), 'update');
    await user.click(press('Зберегти'));
    await waitFor(() => expect(field('Електронна пошта')).toBeInvalid());
    await user.clear(field('Електронна пошта'));
    await user.type(field('Електронна пошта'), 'olena@poshta.ua');
    await waitFor(() => expect(field('Електронна пошта')).toBeValid());
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await screen.findByRole('combobox', { name: /^Країна/ });
    expect(field('Електронна пошта')).toBeValid();
    expect(field('Електронна пошта')).not.toHaveFocus();
  });

  it('the wrong one of two passwords is told at its field', async () => {
    const { user, shop } = await openEdit();
    const [old, next, again] = ['Теперішній пароль', 'Новий пароль', 'Новий пароль ще раз'].map((name) =>
      screen.getByLabelText(name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await user.type(old, 'not-this-one');
    for (const one of [next, again]) await user.type(one, 'нова-нитка');
    shop.ports.auth.failNext(refusal(['oldPassword'], 'PASSWORD_NOT_MATCH'), 'changePassword');
    await user.click(press('Змінити пароль'));
    await waitFor(() => expect(old).toHaveAccessibleDescription('Теперішній пароль неправильний.'));
    shop.ports.auth.failNext(refusal(['newPassword']), 'changePassword');
    await user.click(press('Змінити пароль'));
    await waitFor(() => expect(next).toHaveAccessibleDescription(new RegExp(REFUSED)));
  });
});
