import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, CUSTOMER, field, openOrder, step } from './open-order.tsx';

describe('contacts with a phone typed whole', () => {
  const code = () => screen.getByRole('combobox', { name: 'Код країни' });
  const openTyped = async (typed: string) => {
    const view = openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=contacts' });
    await step('Контакти');
    await view.user.clear(field('Телефон'));
    await view.user.type(field('Телефон'), typed);
    return view;
  };

  it.each([
    ['+48 512 345 678', '+48 Польща', '512 345 678'],
    ['+380672140811', '+380 Україна', '067 214 0811'],
    ['+1 650 253 0000', '+1 Сполучені Штати', '(650) 253-0000'],
  ])('name its country and the number there once the field is left: %s', async (typed, country, number) => {
    const { user, shop } = await openTyped(typed);
    await user.tab();
    expect(code()).toHaveValue(country);
    expect(field('Телефон')).toHaveValue(number);
    await waitFor(() => expect(field('Телефон')).toBeValid());
    expect(shop.stores.checkout.drafts.read().contacts).toMatchObject({ phone: number });
  });

  it.each(['+48 51', '+7 495 123 45 67', '+48 512 345 678 901'])('leave %s as it is', async (typed) => {
    const { user } = await openTyped(typed);
    await user.tab();
    expect(code()).toHaveValue('+380 Україна');
    expect(field('Телефон')).toHaveValue(typed);
  });

  it('name its country too when they are sent at once and opened again', async () => {
    const { user, shop } = await openTyped('+48512345678');
    await user.click(button('До доставки'));
    await user.click(await screen.findByRole('link', { name: 'Змінити: Контакти' }));
    expect(code()).toHaveValue('+48 Польща');
    expect(field('Телефон')).toHaveValue('512 345 678');
    expect(shop.ports.order.orders[0]?.customer.phone).toBe('+48512345678');
  });
});
