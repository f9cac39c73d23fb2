import { expect, test } from 'vitest';
import { buildVariant } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

test('what is put into the basket is counted once it is in, and not when it is refused', async () => {
  const variant = buildVariant();
  const { stores, events } = createFakeShop({ variants: [variant] });
  await stores.basket.add(variant, 'M', 2);
  await stores.basket.add({ ...variant, sizes: [{ value: 'M', inStock: false }] }, 'M');
  expect(events).toEqual([
    {
      name: 'add-to-basket',
      variantId: variant.id,
      size: 'M',
      quantity: 2,
      price: variant.discountPrice ?? variant.price,
    },
  ]);
});

test('of what is put into a line that is almost full, what it took is counted', async () => {
  const variant = buildVariant();
  const { stores, events } = createFakeShop({ variants: [variant] });
  await stores.basket.add(variant, 'M', 97);
  await stores.basket.add(variant, 'M', 5);
  expect(events).toMatchObject([{ quantity: 97 }, { quantity: 2 }]);
});

test('an order in a click is counted without its phone', async () => {
  const variant = buildVariant();
  const { stores, events } = createFakeShop({ variants: [variant] });
  await stores.oneClick.order({ variantId: variant.id, size: 'M' }, '+380672140811');
  expect(events).toEqual([{ name: 'one-click-order' }]);
});

test('a screen is counted by its name, once while it is looked at', () => {
  const { stores, events } = createFakeShop();
  for (const screen of ['home', 'home', 'checkout-id', 'home']) stores.visits.see(screen);
  expect(events.map((event) => event.name === 'page' && event.screen)).toEqual(['home', 'checkout-id', 'home']);
});
