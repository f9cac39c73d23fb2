import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startStores } from '#app/startup.ts';
import { AppError } from '#domain/errors.ts';
import { ConfirmEmailScreen } from '#views/screens/account/confirm-email-screen.tsx';
import { ResetPasswordScreen } from '#views/screens/account/reset-password-screen.tsx';
import { LETTER_TOKEN, PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { lastToken } from '../mocks/support/signed-in.ts';
import { openShopOverBackend } from '../support/shop-over-backend.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link that confirms an e-mail', () => {
  const open = (token: string, options: ViewOptions = {}) =>
    renderView(<ConfirmEmailScreen />, {
      path: `/confirm-email?token=${encodeURIComponent(token)}&from=letter`,
      ...options,
    });

  it('confirms it once, and leaves no token in the address', async () => {
    const { address, shop } = open(LETTER_TOKEN);
    await heading('Пошту підтверджено');
    expect(screen.getByText(/таке замовлення, увійшовши в акаунт, і воно з’явиться в ньому/)).toBeVisible();
    expect(address()).toBe('/ua/confirm-email?from=letter');
    expect(shop.ports.auth.calls.filter(({ method }) => method === 'confirmEmail')).toHaveLength(1);
  });

  it.each(['used-already', 'x'.repeat(5_000), '<img src=x onerror=alert(1)>', '../../users'])(
    'with the token %j says once that it leads nowhere',
    async (token) => {
      const { address, stores } = open(token);
      await heading('Пошту не підтверджено');
      expect(screen.getByRole('alert')).toHaveTextContent('вже використане або застаріло');
      expect(screen.queryByText('Нитка порвалась')).not.toBeInTheDocument();
      expect(stores.toasts.toasts).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Спробувати ще' })).not.toBeInTheDocument();
      expect(address()).not.toContain('token');
    },
  );

  it('without its token says so, and asks nobody', async () => {
    const { shop } = open('');
    await heading('Пошту не підтверджено');
    expect(screen.getByRole('alert')).toHaveTextContent('Посилання неповне');
    expect(shop.ports.auth.calls).toEqual([]);
  });

  it('that has done its work says the same when the page is loaded anew, and keeps its token no longer', async () => {
    const { entryState, unmount } = open(LETTER_TOKEN);
    await heading('Пошту підтверджено');
    await waitFor(() => expect(JSON.stringify(entryState())).not.toContain(LETTER_TOKEN));
    unmount();
    const { shop } = renderView(<ConfirmEmailScreen />, { path: '/confirm-email', entryState: entryState() });
    await heading('Пошту підтверджено');
    expect(shop.ports.auth.calls).toEqual([]);
  });

  it('is asked again by a page that is loaded anew before it was answered', async () => {
    const { entryState, unmount } = open(LETTER_TOKEN, { isAwake: false });
    unmount();
    renderView(<ConfirmEmailScreen />, { path: '/confirm-email', entryState: entryState() });
    await heading('Пошту підтверджено');
  });

  it('that was pressed before says that the e-mail is confirmed already', async () => {
    const view = open(LETTER_TOKEN, { isAwake: false });
    const details = [{ path: 'emailConfirmed', message: 'Confirmed already' }];
    view.shop.ports.auth.failNext(
      new AppError('server', { code: 'VALIDATION_ERROR', status: 400, details }),
      'confirmEmail',
    );
    act(() => view.stores.ui.wake());
    await heading('Пошту вже підтверджено');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Увійти / Реєстрація' })).toBeVisible();
  });

  it.each(['used-already', ''])(
    'that is of no use (%j) says so to the customer whose e-mail is confirmed, and that there is nothing to do',
    async (token) => {
      const view = open(token, { isAwake: false });
      await act(() => view.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
      act(() => view.stores.ui.wake());
      await heading('Це посилання не діє');
      expect(screen.getByRole('status')).toHaveTextContent(/solomiia@shov.example\) уже підтверджено/);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('that works no more leads to a letter that confirms the e-mail as well, with the e-mail filled in', async () => {
    const email = 'oksana@example.com';
    const view = open('used-already', { isAwake: false });
    await act(() => view.stores.signIn.register({ email, password: PASSWORD }));
    act(() => view.stores.ui.wake());
    await heading('Пошту не підтверджено');
    expect(screen.getByText(/Купувати можна й без цього\./)).not.toHaveTextContent('Увійти');
    expect(screen.getByText(/Лист для нового пароля теж підтвердить/)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Отримати лист для нового пароля' }));
    expect(view.stores.dialogs.current).toMatchObject({ name: 'resetPassword', props: { email } });
  });

  it('can be tried again when nobody answered', async () => {
    const { shop, user, stores } = open(LETTER_TOKEN, { isAwake: false });
    shop.ports.auth.failNext(new AppError('unreachable'), 'confirmEmail');
    await heading('Підтверджуємо пошту');
    stores.ui.wake();
    await heading('Пошту не підтверджено');
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
    await heading('Пошту підтверджено');
  });
});

describe('the link that confirms an e-mail, opened where somebody is signed in', () => {
  const OKSANA = { email: 'oksana@example.com', password: 'слово-слово' };
  const OLENA = { email: 'olena@example.com', password: 'слово-слово' };

  /** Both register and get a letter, Olena the last; hers is opened by one of them. */
  async function confirm(who: typeof OLENA) {
    const { backend, stores } = openShopOverBackend('ua', '/confirm-email');
    startStores(stores);
    await stores.signIn.register(OKSANA);
    await stores.signIn.register(OLENA);
    const path = `/confirm-email?token=${await lastToken(backend)}`;
    await stores.signIn.login(who);
    await waitFor(() => expect(stores.session.user?.email).toBe(who.email));
    renderView(<ConfirmEmailScreen />, { stores, path });
  }

  it('says that it was another account’s, and that this one’s e-mail is not confirmed', async () => {
    await confirm(OKSANA);
    await heading('Пошту іншого акаунта підтверджено');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Ви ввійшли з oksana@example.com, а цю пошту ще не підтверджено.',
    );
    expect(screen.getByRole('link', { name: 'Мій профіль' })).toBeVisible();
  });

  it('says no such thing of one’s own', async () => {
    await confirm(OLENA);
    await heading('Пошту підтверджено');
    expect(screen.getByRole('status')).toHaveTextContent('Дякуємо!');
  });
});

describe('the link that sets a new password', () => {
  const open = (token: string) => renderView(<ResetPasswordScreen />, { path: `/reset-password?token=${token}` });
  const password = () => screen.getByLabelText('Новий пароль');
  const send = () => screen.getByRole('button', { name: 'Зберегти пароль' });

  it('takes the password with the token of the letter, and then leads to signing in', async () => {
    const { address, shop, stores, user } = open(LETTER_TOKEN);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(send()).toBeDisabled();
    await user.type(password(), 'нова-нитка');
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(send());
    expect(await screen.findByRole('status')).toHaveTextContent('Пароль змінено. Увійдіть із ним.');
    expect(shop.ports.auth.calls).toEqual([{ method: 'resetPassword', values: [LETTER_TOKEN, 'нова-нитка'] }]);
    expect(address()).toBe('/ua/reset-password');
    await user.click(screen.getByRole('button', { name: 'Увійти' }));
    expect(stores.dialogs.current?.name).toBe('auth');
  });

  it('is good still when the page is loaded anew, until it has set a password; that stays told', async () => {
    const first = open(LETTER_TOKEN);
    first.unmount();
    const path = '/reset-password';
    const second = renderView(<ResetPasswordScreen />, { path, entryState: first.entryState() });
    await second.user.type(password(), 'нова-нитка{Enter}');
    await screen.findByRole('status');
    await waitFor(() => expect(JSON.stringify(second.entryState())).not.toContain(LETTER_TOKEN));
    second.unmount();
    renderView(<ResetPasswordScreen />, { path, entryState: second.entryState() });
    expect(screen.getByRole('status')).toHaveTextContent('Пароль змінено. Увійдіть із ним.');
    expect(screen.queryByLabelText('Новий пароль')).not.toBeInTheDocument();
  });

  it('without its token asks for no password, but offers another letter', async () => {
    const { stores, user } = renderView(<ResetPasswordScreen />, { path: '/reset-password' });
    expect(screen.getByRole('alert')).toHaveTextContent('Посилання неповне');
    expect(screen.queryByLabelText('Новий пароль')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Надіслати новий лист' }));
    expect(stores.dialogs.current?.name).toBe('resetPassword');
  });

  it('is gone on from the page, not from where its form was', async () => {
    const view = renderView(
      <main id="main" tabIndex={-1}>
        <ResetPasswordScreen />
      </main>,
      { path: `/reset-password?token=${LETTER_TOKEN}` },
    );
    await view.user.type(password(), 'нова-нитка{Enter}');
    await screen.findByRole('status');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says on Enter that the password is too short', async () => {
    const { user, shop } = open(LETTER_TOKEN);
    await user.type(await screen.findByLabelText('Новий пароль'), '12345{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Новий пароль')).toBeInvalid());
    expect(shop.ports.auth.calls).toEqual([]);
  });

  it('that was used already offers another letter and keeps what was typed', async () => {
    const { stores, user } = open('used-already');
    await user.type(password(), 'нова-нитка');
    await waitFor(() => expect(send()).toBeEnabled());
    await user.click(send());
    expect(await screen.findByText(/вже використане або застаріло/)).toBeInTheDocument();
    expect(password()).toHaveValue('нова-нитка');
    await user.click(screen.getByRole('button', { name: 'Надіслати новий лист' }));
    expect(stores.dialogs.current?.name).toBe('resetPassword');
  });
});

describe('a new password by letter, set where somebody is signed in', () => {
  const OSTAP = { email: 'ostap@shov.example', password: 'nytka-2026' };
  const SOLOMIIA_THERE = { email: SOLOMIIA.email, password: PASSWORD };

  /** A letter of Ostap's is opened by whoever is signed in. */
  async function set(who: typeof OSTAP) {
    const { backend, stores, went } = openShopOverBackend('ua', '/reset-password');
    startStores(stores);
    await stores.signIn.login(who);
    await stores.signIn.requestReset(OSTAP.email);
    stores.toasts.toasts = [];
    const path = `/reset-password?token=${await lastToken(backend)}`;
    const { user } = renderView(<ResetPasswordScreen />, { stores, path });
    await user.type(await screen.findByLabelText('Новий пароль'), 'нова-нитка{Enter}');
    const told = await screen.findByRole('status');
    return { stores, told, went, user };
  }

  it('ends their session without a word of its own, and leads to signing in', async () => {
    const { stores, told, went, user } = await set(OSTAP);
    expect(told).toHaveTextContent('Пароль змінено. Увійдіть із ним.');
    expect([stores.session.isSignedIn, went, stores.toasts.toasts]).toEqual([false, [], []]);
    await user.click(screen.getByRole('button', { name: 'Увійти' }));
    expect(stores.dialogs.current?.name).toBe('auth');
  });

  it('leaves the session of somebody else, and leads to their profile', async () => {
    const { stores, told } = await set(SOLOMIIA_THERE);
    expect(told).toHaveTextContent(/^Пароль змінено\.$/);
    expect(stores.session.isSignedIn).toBe(true);
    expect(screen.queryByRole('button', { name: 'Увійти' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Мій профіль' })).toBeVisible();
  });
});
