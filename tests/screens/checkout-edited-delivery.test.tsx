import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openRealOrder } from './real-order.tsx';

const onTo = async (user: Awaited<ReturnType<typeof openRealOrder>>['user']): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'До доставки' }));
const payment = () => screen.findByRole('button', { name: /^Сплатити/ });

test('a delivery that was begun anew is gone on with: the former one is not paid for unseen', async () => {
  const { user } = await openRealOrder({ has: 'delivery' });
  await payment();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  const city = await screen.findByRole('textbox', { name: 'Місто' });
  await user.clear(city);
  await user.type(city, 'Одеса');
  await user.click(screen.getByRole('link', { name: 'Назад до контактів' }));
  await onTo(user);
  expect(await screen.findByRole('textbox', { name: 'Місто' })).toHaveValue('Одеса');
});

test('contacts that are put right lead back to the payment where nothing else is open', async () => {
  const { user } = await openRealOrder({ has: 'delivery' });
  await payment();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  await user.click(await screen.findByRole('radio', { name: /^Кур’єр до дверей/ }));
  await user.type(screen.getByRole('textbox', { name: /^Вулиця/ }), ' Хрещатик, 1 ');
  await user.click(screen.getByRole('button', { name: 'До оплати' }));
  await payment();
  await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
  await user.click(await screen.findByRole('link', { name: 'Назад до контактів' }));
  await onTo(user);
  expect(await payment()).toBeInTheDocument();
});
