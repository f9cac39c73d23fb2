import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Order } from '#domain/order.ts';
import { buildOrder, buildShippingMethod } from '#fixtures/build.ts';
import { ProfileScreen } from '#views/screens/profile/profile-screen.tsx';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { renderView } from '../support/render-view.tsx';

const PAID = { method: 'CARD', status: 'COMPLETED' } as const;
const ORDERS: Order[] = [
  buildOrder({ id: 'unpaid', number: '1' }),
  buildOrder({ id: 'called', number: '2', isFast: true }),
  buildOrder({ id: 'declined', number: '3', payment: { method: 'CARD', status: 'FAILED' } }),
  buildOrder({ id: 'packing', number: '4', status: 'IN_PROCESS', payment: PAID }),
  buildOrder({
    id: 'received',
    number: '5',
    status: 'DONE',
    payment: PAID,
    trackingNumber: '59000123',
    shippingMethod: buildShippingMethod(),
    shippingInfo: { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' },
    customer: { firstName: 'Соломія', lastName: 'Гончар', phone: '+380672140811' },
  }),
];
const SENT = buildOrder({
  id: 'sent',
  number: '7',
  status: 'IN_PROCESS',
  payment: PAID,
  trackingNumber: '59000124',
  shippingMethod: buildShippingMethod(),
});
const CANCELED = buildOrder({ id: 'canceled', number: '6', status: 'CANCELED' });

async function openProfile(path = '/profile', orders = ORDERS) {
  const rendered = renderView(<ProfileScreen />, { isAwake: false, orders, path, route: '/profile' });
  await act(() => rendered.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
  act(() => rendered.stores.ui.wake());
  return rendered;
}

const numbersIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('what waits for money or for a call does not stand under what is on its way', async () => {
  await openProfile();
  const list = (name: string) => screen.findByRole('list', { name });
  expect(numbersIn(await list('Чекають на оплату'))).toEqual(['№\u00A03', '№\u00A01']);
  expect(numbersIn(await list('Зателефонуємо вам'))).toEqual(['№\u00A02']);
  expect(numbersIn(await list('Збираємо або вже в дорозі'))).toEqual(['№\u00A04']);
});

it('the tab is in the address: a reload or a link opens the same one', async () => {
  const { user, address } = await openProfile();
  await screen.findByRole('heading', { name: '№\u00A04: деталі' });
  await user.click(screen.getByRole('tab', { name: 'Архів' }));
  expect(address()).toBe('/ua/profile?tab=archive');
  expect(await screen.findByRole('heading', { name: '№\u00A05: деталі' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '№\u00A04: деталі' })).not.toBeInTheDocument();
});

it('in another language the orders are asked for anew, and stay on the screen meanwhile', async () => {
  const { stores, shop } = await openProfile();
  await screen.findByRole('heading', { name: '№\u00A04: деталі' });
  const release = shop.ports.order.holdNext('mine');
  const asked = () => shop.ports.order.calls.filter(({ method }) => method === 'mine').length;
  const before = asked();
  act(() => stores.locale.use('en'));
  expect(asked()).toBe(before + 1);
  expect(screen.getByRole('heading', { name: '№\u00A04: деталі' })).toBeVisible();
  await act(async () => release());
  expect(screen.getAllByRole('heading', { name: '№\u00A04: деталі' })).toHaveLength(1);
});

it('an address with a tab opens it', async () => {
  await openProfile('/profile?tab=archive');
  expect(await screen.findByRole('heading', { name: '№\u00A05: деталі' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Архів' })).toHaveAttribute('aria-selected', 'true');
});

it('each order has its details, and from there the way back to the orders beside it', async () => {
  const { user, address } = await openProfile('/profile?tab=archive');
  await user.click(await screen.findByRole('link', { name: /деталі$/ }));
  expect(address()).toBe('/ua/profile?tab=archive&order=received');
  expect(await screen.findByRole('heading', { level: 1, name: /^Замовлення №.5 отримано$/ })).toBeVisible();
  const facts = screen.getByRole('region', { name: 'Доставка й оплата' });
  for (const fact of ['Соломія Гончар, +380 67 214 0811', 'Полтава, № 12', 'Карткою онлайн', 'Сплачено'])
    expect(facts).toHaveTextContent(fact);
  expect(within(facts).getByRole('link', { name: /59000123/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/.*59000123$/),
  );
  await user.click(screen.getByRole('link', { name: 'Усі мої замовлення' }));
  expect(address()).toBe('/ua/profile?tab=archive');
  expect(await screen.findByRole('tab', { name: 'Архів' })).toHaveAttribute('aria-selected', 'true');
});

it('unpaid, declined and one-click orders have their details too', async () => {
  await openProfile();
  await screen.findByRole('heading', { name: '№\u00A04: деталі' });
  expect(screen.getAllByRole('link', { name: /деталі$/ }).map((link) => link.getAttribute('href'))).toEqual(
    ['declined', 'unpaid', 'called', 'packing'].map((id) => `/ua/profile?tab=current&order=${id}`),
  );
});

it('a cancelled order is in the archive, with its details', async () => {
  const { user } = await openProfile('/profile?tab=archive', [CANCELED]);
  await user.click(await screen.findByRole('link', { name: /деталі$/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Замовлення №.6 скасовано$/ })).toBeVisible();
});

it('what was bought is bought again from its details', async () => {
  const { user, stores } = await openProfile('/profile?tab=archive&order=received');
  await user.click(await screen.findByRole('button', { name: 'Купити ще раз' }));
  await waitFor(() => expect(stores.toasts.toasts.length).toBeGreaterThan(1));
});

it.each(['/profile?tab=archive&order=received', '/profile?tab=archive'])(
  'what could not be bought again is named with its reason beside the button, at %s',
  async (path) => {
    const { user } = await openProfile(path);
    await user.click(await screen.findByRole('button', { name: 'Купити ще раз' }));
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('Нічого не поклали в кошик.');
    expect(within(said).getByRole('listitem')).toHaveTextContent(/Худі «Жнива», .*Цю річ більше не продаємо\.$/);
  },
);

it('an order that is not there says so, and leads to those that are', async () => {
  await openProfile('/profile?order=nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Замовлення не знайдено' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Усі мої замовлення' })).toHaveAttribute('href', '/ua/profile?tab=current');
});

it('an order that does not load leads back to the others, and is asked for anew in another language', async () => {
  const { user, stores, shop, address } = await openProfile('/profile');
  await screen.findByRole('heading', { name: '№\u00A04: деталі' });
  shop.ports.order.failNext(new AppError('unreachable'), 'checkout');
  await user.click(screen.getByRole('link', { name: '№\u00A04: деталі' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ваше замовлення' })).toBeVisible();
  const trail = screen.getByRole('navigation', { name: 'Де ви зараз' });
  const back = [
    within(trail).getByRole('link', { name: 'Мій профіль' }),
    screen.getByRole('link', { name: 'Усі мої замовлення' }),
  ];
  for (const link of back) expect(link).toHaveAttribute('href', '/ua/profile?tab=current');
  expect(address()).toBe('/ua/profile?tab=current&order=packing');
  await act(() => stores.checkout.refresh());
  expect(await screen.findByRole('heading', { level: 1, name: /№.4/ })).toBeVisible();
});

const rowOf = async (number: string) =>
  (await screen.findByRole('heading', { name: `№\u00A0${number}: деталі` })).closest('li') as HTMLElement;

it('the state of an order is marked by what it is, so that it has its colour', async () => {
  await openProfile();
  const marked = async (number: string) =>
    (await rowOf(number)).querySelector('[data-state]')?.getAttribute('data-state');
  expect(await marked('1')).toBe('unpaid');
  expect(await marked('3')).toBe('declined');
  expect(await marked('4')).toBe('packing');
});

it.each([
  ['unpaid', '--chosen'],
  ['declined', '--error'],
  ['packing', '--info'],
  ['sent', '--info'],
  ['received', '--success'],
  ['canceled', '--error'],
])('what is %s has the colour %s: on its way, waiting, there, gone nowhere', (state, color) => {
  const rules = readFileSync('src/views/screens/profile/order-row.module.css', 'utf8').split('}');
  const own = rules.find((rule) => rule.includes(`[data-state='${state}']`));
  const usual = rules.find((rule) => /^\.state \{/m.test(rule));
  expect(/^ +color: var\((.+)\)/m.exec(own ?? usual ?? '')?.[1]).toBe(color);
});

it('its way from new to received is four stitches, each named for those who listen', async () => {
  await openProfile('/profile', [...ORDERS, SENT]);
  const way = async (number: string) => {
    const stages = within(await rowOf(number)).getByRole('list', { name: 'Етапи замовлення' });
    return within(stages)
      .getAllByRole('listitem')
      .map((item) => [item.textContent.trim(), item.querySelectorAll('path').length - 1, item.ariaCurrent]);
  };
  expect(await way('1')).toEqual([
    ['Оплата', 1, 'step'],
    ['Збираємо', 0, null],
    ['У дорозі', 0, null],
    ['Отримано', 0, null],
  ]);
  expect(await way('7')).toEqual([
    ['Сплачено (виконано)', 2, null],
    ['Зібрано (виконано)', 2, null],
    ['У дорозі', 1, 'step'],
    ['Отримано', 0, null],
  ]);
});

it('what has come has all four sewn, and what is cancelled has none', async () => {
  await openProfile('/profile?tab=archive', [...ORDERS, CANCELED]);
  const received = within(await rowOf('5')).getByRole('list', { name: 'Етапи замовлення' });
  expect(received.querySelectorAll('path')).toHaveLength(4 * 3);
  expect(within(await rowOf('6')).queryByRole('list')).not.toBeInTheDocument();
});

it('each row has one thing to do, which suits its state', async () => {
  await openProfile('/profile', [...ORDERS, SENT]);
  const action = async (number: string) => {
    const row = within(await rowOf(number));
    return [...row.queryAllByRole('link'), ...row.queryAllByRole('button')]
      .map((one) => one.ariaLabel ?? one.textContent)
      .filter((name) => !name.includes('№'));
  };
  expect(await action('1')).toEqual(['Продовжити й оплатити']);
  expect(await action('2')).toEqual(['Запитати нас']);
  expect(await action('4')).toEqual(['Купити ще раз']);
  expect(await action('7')).toEqual(['Відстежити']);
});

it('by keyboard a row is opened, and shows all that is known of the order', async () => {
  const { user } = await openProfile('/profile?tab=archive');
  const toggle = await screen.findByRole('button', { name: 'Що в замовленні №\u00A05' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const more = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
  for (const fact of ['59000123', 'Сплачено', 'Полтава, № 12', 'за штуку']) expect(more).toHaveTextContent(fact);
  await user.keyboard(' ');
  expect(more).not.toBeInTheDocument();
});
