import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadMessages } from '#views/messages.ts';
import { wakeUp } from '#app/startup.ts';
import { LOCALE_COOKIE, STORAGE_BASKET, STORAGE_PROMO_CODE, STORAGE_SEEN_PRICES } from '#domain/constants.ts';
import { buildVariant } from '#fixtures/build.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { TENTH } from '#tests/stores/open-promo.ts';

test('a page that is alive remembers what the goods of the basket cost', async () => {
  const variant = buildVariant({ id: 'v1', price: 245_000 });
  const { stores, keyValue } = createFakeShop({
    variants: [variant],
    basket: [{ variantId: 'v1', size: 'M', quantity: 1 }],
  });
  wakeUp(stores);
  await settle();
  expect(JSON.parse(keyValue.read(STORAGE_SEEN_PRICES) ?? '{}')).toEqual({ v1: 245_000 });
});

test('what another tab puts into a basket or takes out of it shows here', async () => {
  const { stores, keyValue, ports } = createFakeShop({ basket: [{ variantId: 'v1', size: 'M', quantity: 1 }] });
  wakeUp(stores);
  await settle();
  await ports.basket.replace([{ variantId: 'v2', size: 'M', quantity: 7 }]);
  keyValue.writeElsewhere(STORAGE_BASKET, '[]');
  await settle();
  expect(stores.basket.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([['v2', 7]]);
});

test('a code typed in another tab counts here', async () => {
  const variant = buildVariant({ id: 'v1', price: 200_000 });
  const basket = [{ variantId: 'v1', size: 'M', quantity: 1 } as const];
  const { stores, keyValue } = createFakeShop({ variants: [variant], basket, promoCodes: [TENTH] });
  wakeUp(stores);
  await settle();
  keyValue.writeElsewhere(STORAGE_PROMO_CODE, TENTH.name);
  await settle();
  expect(stores.promo.prices.discount).toBe(20_000);
});

test('its language is the one of the next visit', async () => {
  await loadMessages('en');
  const { stores } = createFakeShop();
  wakeUp(stores);
  expect(document.cookie).toContain(`${LOCALE_COOKIE}=ua`);
  const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', asked);
  act(() => stores.locale.use('en'));
  expect(document.cookie).toContain(`${LOCALE_COOKIE}=en`);
  expect(asked).not.toHaveBeenCalled();
});
