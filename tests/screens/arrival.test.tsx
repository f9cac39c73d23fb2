import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_REGION } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import { buildOrder, buildShippingMethod } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { profile as american } from '#profiles/us.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { OrderResultScreen } from '#views/screens/checkout/order-result-screen.tsx';
import { OrderView } from '#views/screens/order/order-view.tsx';
import { item, order, variant } from '../stores/shop-fakes.ts';
import { hoodie, openProduct } from '../support/product-page.tsx';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { scrollDown } from '../support/scroll-down.ts';
import { ADDRESS, CUSTOMER, LINE, openOrder, step } from './open-order.tsx';

/** The clock of these tests stands at noon of Thursday, 15 January 2026, in Kyiv: what is ordered goes on the same day. */
const WAYS = [
  buildShippingMethod({ minimumDelivery: 1, maximumDelivery: 3 }),
  buildShippingMethod({
    id: idOf('abroad'),
    name: 'Міжнародна посилка',
    kind: 'INTERNATIONAL',
    regions: ['EU'],
    price: 65_000,
    minimumDelivery: 5,
    maximumDelivery: 9,
    freeShippingFrom: 1_200_000,
  }),
];
const PAID = { status: 'COMPLETED', method: 'CARD' } as const;
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');

test('a thing says for each region when it would come, once the page is alive and the shopper comes near', async () => {
  await openProduct(hoodie(), { shippingMethods: WAYS });
  await expect(screen.findByText(/Орієнтовно/, {}, { timeout: 500 })).rejects.toThrow('Unable to find');
  await act(async () => scrollDown());
  expect(plain((await screen.findByText(/16–⁠20/)).textContent)).toBe('Орієнтовно 16–⁠20 січня');
  expect(plain(screen.getByText(/22–⁠28/).textContent)).toBe('Орієнтовно 22–⁠28 січня');
});

test('nothing is said of when a sold-out thing would come, nor where the shop does not say when it sends', async () => {
  scrollDown();
  const sizes = [{ value: 'M', inStock: false }] as const;
  const view = await openProduct(hoodie({ sizes: [...sizes] }), { shippingMethods: WAYS });
  expect(screen.queryByText(/Орієнтовно/)).not.toBeInTheDocument();
  view.unmount();
  const methods = [buildShippingMethod({ regions: ['US'] })];
  await openProduct(hoodie(), { shippingMethods: methods, profile: american });
  expect(screen.queryByText(/Орієнтовно/)).not.toBeInTheDocument();
});

async function openBasket(options: ViewOptions = {}) {
  const view = renderView(<BasketScreen />, {
    path: '/basket',
    variants: [variant('a')],
    shippingMethods: WAYS,
    basket: [item('a')],
    ...options,
  });
  await act(() => view.stores.basket.read());
  return view;
}
const region = () => screen.getByRole('combobox', { name: 'Доставка' });

test('delivery estimate: the basket says by region what sending costs and when it comes, and remembers the region', async () => {
  const { user, shop } = await openBasket();
  const answer = () => plain(region().closest('div')?.querySelector('output')?.textContent);
  expect(region()).toHaveValue('UA');
  expect(answer()).toBe('₴70Орієнтовно 16–⁠20 січня');
  await user.selectOptions(region(), 'Європа');
  expect(answer()).toBe('₴650Орієнтовно 22–⁠28 січняЩе ₴10,000 — і доставка до Європи безкоштовна');
  expect(shop.keyValue.read(STORAGE_REGION)).toBe('EU');
  await user.click(screen.getByRole('button', { name: 'Чому така сума' }));
  const why = () => plain(within(screen.getByRole('complementary')).getAllByRole('listitem').at(-1)?.textContent);
  expect(why()).toBe('Доставку порахуємо, коли оберете спосіб; від ₴12,000 вона безкоштовна до Європи');
  await user.selectOptions(region(), 'Інші країни');
  expect(answer()).toBe('на наступному кроці');
  expect(why()).toBe('Доставку порахуємо, коли оберете спосіб');
});

test('in the basket sending is free from the sum on that makes it so, and the region of the last visit is there', async () => {
  await openBasket({ basket: [item('a', 'M', 6)], kept: { [STORAGE_REGION]: 'EU' } });
  expect(region()).toHaveValue('EU');
  expect(screen.getByText('безкоштовно')).toBeInTheDocument();
});

test('in the basket the days are right though the clock of the device is a month ahead', async () => {
  const { shop } = await openBasket({ isAwake: false });
  const { openedAt } = shop.stores.ui;
  await shop.clock.advance(30 * 86_400_000);
  shop.stores.ui.restore(openedAt);
  act(() => shop.stores.ui.wake());
  expect(plain((await screen.findByText(/Орієнтовно/)).textContent)).toBe('Орієнтовно 16–⁠20 січня');
});

const COURIER = buildShippingMethod({
  id: idOf('courier abroad'),
  kind: 'COURIER',
  regions: ['EU'],
  price: 98_000,
  minimumDelivery: 3,
  maximumDelivery: 5,
});
const { freeShippingFrom: _, ...PAID_COURIER } = COURIER;

test.each([
  [1, 'від ₴650Орієнтовно 22–⁠28 січняЩе ₴10,000 — і доставка посилкою до Європи безкоштовна'],
  [6, 'безкоштовноОрієнтовно 22–⁠28 січня'],
])('in the basket the days are those of the way whose price is said: of %i pieces', async (quantity, said) => {
  await openBasket({
    basket: [item('a', 'M', quantity)],
    kept: { [STORAGE_REGION]: 'EU' },
    shippingMethods: [...WAYS, PAID_COURIER],
  });
  expect(plain(region().closest('div')?.querySelector('output')?.textContent)).toBe(said);
});

test('at the checkout each way says its days and when they are', async () => {
  openOrder({ customer: CUSTOMER }, { path: '/checkout/o?step=delivery', shippingMethods: WAYS });
  const way = await within(await step('Доставка')).findByRole('radio', { name: /^Відділення пошти/ });
  expect(plain(way.closest('label')?.textContent)).toContain('1–⁠3 робочі дні, орієнтовно 16–⁠20 січня');
});

const BOUGHT: Partial<Order> = {
  lines: [LINE],
  customer: CUSTOMER,
  shippingInfo: ADDRESS,
  status: 'IN_PROCESS',
  payment: PAID,
  shippingMethod: buildShippingMethod({ minimumDelivery: 1, maximumDelivery: 3 }),
};
const openThanks = (given: Partial<Order>) =>
  renderView(<OrderResultScreen />, {
    path: '/checkout/success?order=o',
    route: '/checkout/success',
    shippingMethods: WAYS,
    orders: [order('o', { ...BOUGHT, ...given })],
  });

test.each<[string, Partial<Order>]>([
  [
    'paid, though it was begun long before',
    { createdAt: '2026-01-02T10:00:00.000Z', dates: { paid: '2026-03-10T10:00:00.000Z' } },
  ],
  ['made, where the server does not say when it was paid', { createdAt: '2026-03-10T10:00:00.000Z' }],
])('the thanks and the order itself say when the parcel comes, counted from when it was %s', async (_case, given) => {
  const view = openThanks(given);
  expect(plain((await screen.findByText(/Посилка прибуде/)).textContent)).toContain('орієнтовно 11–⁠13 березня');
  view.unmount();
  renderView(<OrderView order={buildOrder({ ...BOUGHT, ...given })} />);
  expect(plain(screen.getByText('Очікуйте').nextElementSibling?.textContent)).toBe('11–⁠13 березня');
});

test.each([
  ['2026-01-09T22:30:00.000Z', '13–⁠15 січня'],
  ['2026-01-09T10:00:00.000Z', undefined],
])('the last day is still expected on that day, and days that are past are not: paid %s', (paid, said) => {
  renderView(<OrderView order={buildOrder({ ...BOUGHT, dates: { paid } })} />);
  expect(plain(screen.queryByText('Очікуйте')?.nextElementSibling?.textContent) || undefined).toBe(said);
});

test('days that have passed while the page was open are not expected, and the thanks are over', async () => {
  const view = openThanks({ dates: { paid: '2026-01-15T09:59:00.000Z' } });
  expect(await screen.findByRole('heading', { name: /^Дякуємо/ })).toBeInTheDocument();
  view.unmount();
  await view.shop.clock.advance(10 * 86_400_000);
  renderView(<OrderResultScreen />, {
    path: '/checkout/success?order=o',
    route: '/checkout/success',
    stores: view.stores,
  });
  expect(await screen.findByRole('heading', { name: /^Збираємо/ })).toBeInTheDocument();
  expect(screen.queryByText('Очікуйте')).not.toBeInTheDocument();
});

test.each<[string, Partial<Order>]>([
  ['is shown without what was paid when', { isWithheld: true, payment: PAID, createdAt: '2026-03-10T10:00:00.000Z' }],
  ['is not paid yet', { status: 'NEW', payment: { status: 'WAITING_FOR_PAYMENT' } }],
  ['is received', { status: 'DONE', payment: PAID }],
  ['is cancelled', { status: 'CANCELED', payment: PAID }],
])('an order that %s says nothing of it', (_case, given) => {
  renderView(<OrderView order={buildOrder({ ...BOUGHT, ...given })} />);
  expect(screen.queryByText('Очікуйте')).not.toBeInTheDocument();
});
