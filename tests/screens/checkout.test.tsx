import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Order, OrderCustomer } from '#domain/order.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { ABROAD, BRANCH, item, order, variant } from '../stores/shop-fakes.ts';

const HOODIE = variant('a', { name: 'Худі «Сонях»', price: 220_000 });
const COURIER = { ...BRANCH, id: 'courier', name: 'Кур’єр до дверей', kind: 'COURIER', price: 12_000 } as const;
const CUSTOMER: OrderCustomer = {
  firstName: 'Олена',
  lastName: 'Ткач',
  email: 'olena@poshta.ua',
  phone: '+380672140811',
};
const LINE = { ...item('a', 'L', 2), name: 'Худі «Сонях»', vendorCode: 'SH', price: 220_000, isGift: false };
const ADDRESS = { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' } as const;

function openOrder(given: Partial<Order> = {}, options: ViewOptions = {}) {
  return renderView(<CheckoutScreen />, {
    path: '/checkout/o',
    route: '/checkout/:id',
    variants: [HOODIE],
    shippingMethods: [BRANCH, COURIER, ABROAD],
    orders: [order('o', { lines: [LINE], ...given })],
    ...options,
  });
}

const step = (name: string) => screen.findByRole('region', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the checkout without an order', () => {
  const open = (options: ViewOptions) =>
    renderView(<CheckoutScreen />, { path: '/checkout', route: '/checkout', variants: [HOODIE], ...options });

  it('makes one of the basket once the basket is known, and goes on at its address', async () => {
    const { stores, shop } = open({ basket: [item('a')] });
    expect(shop.ports.order.calls).toEqual([]);
    await act(() => stores.basket.read());
    await waitFor(() => expect(shop.navigation.went).toEqual([`/checkout/${shop.ports.order.orders[0]?.id}`]));
  });

  it('with an empty basket says there is nothing to check out and leads on', async () => {
    const { stores } = open({});
    await act(() => stores.basket.read());
    expect(screen.getByText(/У кошику немає речей/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'До каталогу' })).toHaveAttribute('href', '/ua/catalog');
  });

  it('that cannot be made says why, and the next press is the same press', async () => {
    const { stores, shop, user } = open({ basket: [item('a')] });
    shop.ports.order.failNext(new AppError('unreachable'), 'create');
    await act(() => stores.basket.read());
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    expect(screen.getByText(/другого замовлення не з’явиться/)).toBeInTheDocument();
    await user.click(button('Спробувати ще'));
    await waitFor(() => expect(shop.navigation.went).toHaveLength(1));
    const [first, second] = shop.ports.order.calls.map((call) => call.values[1]);
    expect(second).toBe(first);
  });

  it('is a skeleton while the page is not alive', () => {
    open({ basket: [item('a')], isAwake: false });
    expect(screen.getByText('Готуємо замовлення…')).toBeInTheDocument();
  });
});

describe('an order in the address', () => {
  it('that does not exist is said not to be found, with a way to make a new one', async () => {
    openOrder({}, { path: '/checkout/nowhere', basket: [item('a')] });
    expect(await screen.findByRole('heading', { name: 'Замовлення не знайдено' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Створити нове замовлення' })).toHaveAttribute('href', '/ua/checkout');
  });

  it('that is finished says so and leads to what was bought', async () => {
    openOrder({ status: 'IN_PROCESS', payment: { status: 'COMPLETED' } });
    expect(await screen.findByRole('heading', { name: 'Замовлення вже завершено' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Переглянути замовлення' });
    expect(link).toHaveAttribute('href', '/ua/checkout/success?order=o');
  });

  it('cannot be read now: says why and tries again', async () => {
    const { shop, user, stores } = openOrder({}, { isAwake: false });
    shop.ports.order.failNext(new AppError('unreachable'), 'checkout');
    act(() => stores.ui.wake());
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    await user.click(button('Спробувати ще'));
    expect(await step('Контакти')).toBeInTheDocument();
  });
});

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
    expect(field('Прізвище')).toHaveValue('Коваль');
    expect(field('Телефон')).toHaveValue('067 214 0811');
  });

  it('half typed are there again after the page is opened anew', async () => {
    const first = openOrder();
    await step('Контакти');
    await first.user.type(field('Ім’я'), 'Оле');
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Код країни' }), 'PL');
    const kept = first.shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '';
    first.unmount();
    openOrder({}, { kept: { [STORAGE_CHECKOUT_DRAFT]: kept }, locale: 'en' });
    await step('Contacts');
    expect(field('First name')).toHaveValue('Оле');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('PL');
  });
});

describe('the delivery', () => {
  it('offers the ways to the region with their days and prices', async () => {
    openOrder({ customer: CUSTOMER });
    const ways = within(await screen.findByRole('group', { name: 'Спосіб доставки' }));
    expect(ways.getByRole('radio', { name: /Відділення пошти 1–3 робочі дні безкоштовно/ })).toBeChecked();
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
    await user.selectOptions(screen.getByRole('combobox', { name: 'Країна' }), 'Польща');
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

describe('the steps', () => {
  const FILLED = { customer: CUSTOMER, shippingInfo: ADDRESS, shippingMethod: BRANCH };

  it('finished are a line with the way back into them, and the address names the one that is open', async () => {
    const { user, address } = openOrder(FILLED);
    expect(await step('Доставка')).toHaveTextContent('Відділення пошти, Україна, Полтава, № 12');
    await waitFor(() => expect(address()).toBe('/ua/checkout/o?step=payment'));
    await user.click(screen.getByRole('link', { name: 'Змінити: Контакти' }));
    expect(field('Ім’я')).toHaveValue('Олена');
    await user.click(button('До доставки'));
    await waitFor(() => expect(address()).toBe('/ua/checkout/o?step=payment'));
  });

  it('asked for too early open the first that lacks something', async () => {
    const { address } = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=payment' });
    await step('Доставка');
    await waitFor(() => expect(address()).toBe('/ua/checkout/o?step=delivery'));
  });

  it('stand beside what is bought and what it comes to, in the numbers of the server', async () => {
    openOrder(FILLED);
    const summary = await screen.findByRole('complementary', { name: 'Ваше замовлення' });
    expect(summary).toHaveTextContent('L × 2');
    expect(summary).toHaveTextContent('₴4,400');
    expect(summary).toHaveTextContent('Доставка, 1–3 дні');
  });

  it('pay by card: the sum is on the button, and one press leaves for the bank', async () => {
    const { user, shop } = openOrder(FILLED);
    await step('Оплата');
    await user.dblClick(button('Сплатити ₴4,400'));
    await waitFor(() => expect(shop.navigation.went).toEqual(['https://pay.test/checkout']));
    expect(shop.ports.order.calls.filter((call) => call.method === 'choosePayment')).toHaveLength(1);
    expect(button('Переходимо до оплати…')).toHaveAttribute('aria-busy', 'true');
  });

  it('pay on delivery: only the advance is asked for now', async () => {
    const { user, shop } = openOrder(FILLED);
    await step('Оплата');
    await user.click(screen.getByRole('radio', { name: /При отриманні/ }));
    await user.click(button('Сплатити ₴200'));
    await waitFor(() => expect(shop.navigation.went).toEqual(['/checkout/success?order=o']));
  });

  it('sold out before the payment lead back to the basket', async () => {
    const { user, shop } = openOrder(FILLED);
    await step('Оплата');
    shop.ports.order.failNext(
      new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 }),
      'choosePayment',
    );
    await user.click(button(/Сплатити/));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'До кошика' })).toHaveAttribute('href', '/ua/basket');
  });
});
