import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_SESSION } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { User } from '#domain/customer.ts';
import { buildOrder } from '#fixtures/build.ts';
import { ProfileEditScreen } from '#views/screens/profile/profile-edit-screen.tsx';
import { ProfileScreen } from '#views/screens/profile/profile-screen.tsx';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import type { FakeShop } from '../support/fake-shop.ts';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openAs(
  view: React.ReactElement,
  options: ViewOptions = {},
  before: (shop: FakeShop) => void = () => {},
) {
  const rendered = renderView(view, { isAwake: false, ...options });
  await act(() => rendered.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
  before(rendered.shop);
  act(() => rendered.stores.ui.wake());
  return rendered;
}

describe('the profile', () => {
  it('asks a guest to sign in, and goes on from there', async () => {
    const { stores } = renderView(<ProfileScreen />);
    await heading('Мій профіль');
    expect(stores.dialogs.current?.name).toBe('auth');
    await act(() => stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
    expect(await heading('Соломія Гончар')).toBeVisible();
  });

  it('says where in the shop it is, and what one may change of oneself says so too', async () => {
    const trail = () =>
      within(screen.getByRole('navigation', { name: 'Де ви зараз' }))
        .getAllByRole('listitem')
        .map((step) => [step.textContent, within(step).queryByRole('link')?.getAttribute('href')]);
    const { unmount } = await openAs(<ProfileScreen />);
    await heading('Соломія Гончар');
    expect(trail()).toEqual([
      ['Головна', '/ua'],
      ['Мій профіль', undefined],
    ]);
    unmount();
    await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    expect(trail()).toEqual([
      ['Головна', '/ua'],
      ['Мій профіль', '/ua/profile'],
      ['Мої дані', undefined],
    ]);
  });

  it('follows what another tab has learnt of the customer: an e-mail that is confirmed, another name', async () => {
    const unconfirmed = { ...SOLOMIIA, isEmailConfirmed: false, phone: '+380672140811' };
    const { shop } = await openAs(<ProfileScreen />, {}, ({ ports }) => {
      ports.auth.details = () => Promise.resolve(unconfirmed);
    });
    expect(await screen.findByText(/Ще не підтверджено/)).toBeVisible();
    const kept = JSON.parse(shop.keyValue.read(STORAGE_SESSION) ?? '') as object;
    const { lastName: _gone, ...renamed } = { ...SOLOMIIA, firstName: 'Соля' };
    act(() => shop.keyValue.writeElsewhere(STORAGE_SESSION, JSON.stringify({ ...kept, user: renamed })));
    expect(await heading('Соля')).toBeVisible();
    expect(screen.queryByText(/Ще не підтверджено/)).not.toBeInTheDocument();
    expect(screen.getByText(/67.214.0811/)).toBeVisible();
  });

  it('leads whoever has not confirmed the e-mail to a letter that does so', async () => {
    const { user, shop } = await openAs(<ProfileScreen />, {}, ({ ports }) => {
      ports.auth.details = () => Promise.resolve({ ...SOLOMIIA, isEmailConfirmed: false });
    });
    expect(await screen.findByText(/^Ще не підтверджено.*Лист для нового пароля теж підтвердить/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Отримати лист для нового пароля' }));
    expect(shop.stores.dialogs.current).toMatchObject({ name: 'resetPassword', props: { email: SOLOMIIA.email } });
  });

  it('shows orders with all that is asked about them', async () => {
    const order = buildOrder({ id: 'o-1', number: '20417', status: 'IN_PROCESS', trackingNumber: '59000123' });
    const paid = { ...order, payment: { ...order.payment, status: 'COMPLETED' as const } };
    const { user } = await openAs(<ProfileScreen />, { orders: [paid] });
    const card = (await screen.findByRole('heading', { level: 3, name: /20417/ })).closest('li') as HTMLElement;
    await user.click(within(card).getByRole('button', { name: /^Що в замовленні/ }));
    for (const words of ['59000123', 'У дорозі', 'Сплачено', 'за штуку'])
      expect(within(card).getAllByText(words)[0]).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Деталі' })).toHaveAttribute(
      'href',
      '/ua/profile?tab=current&order=o-1',
    );
    expect(within(card).getByRole('button', { name: 'Купити ще раз' })).toBeVisible();
  });

  it('says of a prepaid order what is paid and what is due on delivery', async () => {
    const payment = { method: 'CASH_ON_DELIVERY', status: 'COMPLETED', paid: 20_000 } as const;
    const { user } = await openAs(<ProfileScreen />, { orders: [buildOrder({ status: 'IN_PROCESS', payment })] });
    await user.click(await screen.findByRole('button', { name: /^Що в замовленні/ }));
    expect(await screen.findByText('Передплата: ₴200 сплачено, ₴2,250 під час отримання')).toBeVisible();
    expect(screen.queryByText('Сплачено')).not.toBeInTheDocument();
  });

  it('leads from an unpaid order to its payment', async () => {
    await openAs(<ProfileScreen />, { orders: [buildOrder({ id: 'o-1', status: 'NEW' })] });
    expect(await screen.findByRole('link', { name: 'Продовжити й оплатити' })).toHaveAttribute(
      'href',
      '/ua/checkout/o-1',
    );
  });

  it('says of an unpaid order made in one click that the shop will call, and whom to ask till then', async () => {
    const fast = { ...buildOrder({ id: 'o-1', status: 'NEW' }), isFast: true };
    const nameless = { ...fast, id: 'o-2', customer: {} };
    const customer = { phone: '+380671112233' };
    const { user } = await openAs(<ProfileScreen />, { orders: [{ ...fast, customer }, nameless] });
    for (const more of await screen.findAllByRole('button', { name: /^Що в замовленні/ })) await user.click(more);
    expect(await screen.findByText(/Зателефонуємо на \+380.67.111.2233 й домовимося/)).toBeVisible();
    expect(screen.getByText(/Зателефонуємо й домовимося/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Запитати нас' })[0]).toHaveAttribute('href', '/ua/contacts');
    expect(screen.queryByRole('link', { name: 'Продовжити й оплатити' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Купити ще раз' })).not.toBeInTheDocument();
  });

  it('says that there are no orders yet', async () => {
    const { user } = await openAs(<ProfileScreen />);
    expect(await screen.findByText('Поточних замовлень немає')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Архів' }));
    expect(await screen.findByText('В архіві порожньо')).toBeVisible();
  });

  it('is nobody’s any more after signing out, and asks for nothing', async () => {
    const { user, stores } = await openAs(<ProfileScreen />);
    await heading('Соломія Гончар');
    await user.click(screen.getByRole('button', { name: 'Вийти' }));
    await heading('Мій профіль');
    expect(screen.queryByText(SOLOMIIA.email)).not.toBeInTheDocument();
    expect(stores.dialogs.current).toBeUndefined();
  });

  it('says what could not be had, and tries again', async () => {
    const { user } = await openAs(<ProfileScreen />, {}, ({ ports }) =>
      ports.auth.failNext(new AppError('unreachable'), 'details'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    expect(screen.queryByText(SOLOMIIA.email)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
    expect(await screen.findByText(SOLOMIIA.email)).toBeVisible();
  });
});

describe('editing', () => {
  const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
  const last = (shop: Awaited<ReturnType<typeof openAs>>['shop'], method: string) =>
    shop.ports.auth.calls.findLast((call) => call.method === method)?.values;

  it('keeps names, phone and address, and the whole shop knows them', async () => {
    const { user, shop, stores } = await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    await user.clear(field(/^Прізвище/));
    await user.type(field(/^Прізвище/), 'О’Коннор');
    await user.type(field('Телефон (необов’язково)'), '067 214 08 11');
    await user.type(field(/^Місто/), 'Полтава');
    await user.type(field(/^Номер відділення/), '12');
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(stores.toasts.toasts).toMatchObject([{}, { words: { key: 'toast.saved' } }]));
    expect(last(shop, 'update')).toEqual([
      {
        firstName: 'Соломія',
        lastName: 'О’Коннор',
        patronymic: '',
        email: SOLOMIIA.email,
        phone: '+380672140811',
        address: { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' },
      },
    ]);
    await waitFor(() => expect(stores.session.user).toMatchObject({ lastName: 'О’Коннор', phone: '+380672140811' }));
  });

  const POLTAVA = { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' } as const;
  const KRAKOW = { region: 'EU', country: 'PL', city: 'Краків', address: 'Długa 3', postcode: '31-147' } as const;
  const openWith = (user: Partial<User>) =>
    openAs(<ProfileEditScreen />, {}, ({ ports }) => void ports.auth.update(user));
  const save = () => screen.getByRole('button', { name: 'Зберегти' });

  it.each([
    ['at home', POLTAVA, [/^Місто/, /^Номер відділення/]],
    ['in Europe', KRAKOW, [/^Місто/, /^Вулиця/, /^Поштовий індекс/]],
    [
      'in Europe, of before a branch at home was left out of it',
      { ...KRAKOW, branchNumber: '12' },
      [/^Місто/, /^Вулиця/, /^Поштовий індекс/],
    ],
  ])('takes an address %s away that is emptied', async (_, address, names) => {
    const { user, shop } = await openWith({ address });
    await heading('Мої дані');
    for (const name of names) await user.clear(field(name));
    expect(save()).toBeEnabled();
    await user.click(save());
    await waitFor(() => expect(last(shop, 'update')).toMatchObject([{ without: ['address'] }]));
    expect(last(shop, 'update')?.[0]).not.toHaveProperty('address');
  });

  it('takes the gender away that one does not tell any more', async () => {
    const { user, shop } = await openWith({ gender: 'FEMALE' });
    await heading('Мої дані');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Стать/ }), 'Не вказувати');
    await user.click(save());
    await waitFor(() => expect(last(shop, 'update')).toMatchObject([{ without: ['gender'] }]));
  });

  it('leaves the number of a branch at home, and the example of a street there, out of an address abroad', async () => {
    const { user, shop } = await openWith({ address: POLTAVA });
    await heading('Мої дані');
    expect(field(/^Вулиця/)).toHaveAttribute('placeholder', 'Напр., Нижній Вал, 17, кв. 8');
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    expect(field(/^Вулиця/)).not.toHaveAttribute('placeholder');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Країна' }), 'Польща');
    await user.type(field(/^Місто/), 'Краків');
    await user.click(save());
    const address = { region: 'EU', country: 'PL', city: 'Краків' };
    await waitFor(() => expect(last(shop, 'update')?.[0]).toHaveProperty('address', address));
  });

  it('leaves the number of a branch out of an address in another town', async () => {
    const { user, shop } = await openWith({ address: POLTAVA });
    await heading('Мої дані');
    await user.clear(field(/^Місто/));
    await user.type(field(/^Місто/), 'Київ');
    expect(field(/^Номер відділення/)).toHaveValue('');
    await user.click(save());
    const address = { region: 'UA', country: 'UA', city: 'Київ' };
    await waitFor(() => expect(last(shop, 'update')?.[0]).toHaveProperty('address', address));
  });

  it('has the address of a region again that was left, and none of it in another', async () => {
    const { user, shop } = await openWith({ address: KRAKOW });
    await heading('Мої дані');
    const written = () =>
      [/^Місто/, /^Вулиця/, /^Поштовий індекс/].map((name) => (field(name) as HTMLInputElement).value);
    await user.click(screen.getByRole('radio', { name: 'Україна' }));
    expect(written()).toEqual(['', '', '']);
    await user.type(field(/^Місто/), 'Полтава');
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    expect(screen.getByRole('combobox', { name: 'Країна' })).toHaveDisplayValue('Польща');
    expect(written()).toEqual([KRAKOW.city, KRAKOW.address, KRAKOW.postcode]);
    await user.click(screen.getByRole('radio', { name: 'Україна' }));
    await user.click(save());
    const address = { region: 'UA', country: 'UA', city: 'Полтава' };
    await waitFor(() => expect(last(shop, 'update')?.[0]).toHaveProperty('address', address));
  });

  it('asks for the town of an address as soon as a part of it is there, and no longer', async () => {
    const { user } = await openWith({});
    await heading('Мої дані');
    await user.type(field(/^Вулиця/), 'Нижній Вал, 17');
    await user.tab();
    expect(await screen.findByText('Вкажіть місто, куди надіслати.')).toBeVisible();
    await user.clear(field(/^Вулиця/));
    await waitFor(() => expect(screen.queryByText('Вкажіть місто, куди надіслати.')).not.toBeInTheDocument());
  });

  it('sent with a country and a town lacking takes the focus to the country, which is read first', async () => {
    const { user } = await openWith({});
    await heading('Мої дані');
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await user.type(field(/^Вулиця/), 'Długa 3{Enter}');
    await waitFor(() => expect(field(/^Місто/)).toBeInvalid());
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Країна' })).toHaveFocus());
  });

  it('gives up no address for a region that was only chosen: its country and town are asked for', async () => {
    const { user, shop } = await openWith({ address: POLTAVA });
    await heading('Мої дані');
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Країна' })).toHaveFocus());
    expect(screen.getByText('Вкажіть місто, куди надіслати.')).toBeVisible();
    expect(last(shop, 'update')).toEqual([{ address: POLTAVA }]);
    await user.click(screen.getByRole('radio', { name: 'Україна' }));
    await user.click(save());
    await waitFor(() => expect(last(shop, 'update')?.[0]).toMatchObject({ email: SOLOMIIA.email, address: POLTAVA }));
  });

  it('judges a postcode anew once its country is another one', async () => {
    const { user } = await openWith({ address: KRAKOW });
    await heading('Мої дані');
    const choose = (name: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Країна' }), name);
    await choose('Німеччина');
    await waitFor(() => expect(field(/^Поштовий індекс/)).toBeInvalid());
    await choose('Польща');
    await waitFor(() => expect(field(/^Поштовий індекс/)).toBeValid());
  });

  it('asks for nothing but the e-mail', async () => {
    await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    const form = screen.getByRole('button', { name: 'Зберегти' }).closest('form') as HTMLElement;
    const asked = within(form)
      .getAllByRole('textbox')
      .filter((one) => one.getAttribute('aria-required') === 'true');
    expect(asked).toEqual([field('Електронна пошта')]);
    for (const one of within(form).getAllByRole('textbox'))
      if (!asked.includes(one)) expect(one).toHaveAccessibleName(/\(необов’язково\)$/);
  });

  it('says what is wrong with a field, and sends nothing', async () => {
    const { user, shop } = await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    await user.clear(field('Електронна пошта'));
    await user.type(field('Електронна пошта'), 'olena@');
    await user.tab();
    expect(await screen.findByText(/Схоже, у пошті помилка/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Зберегти' })).toBeDisabled();
    expect(last(shop, 'update')).toBeUndefined();
  });

  it('with an e-mail of somebody else says so beside the form', async () => {
    const { user, shop } = await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    shop.ports.auth.failNext(new AppError('server', { code: 'BAD_REQUEST_VALUE_NOT_UNIQUE', status: 400 }), 'update');
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText(/Цю пошту вже зареєстровано/)).toBeVisible();
  });

  it('changes the password by the present one, typed twice alike, and forgets both', async () => {
    const { user, shop } = await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    const [old, next, again] = ['Теперішній пароль', 'Новий пароль', 'Новий пароль ще раз'].map((name) =>
      screen.getByLabelText(name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await user.type(old, PASSWORD);
    await user.type(next, 'нова-нитка');
    await user.type(again, 'інша-нитка');
    await user.tab();
    expect(await screen.findByText('Паролі не збігаються.')).toBeVisible();
    await user.clear(again);
    await user.type(again, 'нова-нитка');
    const send = screen.getByRole('button', { name: 'Змінити пароль' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(last(shop, 'changePassword')).toEqual([PASSWORD, 'нова-нитка']));
    await waitFor(() => expect([old, next, again].map((one) => (one as HTMLInputElement).value)).toEqual(['', '', '']));
  });

  it('says on Enter as well that two new passwords differ, and sends nothing', async () => {
    const { user, shop } = await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    await user.type(screen.getByLabelText('Теперішній пароль'), PASSWORD);
    await user.type(screen.getByLabelText('Новий пароль'), 'нова-нитка');
    await user.type(screen.getByLabelText('Новий пароль ще раз'), 'інша-нитка{Enter}');
    expect(await screen.findByText('Паролі не збігаються.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Змінити пароль' })).toBeDisabled();
    expect(last(shop, 'changePassword')).toBeUndefined();
  });

  it('says that the present password is wrong, until another is tried', async () => {
    const { user, shop } = await openAs(<ProfileEditScreen />);
    await heading('Мої дані');
    await user.type(screen.getByLabelText('Теперішній пароль'), 'not-this-one');
    for (const name of ['Новий пароль', 'Новий пароль ще раз'])
      await user.type(screen.getByLabelText(name), 'нова-нитка');
    const send = screen.getByRole('button', { name: 'Змінити пароль' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    expect(await screen.findByText('Теперішній пароль неправильний.')).toBeVisible();
    const answer = shop.ports.auth.holdNext('changePassword');
    await user.click(send);
    expect(screen.queryByText('Теперішній пароль неправильний.')).not.toBeInTheDocument();
    await act(async () => answer());
  });
});
