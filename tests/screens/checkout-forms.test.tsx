import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { CheckoutDraft } from '#stores/checkout-draft.ts';
import { ADDRESS, CUSTOMER, button, field, openOrder, step } from './open-order.tsx';

/** Who has an account and has filled it in. */
const OLENA = { id: 'u', isEmailConfirmed: true, ...CUSTOMER };

describe('the contacts', () => {
  it('pressed while empty say what is missing and take the focus to the first', async () => {
    const { user, shop } = openOrder();
    await step('Контакти');
    await user.click(button('До доставки'));
    await waitFor(() => expect(field('Ім’я')).toHaveFocus());
    expect(field('Ім’я')).toHaveAccessibleDescription('Вкажіть ім’я — його пишемо на посилці.');
    expect(field('Телефон')).toHaveAccessibleDescription(/без нього пошта не прийме посилку/);
    expect(screen.getByText('Перевірте 4 позначені поля')).toBeInTheDocument();
    expect(field('По батькові (необов’язково)')).toBeValid();
    expect(shop.ports.order.calls.map((call) => call.method)).not.toContain('updateCustomer');
  });

  it.each([
    ['Електронна пошта', 'olena@', /у пошті помилка/, 'olena@poshta.ua'],
    ['Телефон', '067 21', /Такого номера не буває/, '067 214 08 11'],
  ])('judge «%s» on leaving it, and take the words back once it is right', async (name, wrong, message, right) => {
    const { user } = openOrder();
    await step('Контакти');
    await user.type(field(name), wrong);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(name)).toBeInvalid();
    await user.clear(field(name));
    await user.type(field(name), right);
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('filled in go to the server once and open the delivery', async () => {
    const { user, shop, address } = openOrder();
    await step('Контакти');
    await user.type(field('Ім’я'), ' Олена ');
    await user.type(field('Прізвище'), 'Ткач');
    await user.type(field('Телефон'), '067 214 08 11');
    await user.type(field('Електронна пошта'), 'olena@poshta.ua');
    const release = shop.ports.order.holdNext('updateCustomer');
    await user.dblClick(button('До доставки'));
    expect(button('До доставки')).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Доставка' })).toHaveFocus());
    expect(
      shop.ports.order.calls.filter((call) => call.method === 'updateCustomer').map((call) => call.values),
    ).toEqual([['o', CUSTOMER]]);
    expect(address()).toBe('/ua/checkout/o?step=delivery');
    expect(await step('Контакти')).toHaveTextContent('Олена Ткач, +380 67 214 0811, olena@poshta.ua');
  });

  it('refused keep every field and say why beside them', async () => {
    const { user, shop } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    await user.clear(field('Прізвище'));
    await user.type(field('Прізвище'), 'Коваль');
    shop.ports.order.failNext(
      new AppError('server', { code: 'PHONE_AND_EMAIL_MISMATCHED', status: 409 }),
      'updateCustomer',
    );
    await user.click(button('До доставки'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('уже зареєстровано');
    expect(alert).toHaveTextContent('Усе, що ви написали, збережено');
    expect(alert).toHaveTextContent('іншу пошту');
    expect(alert).not.toHaveTextContent('натиснути ще раз');
    expect(field('Прізвище')).toHaveValue('Коваль');
    expect(field('Телефон')).toHaveValue('067 214 0811');
  });

  it.each([
    ['Електронна пошта', 'PHONE_AND_EMAIL_MISMATCHED'],
    ['Електронна пошта', 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED'],
    ['Телефон', 'PHONE_AND_EMAIL_MISMATCHED'],
  ])('of an account are not said to be that any more once «%s» is corrected (%s)', async (name, code) => {
    const { user, shop, stores } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    shop.ports.order.failNext(new AppError('server', { code, status: 409 }), 'updateCustomer');
    await user.click(button('До доставки'));
    await screen.findByRole('alert');
    act(() => stores.dialogs.close());
    await user.type(field('Прізвище'), 'о');
    expect(screen.getByRole('alert')).toHaveTextContent('уже зареєстровано');
    await user.type(field(name), '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refused for another reason are said to be refused whatever is written since', async () => {
    const { user, shop } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    shop.ports.order.failNext(new AppError('unreachable'), 'updateCustomer');
    await user.click(button('До доставки'));
    expect(await screen.findByRole('alert')).toHaveTextContent('натиснути ще раз');
    await user.type(field('Електронна пошта'), '{Backspace}');
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it.each(['PHONE_AND_EMAIL_MISMATCHED', 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED'] as const)(
    'of an account (%s) open the sign-in with the e-mail that was typed, and again when they are sent again',
    async (code) => {
      const { user, shop, stores } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
      await step('Контакти');
      for (let press = 1; press <= 2; press += 1) {
        shop.ports.order.failNext(new AppError('server', { code, status: 409 }), 'updateCustomer');
        await user.click(button('До доставки'));
        await waitFor(() => expect(stores.dialogs.current).toEqual({ name: 'auth', props: { email: CUSTOMER.email } }));
        act(() => stores.dialogs.close());
      }
      expect(screen.getByRole('alert')).toHaveTextContent('Увійдіть, щоб замовити');
      expect(field('Телефон')).toHaveValue('067 214 0811');
    },
  );

  it('of an order that this browser has no key to cannot be written here: nobody is told to sign in or to press again', async () => {
    const { user, shop } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    shop.ports.order.failNext(new AppError('server', { code: 'DONT_HAVE_ACCESS', status: 403 }), 'updateCustomer');
    await user.click(button('До доставки'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Тут це замовлення змінити не можна');
    expect(alert).not.toHaveTextContent('Увійдіть');
    expect(alert).not.toHaveTextContent('натиснути ще раз');
    const way = within(alert).getByRole('link', { name: 'Створити нове замовлення' });
    expect(way).toHaveAttribute('href', '/ua/checkout');
  });

  it('that are refused for another reason open nothing', async () => {
    const { user, shop, stores } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    shop.ports.order.failNext(new AppError('unreachable'), 'updateCustomer');
    await user.click(button('До доставки'));
    await screen.findByRole('alert');
    expect(stores.dialogs.current).toBeUndefined();
  });

  it('of a customer are filled in with what the account knows, and never over what was typed', async () => {
    const { user, stores } = openOrder();
    await step('Контакти');
    await user.type(field('Прізвище'), 'Коваль');
    const known = { id: 'u', email: 'olena@poshta.ua', isEmailConfirmed: true, firstName: 'Олена', lastName: 'Ткач' };
    act(() => stores.session.show({ id: 's', user: known }));
    expect(field('Ім’я')).toHaveValue('Олена');
    expect(field('Електронна пошта')).toHaveValue('olena@poshta.ua');
    expect(field('Прізвище')).toHaveValue('Коваль');
  });

  it('of a customer begin with the phone of the account, also when it is known a moment later', async () => {
    const { user, stores } = openOrder();
    await step('Контакти');
    await user.type(field('Ім’я'), 'Оле');
    act(() => stores.session.show({ id: 's', user: OLENA }));
    const { phone: _phone, ...nameless } = OLENA;
    act(() => stores.session.show({ id: 's', user: nameless }));
    act(() => stores.session.show({ id: 's', user: OLENA }));
    expect(field('Телефон')).toHaveValue('067 214 0811');
    expect(field('Ім’я')).toHaveValue('Оле');
  });

  it('of a customer have the country of the account’s phone, whatever code was left beside an empty one', async () => {
    const draft = JSON.stringify({ contacts: { firstName: 'Оле', phoneCountry: 'PL', phone: '' } });
    const { stores } = openOrder({}, { kept: { [STORAGE_CHECKOUT_DRAFT]: draft } });
    await step('Контакти');
    act(() => stores.session.show({ id: 's', user: OLENA }));
    expect(field('Телефон')).toHaveValue('067 214 0811');
    expect(screen.getByRole('combobox', { name: 'Код країни' })).toHaveValue('+380 Україна');
  });

  it('of a customer keep for another day what they typed, not what the account told the form', async () => {
    const { user, stores, shop } = openOrder();
    await step('Контакти');
    act(() => stores.session.show({ id: 's', user: OLENA }));
    expect(field('Телефон')).toHaveValue('067 214 0811');
    await user.type(field('Ім’я'), 'Ле');
    const { contacts } = JSON.parse(shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '{}') as CheckoutDraft;
    expect(contacts).toEqual({ firstName: expect.stringContaining('Ле') as string });
  });

  it('of a customer keep the phone that is typed, and the one the order has', async () => {
    const { user, stores, unmount } = openOrder();
    await step('Контакти');
    await user.type(field('Телефон'), '050 111 22 33');
    act(() => stores.session.show({ id: 's', user: OLENA }));
    expect(field('Телефон')).toHaveValue('050 111 22 33');
    unmount();
    const given = { customer: { ...CUSTOMER, phone: '+380501112233' } };
    const second = openOrder(given, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    act(() => second.stores.session.show({ id: 's', user: OLENA }));
    expect(field('Телефон')).toHaveValue('050 111 2233');
  });

  it('half typed are there again after the page is opened anew', async () => {
    const first = openOrder();
    await step('Контакти');
    await first.user.type(field('Ім’я'), 'Оле');
    const country = screen.getByRole('combobox', { name: 'Код країни' });
    await first.user.clear(country);
    await first.user.type(country, '+48');
    expect(country).toHaveValue('+48 Польща');
    const kept = first.shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '';
    first.unmount();
    openOrder({}, { kept: { [STORAGE_CHECKOUT_DRAFT]: kept }, locale: 'en' });
    await step('Contacts');
    expect(field('First name')).toHaveValue('Оле');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+48 Poland');
  });
});

describe('the delivery', () => {
  it('offers the ways to the region with their days and prices', async () => {
    openOrder({ customer: CUSTOMER });
    const ways = within(await screen.findByRole('group', { name: 'Спосіб доставки' }));
    expect(
      ways.getByRole('radio', { name: /Відділення пошти 1–\u20603 робочі дні, орієнтовно .* безкоштовно/ }),
    ).toBeChecked();
    expect(ways.queryByRole('radio', { name: /за кордон/ })).not.toBeInTheDocument();
  });

  it('asks only for what the chosen way needs', async () => {
    const { user } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    expect(field('Номер відділення')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Вулиця/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Кур’єр/ }));
    expect(field(/Вулиця/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Номер відділення' })).not.toBeInTheDocument();
  });

  it('abroad asks for a country by its name, and for the postcode', async () => {
    const { user, shop } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await user.click(button('До оплати'));
    expect(await screen.findByText(/Оберіть країну — від неї/)).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Країна' }), 'Поль');
    await user.click(screen.getByRole('option', { name: 'Польща' }));
    await user.type(field('Місто'), 'Краків');
    await user.type(field(/Вулиця/), 'Grodzka 1');
    await user.type(field('Поштовий індекс'), '31-001');
    await user.click(button('До оплати'));
    await step('Оплата');
    await waitFor(() =>
      expect(shop.ports.order.orders[0]).toMatchObject({
        shippingInfo: { region: 'EU', country: 'PL', city: 'Краків', address: 'Grodzka 1', postcode: '31-001' },
        shippingMethod: { id: 'abroad' },
      }),
    );
  });

  it('of a customer begins with the address of the account, also when it is known a moment later', async () => {
    const { stores } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    act(() => stores.session.show({ id: 's', user: { ...OLENA, address: ADDRESS } }));
    await waitFor(() => expect(field('Місто')).toHaveValue('Полтава'));
    expect(field('Номер відділення')).toHaveValue('12');
  });

  it('of a customer begins with the region and the way that the account’s address is for', async () => {
    const { user, stores, unmount } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    const krakow = { region: 'EU', country: 'PL', city: 'Краків', address: 'Długa 3', postcode: '31-147' } as const;
    act(() => stores.session.show({ id: 's', user: { ...OLENA, address: krakow } }));
    await step('Контакти');
    await user.click(button('До доставки'));
    expect(await screen.findByRole('radio', { name: 'Європа' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Країна' })).toHaveValue('Польща');
    expect(field('Поштовий індекс')).toHaveValue('31-147');
    unmount();
    const second = openOrder({ customer: CUSTOMER });
    const street = { region: 'UA', country: 'UA', city: 'Полтава', address: 'вул. Соборності, 3' } as const;
    act(() => second.stores.session.show({ id: 's', user: { ...OLENA, address: street } }));
    await step('Доставка');
    expect(screen.getByRole('radio', { name: /Кур’єр/ })).toBeChecked();
    expect(field(/Вулиця/)).toHaveValue('вул. Соборності, 3');
  });

  it('of a customer keeps for another day what they typed, not what the account told the form', async () => {
    const { user, stores, shop, unmount } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    act(() => stores.session.show({ id: 's', user: { ...OLENA, address: ADDRESS } }));
    await waitFor(() => expect(field('Місто')).toHaveValue('Полтава'));
    await user.type(field(/Коментар/), 'Зранку');
    const kept = { [STORAGE_CHECKOUT_DRAFT]: shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '' };
    unmount();
    const later = openOrder({ customer: CUSTOMER }, { kept, path: '/checkout/o?step=delivery' });
    await step('Доставка');
    act(() => later.stores.session.show({ id: 's', user: { ...OLENA, address: { ...ADDRESS, city: 'Харків' } } }));
    await waitFor(() => expect(field('Місто')).toHaveValue('Харків'));
    expect(field(/Коментар/)).toHaveValue('Зранку');
  });

  it('has room for some lines of a comment where a browser lets no field grow with its words', async () => {
    openOrder({ customer: CUSTOMER });
    await step('Доставка');
    expect(field(/Коментар/)).toHaveAttribute('rows', '5');
  });

  it('of a customer keeps what is typed, and what the order has', async () => {
    const { user, stores, unmount } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    await user.type(field('Місто'), 'Суми');
    act(() => stores.session.show({ id: 's', user: { ...OLENA, address: ADDRESS } }));
    expect(field('Місто')).toHaveValue('Суми');
    unmount();
    const given = { customer: CUSTOMER, shippingInfo: { ...ADDRESS, city: 'Рівне' } };
    const second = openOrder(given, { path: '/checkout/o?step=delivery' });
    await step('Доставка');
    act(() => second.stores.session.show({ id: 's', user: { ...OLENA, address: ADDRESS } }));
    expect(field('Місто')).toHaveValue('Рівне');
  });

  it('without a branch number says why it is needed', async () => {
    const { user } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    await user.type(field('Місто'), 'Полтава');
    await user.click(button('До оплати'));
    expect(field('Номер відділення')).toHaveAccessibleDescription(
      'Вкажіть номер відділення — без нього пошта не прийме посилку.',
    );
    await waitFor(() => expect(field('Номер відділення')).toHaveFocus());
  });
});
