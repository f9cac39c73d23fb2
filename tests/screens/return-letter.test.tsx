import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import { buildOrder, buildOrderLine, buildPage } from '#fixtures/build.ts';
import { OrderView } from '#views/screens/order/order-view.tsx';
import { renderView } from '../support/render-view.tsx';

const PAID = { method: 'CARD', status: 'COMPLETED', paid: 245_000 } as const;
const lines = [
  buildOrderLine({ name: 'Худі «Сонях»', size: 'M', quantity: 1 }),
  buildOrderLine({ name: 'Кепка «Ґудзик»', size: 'ONE_SIZE', quantity: 2 }),
  buildOrderLine({ name: 'Шопер', size: 'ONE_SIZE', isGift: true }),
];
const pages = [buildPage({ slug: 'contacts', contacts: { email: 'pryvit@shov.ua', phone: '+380', address: 'Київ' } })];

async function draw(given: Partial<Order>) {
  const view = renderView(<OrderView order={buildOrder({ number: '20417', lines, payment: PAID, ...given })} />, {
    pages,
  });
  await view.stores.pages.load('contacts');
  return view;
}
const letter = () => screen.getByRole('link', { name: /^Написати на/ });

test('return: the letter has the order, the things that are chosen and the reason, and goes by one’s own mail', async () => {
  const { user } = await draw({ status: 'DONE' });
  await user.click(screen.getByText('Повернути або обміняти'));
  const what = screen.getByRole('group', { name: 'Що саме' });
  expect(within(what).getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Написати на/ })).not.toBeInTheDocument();
  await user.click(within(what).getByRole('checkbox', { name: /^Кепка «Ґудзик»/ }));
  await user.click(screen.getByRole('radio', { name: 'Обміняти' }));
  await user.type(screen.getByRole('textbox', { name: /^Чому/ }), 'замала');
  const { searchParams, pathname } = new URL(letter().getAttribute('href') ?? '');
  expect(pathname).toBe('pryvit@shov.ua');
  expect(searchParams.get('subject')).toMatch(/Хочу обміняти.*20417/);
  const body = (searchParams.get('body') ?? '').replaceAll('\u00A0', ' ');
  expect(body).toMatch(/Кепка «Ґудзик», .*× 2/);
  expect(body).toContain('замала');
  expect(body).not.toContain('Худі');
  expect(screen.getByText(/^Вітаю!/)).toHaveTextContent('замала');
});

test('return: what by law stays with who bought it is not among the things to choose', async () => {
  const socks = buildOrderLine({ name: 'Шкарпетки', size: 'S', vendorCode: 'SH-0603-SK' });
  const { user } = await draw({ status: 'DONE', lines: [socks, ...lines] });
  await user.click(screen.getByText('Повернути або обміняти'));
  const what = screen.getByRole('group', { name: 'Що саме' });
  expect(within(what).queryByRole('checkbox', { name: /^Шкарпетки/ })).not.toBeInTheDocument();
});

test.each([
  ['is being packed', { status: 'IN_PROCESS' }, false],
  ['is on its way', { status: 'IN_PROCESS', trackingNumber: '59' }, true],
  ['is received', { status: 'DONE' }, true],
  ['was received long ago', { status: 'DONE', dates: { received: '2020-02-20T10:00:00Z' } }, false],
  ['is cancelled', { status: 'CANCELED' }, false],
] as const)('of an order that %s things can be sent back: %s, %s', async (_case, given, can) => {
  await draw(given);
  expect(screen.queryByText('Повернути або обміняти') !== null).toBe(can);
  expect(screen.queryByText('Щось не підійшло? Річ можна повернути або обміняти.') !== null).toBe(can);
});
