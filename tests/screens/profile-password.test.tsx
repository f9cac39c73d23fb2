import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { ProfileEditScreen } from '#views/screens/profile/profile-edit-screen.tsx';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { renderView } from '../support/render-view.tsx';

async function openEdit() {
  const view = renderView(
    <>
      <ProfileEditScreen />
      <DialogHost />
    </>,
    { isAwake: false },
  );
  await act(() => view.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
  act(() => view.stores.ui.wake());
  await screen.findByRole('heading', { name: 'Пароль' });
  return view;
}

it('a password that nobody remembers, or that never was, is set by a letter to the address of the account', async () => {
  const { user, shop } = await openEdit();
  expect(screen.getByText(/Забули пароль або входите через Google/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отримати лист' }));
  await screen.findByRole('dialog', { name: 'Новий пароль' });
  // Somebody who is signed in has no way in to go back to.
  expect(screen.queryByRole('button', { name: 'Повернутися до входу' })).not.toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Надіслати лист' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await screen.findByRole('dialog', { name: 'Лист у дорозі' });
  expect(shop.ports.auth.calls.at(-1)).toEqual({ method: 'requestReset', values: [SOLOMIIA.email] });
});

it('a password whose change was not answered may be changed: what is refused then says so', async () => {
  const { stores, shop } = await openEdit();
  const { profile } = stores;
  const change = () => act(() => profile.changePassword('changed already', 'нова-нитка'));
  shop.ports.auth.failNext(new AppError('unreachable'), 'changePassword');
  await change();
  expect(profile.errorOf('password')).toEqual({ key: 'error.cannot-connect-server' });
  await change();
  expect(profile.errorOf('password')).toEqual({ key: 'account.password.perhaps-changed' });
  await act(() => profile.changePassword(PASSWORD, 'нова-нитка'));
  await change();
  expect(profile.errorOf('password')).toEqual({ key: 'account.password.wrong' });
});

it('a repetition that is another than the new password is told, before the old one is there too, and as long as it is so', async () => {
  const { user } = await openEdit();
  const [again, once] = [screen.getByLabelText('Новий пароль ще раз'), screen.getByLabelText('Новий пароль')];
  await user.type(once, 'нова-нитка');
  await user.tab();
  expect(again).toBeValid();
  await user.type(again, 'нова-нитк');
  await user.tab();
  await waitFor(() => expect(again).toBeInvalid());
  await user.type(once, '{Backspace}');
  await waitFor(() => expect(again).toBeValid());
  await user.type(once, 'ою');
  await user.tab();
  await waitFor(() => expect(again).toBeInvalid());
});
