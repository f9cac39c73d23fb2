import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_SEEN_PRICES } from '#domain/constants.ts';
import { COLOR, item, order, variant } from '../stores/shop-fakes.ts';
import { openOrder } from './open-order.tsx';

const A = variant('a', { name: 'Худі «Сонях»' });
const LINES = [
  { ...item('a', 'M'), name: A.name, vendorCode: 'SH-1', color: COLOR, price: 200_000, isGift: false },
  { ...item('a', 'L'), name: A.name, vendorCode: 'SH-1', color: COLOR, price: 200_000, isGift: false },
];

it('a price that rose on the way to the checkout is said before it is paid, once a garment', async () => {
  openOrder({ lines: LINES }, { variants: [A], basket: [item('a')], kept: { [STORAGE_SEEN_PRICES]: '{"a":150000}' } });
  const news = await screen.findByRole('alert');
  expect(news).toHaveTextContent('Ціни змінилися, відколи ви бачили кошик.');
  expect(news.textContent.match(/було ₴1,500, тепер ₴2,000/g)).toHaveLength(1);
});

it('and of which colour it is', async () => {
  openOrder({ lines: LINES }, { variants: [A], basket: [item('a')], kept: { [STORAGE_SEEN_PRICES]: '{"a":150000}' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Худі «Сонях», вугілля: було');
});

it('a code that gives nothing any more is said too', async () => {
  openOrder({ lines: LINES, promoCode: 'SHOV10' }, { variants: [A] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Промокод SHOV10 уже не дає ні знижки, ні подарунка.');
});

it('an order that is as the basket was says nothing of it', async () => {
  const { prices } = order('o');
  openOrder({ lines: LINES, prices }, { variants: [A], basket: [item('a')] });
  await screen.findByRole('complementary', { name: 'Ваше замовлення' });
  expect(screen.queryByText(/Ціни змінилися/)).not.toBeInTheDocument();
});
