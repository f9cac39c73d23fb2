import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import type { DialogProps } from '#stores/dialogs.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { PASSWORD, SOLOMIIA } from '../../support/fake-auth-port.ts';
import type { ViewOptions } from '../../support/render-view.tsx';
import { renderView } from '../../support/render-view.tsx';

async function openAuth(props: DialogProps['auth'] = {}, options: ViewOptions = {}) {
  const view = renderView(<DialogHost />, options);
  act(() => view.stores.dialogs.open('auth', props));
  await screen.findByRole('dialog', { name: 'Заходьте' });
  return view;
}

const email = () => screen.getByRole('textbox', { name: 'Електронна пошта' });
const password = () => screen.getByLabelText('Пароль');
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const asked = ({ shop }: Awaited<ReturnType<typeof openAuth>>) => shop.ports.auth.calls.map(({ method }) => method);

describe('signing in', () => {
  it('begins the dialog, with the e-mail that was handed over', async () => {
    await openAuth({ email: 'olena@poshta.ua' });
    expect(tab('Вхід')).toHaveAttribute('aria-selected', 'true');
    expect(email()).toHaveValue('olena@poshta.ua');
    expect(screen.getByRole('tabpanel', { name: 'Вхід' })).toContainElement(email());
  });

  it('cannot be sent while something is missing, and says what', async () => {
    const { user } = await openAuth();
    expect(button('Увійти')).toBeDisabled();
    expect(button('Увійти')).toHaveAccessibleDescription('Вкажіть пошту й пароль, щонайменше 6 символів.');
    await user.type(email(), SOLOMIIA.email);
    expect(button('Увійти')).toHaveAccessibleDescription('Вкажіть пароль, щонайменше 6 символів.');
    await user.type(password(), '12345');
    await user.tab();
    expect(await screen.findByText('Щонайменше 6 символів.')).toBeInTheDocument();
    expect(password()).toHaveAccessibleDescription('Щонайменше 6 символів.');
    expect(password()).toBeInvalid();
    await user.type(password(), '6');
    await waitFor(() => expect(button('Увійти')).toBeEnabled());
  });

  it('says on Enter at its fields what is missing or wrong, and asks nobody', async () => {
    const view = await openAuth();
    await view.user.type(email(), 'solomiia@{Enter}');
    expect(await screen.findByText(/Схоже, у пошті помилка/)).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect([email(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(button('Увійти')).toBeDisabled();
    expect(asked(view)).toEqual([]);
  });

  it('is sent once, closes the dialog and greets', async () => {
    const view = await openAuth();
    await view.user.type(email(), SOLOMIIA.email);
    await view.user.type(password(), PASSWORD);
    await view.user.dblClick(button('Увійти'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked(view)).toEqual(['login', 'details']);
    expect(view.stores.session.isSignedIn).toBe(true);
    expect(view.stores.toasts.toasts).toMatchObject([{ tone: 'success', words: { key: 'toast.signed-in' } }]);
  });

  it('with a wrong password says so in its place and keeps what was typed', async () => {
    const { user } = await openAuth();
    await user.type(email(), SOLOMIIA.email);
    await user.type(password(), 'not-this-one');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Пошта або пароль неправильні.')).toBeInTheDocument();
    expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      SOLOMIIA.email,
      'not-this-one',
    ]);
    expect(button('Увійти')).toBeEnabled();
  });

  it('closes when somebody signs in in another tab', async () => {
    const { stores } = await openAuth();
    act(() => stores.session.show({ id: 's' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('after a wrong password says nothing of it any more', async () => {
    const { user, stores } = await openAuth();
    const said = () => stores.toasts.toasts.map(({ words }) => ('key' in words ? words.key : words.text));
    await user.type(email(), SOLOMIIA.email);
    await user.type(password(), 'not-this-one{Enter}');
    await waitFor(() => expect(said()).toEqual(['error.invalid-credentials']));
    await user.clear(password());
    await user.type(password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(stores.session.isSignedIn).toBe(true));
    await waitFor(() => expect(said()).toEqual(['toast.signed-in']));
  });

  it.each(['  пробіли по краях  ', '🧵🪡'.repeat(64), 'p'.repeat(256)])(
    'sends the password %j as it is',
    async (typed) => {
      const view = await openAuth();
      await view.user.type(email(), SOLOMIIA.email);
      await view.user.click(password());
      await view.user.paste(typed);
      await waitFor(() => expect(button('Увійти')).toBeEnabled());
      await view.user.click(button('Увійти'));
      await waitFor(() => expect(asked(view)).toContain('login'));
      expect(view.shop.ports.auth.calls[0]?.values).toEqual([SOLOMIIA.email, typed]);
    },
  );

  it('shows the password only while asked to', async () => {
    const { user } = await openAuth();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Показати пароль', pressed: false }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Показати пароль', pressed: true }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('what was refused is said until it is put right', () => {
  it('a wrong password, until another is typed', async () => {
    const { user } = await openAuth({ email: SOLOMIIA.email });
    await user.type(password(), 'not-this-one{Enter}');
    const said = await screen.findByText('Пошта або пароль неправильні.');
    await user.type(password(), '!');
    expect(said).not.toBeInTheDocument();
  });

  it('a taken e-mail, with the way in, until another is typed', async () => {
    const { user } = await openAuth({ tab: 'register', email: SOLOMIIA.email });
    await user.type(password(), 'слово-слово{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Електронна пошта' }), 'a');
    await waitFor(() => expect(screen.queryByText(/вже зареєстровано/)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Увійти з нею' })).not.toBeInTheDocument();
  });

  it('a taken e-mail, until somebody signs in with it: there it is none', async () => {
    const { user, shop } = await openAuth({ tab: 'register', email: SOLOMIIA.email });
    const details = [{ path: 'email', message: 'taken' }];
    const code = 'BAD_REQUEST_VALUE_NOT_UNIQUE';
    shop.ports.auth.failNext(new AppError('server', { code, status: 400, details }), 'register');
    await user.type(password(), 'слово-слово{Enter}');
    await waitFor(() => expect(email()).toBeInvalid());
    await user.click(await screen.findByRole('button', { name: 'Увійти з нею' }));
    await waitFor(() => expect(email()).not.toBeInvalid());
    expect(screen.queryByText(/вже зареєстровано/)).not.toBeInTheDocument();
    expect(email()).toHaveValue(SOLOMIIA.email);
  });
});

describe('signing up', () => {
  it('is one arrow key away, with what was typed so far', async () => {
    const { user } = await openAuth();
    await user.type(email(), 'new@example.com');
    act(() => tab('Вхід').focus());
    await user.keyboard('{ArrowRight}');
    expect(tab('Реєстрація')).toHaveFocus();
    expect(tab('Реєстрація')).toHaveAttribute('aria-selected', 'true');
    expect(email()).toHaveValue('new@example.com');
    expect(button('Створити акаунт')).toBeInTheDocument();
  });

  it.each<['login' | 'register', string, string]>([
    ['login', 'username', 'current-password'],
    ['register', 'email', 'new-password'],
  ])('tells password managers what %s asks for', async (which, first, second) => {
    await openAuth({ tab: which });
    expect([email(), password()].map((field) => field.getAttribute('autocomplete'))).toEqual([first, second]);
  });

  it('with an e-mail that has an account offers to sign in with it', async () => {
    const { user } = await openAuth({ tab: 'register', email: SOLOMIIA.email });
    await user.type(password(), 'another-password');
    await user.click(button('Створити акаунт'));
    expect(await screen.findByText(/Цю пошту вже зареєстровано/)).toBeInTheDocument();
    await user.click(button('Увійти з нею'));
    expect(tab('Вхід')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText(/Цю пошту вже зареєстровано/)).not.toBeInTheDocument();
  });

  it('says under which terms', async () => {
    await openAuth({ tab: 'register' });
    const link = screen.getByRole('link', { name: 'публічною офертою' });
    expect(link).toHaveAttribute('href', '/ua/terms-conditions');
    expect(link.parentElement).toHaveTextContent('Реєструючись, ви погоджуєтеся з публічною офертою.');
  });
});

describe('signing in with Google', () => {
  /** A shop that is set up for it; its button comes as the test says. */
  function google(outcome: 'drawn' | 'blocked' = 'drawn') {
    const given: { press: (token: string) => void; offers: number } = { press: () => {}, offers: 0 };
    const social: SocialSignIn = {
      isSetUp: true,
      async offer(place, _, onCredential) {
        given.offers += 1;
        if (outcome === 'blocked') throw new Error('blocked');
        place.append(document.createElement('iframe'));
        given.press = onCredential;
      },
    };
    return { social, given };
  }
  const AGREED = { [STORAGE_CONSENT]: 'true' };
  const ours = () => screen.queryByRole('button', { name: 'Продовжити з Google' });
  async function openAgreed({ social }: { social: SocialSignIn }) {
    const view = await openAuth({}, { social, kept: AGREED });
    act(() => view.stores.consent.read());
    return view;
  }

  it('is not offered where the shop is not set up for it', async () => {
    await openAuth();
    expect(screen.getByText('або')).not.toBeVisible();
    expect(ours()).not.toBeInTheDocument();
  });

  it('is not offered where its button cannot be drawn, and nothing tells of it', async () => {
    const { social, given } = google('blocked');
    await openAgreed({ social });
    await waitFor(() => expect(given.offers).toBe(1));
    await waitFor(() => expect(screen.getByText('або')).not.toBeVisible());
    expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
  });

  it('is offered by its own button to who has agreed to others, and signs in', async () => {
    const { social, given } = google();
    const { stores } = await openAgreed({ social });
    await waitFor(() => expect(screen.getByText('або')).toBeVisible());
    expect(ours()).not.toBeInTheDocument();
    act(() => given.press('credential'));
    await waitFor(() => expect(stores.session.isSignedIn).toBe(true));
  });

  it('is asked of nobody before the shopper has agreed, or presses for it; then the focus goes on to it', async () => {
    const { social, given } = google();
    const { user } = await openAuth({}, { social });
    expect(given.offers).toBe(0);
    await user.click(ours() as HTMLElement);
    await waitFor(() => expect(document.querySelector('iframe')).toHaveFocus());
    expect(given.offers).toBe(1);
    expect(ours()).not.toBeInTheDocument();
  });

  it('that was pressed for and is blocked leads to the other way in', async () => {
    const { user } = await openAuth({}, { social: google('blocked').social });
    await user.click(ours() as HTMLElement);
    expect(await screen.findByText('Google зараз не відповідає. Увійдіть поштою й паролем.')).toBeVisible();
    expect(ours()).not.toBeInTheDocument();
  });

  it.each([
    ['BAD_REQUEST_VALUE_NOT_UNIQUE', /Цю пошту вже зареєстровано/],
    ['USER_WITH_THIS_CREDENTIALS_NOT_FOUND', /немає чинного акаунта/],
    ['GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL', /Google не повідомив вашої пошти/],
  ])('that is refused with %s says so in its place, and what was typed stays', async (code, said) => {
    const { social, given } = google();
    const { user, shop } = await openAgreed({ social });
    await user.type(email(), SOLOMIIA.email);
    shop.ports.auth.failNext(new AppError('server', { code, status: 400 }), 'google');
    await waitFor(() => expect(screen.getByText('або')).toBeVisible());
    act(() => given.press('credential'));
    expect(await screen.findByText(said)).toBeVisible();
    expect(email()).toHaveValue(SOLOMIIA.email);
  });
});

describe('a forgotten password', () => {
  async function openReset() {
    const view = await openAuth({ email: SOLOMIIA.email });
    await view.user.click(button('Забули пароль?'));
    const dialog = await screen.findByRole('dialog', { name: 'Новий пароль' });
    return { ...view, dialog };
  }

  it('is asked for with the e-mail typed already, and told where the letter went', async () => {
    const { user } = await openReset();
    expect(email()).toHaveValue(SOLOMIIA.email);
    await waitFor(() => expect(button('Надіслати лист')).toBeEnabled());
    await user.click(button('Надіслати лист'));
    const sent = await screen.findByRole('dialog', { name: 'Лист у дорозі' });
    expect(within(sent).getByRole('status')).toHaveTextContent(SOLOMIIA.email);
  });

  it('of somebody unknown is said to be that', async () => {
    const { user, shop } = await openReset();
    shop.ports.auth.failNext(new AppError('server', { code: 'USER_NOT_FOUND', status: 404 }), 'requestReset');
    await waitFor(() => expect(button('Надіслати лист')).toBeEnabled());
    await user.click(button('Надіслати лист'));
    expect(await screen.findByText(/Акаунта з такою поштою немає/)).toBeInTheDocument();
    expect(email()).toHaveValue(SOLOMIIA.email);
    await user.type(email(), 'a');
    expect(screen.queryByText(/Акаунта з такою поштою немає/)).not.toBeInTheDocument();
  });

  it('of somebody unknown is said no more once what was meant is taken', async () => {
    const { user } = await openReset();
    await user.clear(email());
    await user.type(email(), 'olena@gmial.com{Enter}');
    const said = await screen.findByText(/Акаунта з такою поштою немає/);
    await user.click(screen.getByRole('button', { name: /olena@gmail.com/ }));
    await waitFor(() => expect(said).not.toBeInTheDocument());
  });

  it('leads back with the e-mail', async () => {
    const { user } = await openReset();
    await user.click(button('Повернутися до входу'));
    await screen.findByRole('dialog', { name: 'Заходьте' });
    expect(email()).toHaveValue(SOLOMIIA.email);
  });
});
