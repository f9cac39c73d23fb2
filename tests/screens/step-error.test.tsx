import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { buildOrder } from '#fixtures/build.ts';
import { StepError } from '#views/screens/checkout/step-error.tsx';
import { renderView } from '../support/render-view.tsx';

const CUSTOMER = { firstName: 'Олена', lastName: 'Ткач', email: 'olena@poshta.ua', phone: '+380672140811' };

it('somebody who has an account with that e-mail can sign in right there, with what was typed', async () => {
  const kept = { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify({ contacts: { email: CUSTOMER.email } }) };
  const { stores, shop, user } = renderView(<StepError step="contacts" />, { orders: [buildOrder({ id: 'o' })], kept });
  await act(() => stores.checkout.open('o'));
  shop.ports.order.failNext(new AppError('server', { code: 'PHONE_AND_EMAIL_MISMATCHED', status: 409 }));
  await act(async () => void (await stores.checkout.saveContacts(CUSTOMER)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Увійдіть, щоб замовити');
  await user.click(screen.getByRole('button', { name: 'Увійти / Реєстрація' }));
  expect(stores.dialogs.current).toEqual({ name: 'auth', props: { email: CUSTOMER.email } });
});

async function refused(code: string) {
  const view = renderView(<StepError step="contacts" />, { orders: [buildOrder({ id: 'o' })] });
  const { stores, shop } = view;
  await act(() => stores.checkout.open('o'));
  const refuse = async (): Promise<void> => {
    shop.ports.order.failNext(new AppError('server', { code, status: 409 }));
    await act(async () => void (await stores.checkout.saveContacts(CUSTOMER)));
    await screen.findByRole('alert');
  };
  await refuse();
  return { ...view, refuse };
}

it('that one has to sign in is not said any more to who has, until it is refused again', async () => {
  const { stores, refuse } = await refused('PHONE_AND_EMAIL_MISMATCHED');
  act(() => stores.checkout.takeBackSignIn());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stores.toasts.toasts).toEqual([]);
  await refuse();
  expect(screen.getByRole('alert')).toHaveTextContent('уже зареєстровано');
});

it('what has nothing to do with who one is stays said', async () => {
  const { stores } = await refused('ORDER_CANNOT_CALC_PRICE');
  act(() => stores.checkout.takeBackSignIn());
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it.each(['__proto__', 'constructor', 'toString'])('a code called %s is one like any other', async (code) => {
  await refused(code);
  expect(screen.getByRole('alert')).toHaveTextContent('Усе, що ви написали, збережено');
});
