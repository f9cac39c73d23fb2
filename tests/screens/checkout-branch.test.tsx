import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Branch } from '#domain/branches.ts';
import { DEBOUNCE_MS, STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { BRANCH } from '../stores/shop-fakes.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { CUSTOMER, button, field, openOrder, step } from './open-order.tsx';

const HOURS = [{ from: 1, to: 5, opens: '08:00', closes: '20:00' }];
const ALWAYS = [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }];

function branch(city: string, number: number): Branch {
  const isLocker = number % 3 === 0;
  return {
    number: String(number),
    city,
    street: `вул. Ткацька, ${number}`,
    kind: isLocker ? 'LOCKER' : 'OFFICE',
    hours: isLocker ? ALWAYS : HOURS,
  };
}

const MANY = Array.from({ length: 300 }, (_, index) => branch('Полтава', index + 1));
const number = () => screen.getByRole('combobox', { name: 'Номер відділення' });
const list = () => screen.getByRole('listbox', { name: 'Відділення й поштомати' });

async function open(branches: Branch[] = MANY): Promise<RenderedView & { pause: () => Promise<void> }> {
  const view = openOrder({ customer: CUSTOMER }, { branches });
  await step('Доставка');
  return { ...view, pause: () => act(() => view.shop.clock.advance(DEBOUNCE_MS)) };
}

describe('a parcel branch', () => {
  it('is chosen from a list by its city, and its number and hours are told', async () => {
    const { user, shop, pause } = await open([branch('Полтава', 1), branch('Полтава', 2), branch('Львів', 1)]);
    await user.type(number(), 'полт');
    await pause();
    const options = within(list()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Відділення №\u00A01, вул. Ткацька, 1пн–\u2060пт 08:00–\u206020:00',
      'Відділення №\u00A02, вул. Ткацька, 2пн–\u2060пт 08:00–\u206020:00',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field('Місто')).toHaveValue('Полтава');
    expect(number()).toHaveValue('2');
    await pause();
    expect(number()).toHaveAccessibleDescription('вул. Ткацька, 2 · пн–\u2060пт 08:00–\u206020:00');
    await user.click(button('До оплати'));
    await step('Оплата');
    await waitFor(() =>
      expect(shop.ports.order.orders[0]?.shippingInfo).toMatchObject({ city: 'Полтава', branchNumber: '2' }),
    );
  });

  it('of several cities is named with its city', async () => {
    const { user, pause } = await open([branch('Полтава', 10), branch('Львів', 10)]);
    await user.type(number(), '10');
    await pause();
    expect(within(list()).getByRole('option', { name: /Львів\u00A0· пн–\u2060пт/ })).toBeInTheDocument();
  });

  it('is looked for in the city that is typed beside it', async () => {
    const { user, shop, pause } = await open();
    await user.type(field('Місто'), 'Полтава');
    await user.click(number());
    await pause();
    expect(shop.ports.branches.calls.at(-1)?.values).toEqual(['Полтава']);
    await user.click(within(list()).getByRole('option', { name: /Поштомат №\u00A03,.*цілодобово/ }));
    expect(number()).toHaveValue('3');
  });

  it('of three hundred has only those near the eye drawn, and the keys walk through all', async () => {
    const { user, pause } = await open();
    await user.type(number(), 'Полтава');
    await pause();
    expect(within(list()).getAllByRole('option').length).toBeLessThan(30);
    expect(screen.getByText('Знайдено 300 відділень')).toBeInTheDocument();
    const walked: (string | null | undefined)[] = [];
    for (let press = 0; press < 5; press += 1) {
      await user.keyboard('{ArrowDown}');
      const current = document.getElementById(number().getAttribute('aria-activedescendant') ?? '');
      walked.push(current?.getAttribute('aria-posinset'));
    }
    expect(walked).toEqual(['1', '2', '3', '4', '5']);
  });

  it('far down the list is drawn once it is scrolled to', async () => {
    const { user, pause } = await open();
    await user.type(number(), 'Полтава');
    await pause();
    fireEvent.scroll(list(), { target: { scrollTop: 64 * 200 } });
    const far = within(list()).getByRole('option', { name: /№\u00A0201,/ });
    expect(far).toHaveAttribute('aria-setsize', '300');
    expect(within(list()).queryByRole('option', { name: /№\u00A01,/ })).not.toBeInTheDocument();
  });

  it('whose list is down is a typed number', async () => {
    const { user, shop, pause } = await open();
    shop.ports.branches.failNext(new AppError('unreachable'));
    await user.type(field('Місто'), 'Полтава');
    await user.type(number(), '12');
    await pause();
    expect(number()).toHaveAccessibleDescription('Список відділень зараз недоступний. Впишіть номер — цього досить.');
    await user.click(button('До оплати'));
    await step('Оплата');
    await waitFor(() =>
      expect(shop.ports.order.orders[0]?.shippingInfo).toMatchObject({ city: 'Полтава', branchNumber: '12' }),
    );
  });

  it('the list does not know may be typed all the same', async () => {
    const { user, shop, pause } = await open();
    await user.type(field('Місто'), 'Опішня');
    await user.type(number(), '1-А');
    await pause();
    expect(number()).toHaveAccessibleDescription(/Якщо номер правильний, так і лишіть/);
    await user.click(button('До оплати'));
    await step('Оплата');
    await waitFor(() => expect(shop.ports.order.orders[0]?.shippingInfo).toMatchObject({ branchNumber: '1-А' }));
  });

  it('that is only the name of a street is asked for once more', async () => {
    const { user } = await open();
    await user.type(field('Місто'), 'Полтава');
    await user.type(number(), 'Ткацька');
    await user.click(button('До оплати'));
    expect(await screen.findByText('Оберіть відділення зі списку або впишіть його номер.')).toBeInTheDocument();
    await waitFor(() => expect(number()).toHaveFocus());
  });

  const KYIV = { region: 'UA', country: 'UA', city: 'Київ', branchNumber: '1' } as const;
  const reopen = async () => {
    const given = { customer: CUSTOMER, shippingInfo: KYIV, shippingMethod: BRANCH };
    const view = openOrder(given, { branches: [], path: '/checkout/o?step=delivery' });
    await step('Доставка');
    return view;
  };
  const retype = async (user: RenderedView['user'], city: string) => {
    await user.clear(field('Місто'));
    await user.type(field('Місто'), city);
  };

  it('goes with its city: in another one it has to be chosen anew', async () => {
    const { user, pause } = await open([branch('Київ', 1), branch('Львів', 1)]);
    await user.type(number(), 'київ');
    await pause();
    await user.click(within(list()).getByRole('option', { name: /№\u00A01,/ }));
    await retype(user, 'Львів');
    expect(number()).toHaveValue('');
    await user.click(button('До оплати'));
    expect(number()).toBeInvalid();
  });

  it('stays where its city is only written otherwise', async () => {
    const { user } = await reopen();
    expect(number()).toHaveValue('1');
    await user.type(field('Місто'), ' ');
    expect(number()).toHaveValue('1');
    await retype(user, 'київ');
    expect(number()).toHaveValue('1');
  });

  it('whose number is typed before its city stays', async () => {
    const { user } = await open([]);
    await user.type(number(), '12');
    await user.type(field('Місто'), 'Полтава');
    expect(number()).toHaveValue('12');
    await user.click(number());
    await retype(user, 'Суми');
    expect(number()).toHaveValue('');
  });

  it('is none of a town abroad, and is back with its own town', async () => {
    const { user, shop } = await reopen();
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await retype(user, 'Warszawa');
    expect(shop.stores.checkout.drafts.read().delivery).toMatchObject({ city: 'Warszawa', branchNumber: '' });
    await user.click(screen.getByRole('radio', { name: 'Україна' }));
    expect(number()).toHaveValue('1');
  });

  it('of the former city is not back after a reload, also of a customer', async () => {
    const openAs = async (options: ViewOptions = {}) => {
      const given = { customer: CUSTOMER, shippingInfo: KYIV, shippingMethod: BRANCH };
      const view = openOrder(given, { branches: [], path: '/checkout/o?step=contacts', ...options });
      const user = { id: 'u', isEmailConfirmed: true, ...CUSTOMER };
      act(() => view.stores.session.show({ id: 's', user }));
      await view.user.click(await screen.findByRole('link', { name: 'Змінити: Доставка' }));
      await waitFor(() => expect(number()).toBeVisible());
      return view;
    };
    const { user, shop, unmount } = await openAs();
    expect(number()).toHaveValue('1');
    await retype(user, 'Львів');
    const kept = { [STORAGE_CHECKOUT_DRAFT]: shop.keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '' };
    unmount();
    await openAs({ kept });
    expect(field('Місто')).toHaveValue('Львів');
    expect(number()).toHaveValue('');
  });
});
