import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BasketItem } from '#domain/basket.ts';
import { buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { add, hoodie, openProduct } from '../support/product-page.tsx';
import { scrollDown } from '../support/scroll-down.ts';

/** A fact without the days of the calendar, which come once the page is alive. */
const said = (fact: HTMLElement): string | undefined => fact.textContent.split('Орієнтовно')[0];

test('the size table has the measurements of the sizes this thing comes in', async () => {
  const measurements = {
    columns: ['Довжина', 'Рукав'],
    rows: [
      { size: 'S' as const, values: [68, 59] },
      { size: 'XXL' as const, values: [76, 63] },
    ],
  };
  await openProduct(hoodie({ details: { measurements } }));
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByRole('rowheader', { name: 'S', hidden: true }).parentElement).toHaveTextContent('S6859');
  expect(within(table).queryByRole('rowheader', { name: 'XXL', hidden: true })).not.toBeInTheDocument();
});

test('the size table is closed by the same ґудзик as any dialog, without scripts too', async () => {
  await openProduct(
    hoodie({ details: { measurements: { columns: ['Довжина'], rows: [{ size: 'S', values: [68] }] } } }),
  );
  const table = screen.getByRole('table', { hidden: true });
  const panel = table.closest<HTMLElement>('dialog')!;
  const close = within(panel).getByRole('button', { name: 'Закрити', hidden: true });
  expect(close).toHaveAttribute('data-tone', 'yellow');
  expect(close).toHaveAttribute('popovertarget', panel.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
  expect(close.querySelector('svg')).toHaveAttribute('data-open', 'true');
});

test('before buying it is known when delivery is free, how long it takes, what it costs and that it can be returned', async () => {
  const { freeShippingFrom: _, ...courier } = buildShippingMethod({ id: 'courier', kind: 'COURIER', price: 12_050 });
  const abroad = buildShippingMethod({
    id: 'eu',
    regions: ['EU'],
    price: 60_000,
    minimumDelivery: 5,
    maximumDelivery: 9,
  });
  await openProduct(hoodie(), { shippingMethods: [courier, buildShippingMethod(), abroad] });
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(within(facts).getAllByRole('listitem').map(said)).toEqual([
    'Із цим ще ₴550 до безкоштовної доставки у відділення в Україні',
    '1–\u20603 робочі дні, Україна, від ₴70',
    '5–\u20609 робочих днів, Європа, від ₴600',
    '14 днів на повернення',
  ]);
});

test('socks are not said to be returnable: they are not', async () => {
  await openProduct(hoodie({ name: 'Шкарпетки «Косів»', vendorCode: 'SH-0603-SK' }));
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(facts).toHaveTextContent('Шкарпетки належної якості поверненню не підлягають');
  expect(facts).not.toHaveTextContent('на повернення');
});

test('a region of several ways says the least price and the days of all, from the quickest to the slowest', async () => {
  const ways = [
    buildShippingMethod(),
    buildShippingMethod({ id: 'courier', kind: 'COURIER', price: 12_000, minimumDelivery: 2, maximumDelivery: 2 }),
    buildShippingMethod({ id: 'post', kind: 'POST', price: 6_000, minimumDelivery: 3, maximumDelivery: 6 }),
    buildShippingMethod({ id: 'eu', regions: ['EU'], price: 65_000, minimumDelivery: 5, maximumDelivery: 9 }),
    buildShippingMethod({ id: 'eu-quick', regions: ['EU'], price: 98_000, minimumDelivery: 3, maximumDelivery: 5 }),
  ];
  await openProduct(hoodie(), { shippingMethods: ways });
  const facts = within(screen.getByRole('list', { name: 'Доставка й повернення' })).getAllByRole('listitem');
  expect(facts.map(said).slice(1, 3)).toEqual([
    '1–\u20606 робочих днів, Україна, від ₴60',
    '3–\u20609 робочих днів, Європа, від ₴650',
  ]);
});

test('a region with a way that this basket has free says which, how long that takes, and no price', async () => {
  const { freeShippingFrom: _, ...post } = buildShippingMethod({ id: 'post', kind: 'POST', maximumDelivery: 6 });
  const abroad = buildShippingMethod({ id: 'eu', regions: ['EU'], price: 60_000, freeShippingFrom: 900_000 });
  await openProduct(hoodie({ price: 300_000 }), { shippingMethods: [buildShippingMethod(), post, abroad] });
  const facts = within(screen.getByRole('list', { name: 'Доставка й повернення' })).getAllByRole('listitem');
  expect(facts.map(said)).toEqual([
    'Із цим доставка у відділення в Україні безкоштовна',
    '1–\u20603 робочі дні, у відділення в Україні безкоштовно',
    '1–\u20603 робочі дні, Європа, від ₴600',
    '14 днів на повернення',
  ]);
});

/** What the page of a thing of ₴1,890 (₴2,250 before) says of free delivery, which begins at ₴3,000. */
const toFreeDelivery = async (basket: BasketItem[] = [], overrides: Parameters<typeof hoodie>[0] = {}) => {
  const variant = hoodie({ price: 225_000, discountPrice: 189_000, ...overrides });
  const other = buildVariant({ id: idOf('other'), productId: idOf('other product'), price: 100_000 });
  const rendered = await openProduct(variant, {
    variants: [variant, other],
    shippingMethods: [buildShippingMethod()],
    basket,
    query: '?size=M',
  });
  const facts = (): string | null =>
    within(screen.getByRole('list', { name: 'Доставка й повернення' })).getAllByRole('listitem')[0]?.textContent ??
    null;
  return { ...rendered, facts };
};

test('with nothing in the basket the way to free delivery counts what this thing costs now', async () => {
  const { facts } = await toFreeDelivery();
  expect(facts()).toBe('Із цим ще ₴1,110 до безкоштовної доставки в Україні');
});

test('as many pieces as are chosen are counted, to free delivery itself', async () => {
  const { facts, user } = await toFreeDelivery();
  await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
  expect(facts()).toBe('Із цим доставка в Україні безкоштовна');
});

test('what else is in the basket is counted with this thing', async () => {
  const { facts, stores } = await toFreeDelivery([{ variantId: idOf('other'), size: 'M', quantity: 1 }]);
  await waitFor(() => expect(stores.basket.productsPrice).toBe(100_000));
  expect(facts()).toBe('Із цим ще ₴110 до безкоштовної доставки в Україні');
});

test('adding it keeps the amount left, which is now that of the basket', async () => {
  const { facts, user } = await toFreeDelivery();
  await user.click(add());
  await screen.findByRole('link', { name: 'У кошику — перейти' });
  await waitFor(() => expect(facts()).toBe('₴1,110 до безкоштовної доставки в Україні'));
});

test('a basket whose delivery is free already says so', async () => {
  const { facts } = await toFreeDelivery([{ variantId: idOf('variant'), size: 'M', quantity: 2 }]);
  await waitFor(() => expect(facts()).toBe('Доставка в Україні безкоштовна для вашого кошика'));
});

test('what is sold out is not counted: it cannot be added', async () => {
  const { facts } = await toFreeDelivery([], { inStock: false, sizes: [{ value: 'M', inStock: false }] });
  expect(facts()).toBe('₴3,000 до безкоштовної доставки в Україні');
});

test('a sold-out size that is chosen is promised for no day and not counted, though others are there', async () => {
  scrollDown();
  const abroad = buildShippingMethod({ id: 'eu', regions: ['EU'], price: 60_000, freeShippingFrom: 300_000 });
  const open = (size: string) =>
    openProduct(hoodie({ price: 300_000 }), {
      shippingMethods: [buildShippingMethod({ freeShippingFrom: 900_000 }), abroad],
      query: `?size=${size}`,
    });
  const facts = () => within(screen.getByRole('list', { name: 'Доставка й повернення' }));
  const view = await open('M');
  expect(await facts().findAllByText(/Орієнтовно/)).toHaveLength(2);
  view.unmount();
  await open('L');
  expect(
    facts()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '₴3,000 до безкоштовної доставки до Європи',
    'Доставка: Україна, від ₴70',
    'Доставка: Європа, від ₴600',
    '14 днів на повернення',
  ]);
});

test('a sold-out thing tells where sending is free for the basket, and of no days', async () => {
  await openProduct(hoodie({ sizes: [{ value: 'M', inStock: false }] }), {
    shippingMethods: [buildShippingMethod({ freeShippingFrom: 0 })],
  });
  expect(screen.getByRole('list', { name: 'Доставка й повернення' })).toHaveTextContent(
    'Доставка в Україні безкоштовна14 днів на повернення',
  );
});

test('where no delivery is ever free nothing is said of it', async () => {
  const { freeShippingFrom: _, ...method } = buildShippingMethod();
  await openProduct(hoodie(), { shippingMethods: [method] });
  const facts = screen.getByRole('list', { name: 'Доставка й повернення' });
  expect(facts).not.toHaveTextContent('безкоштовн');
});
