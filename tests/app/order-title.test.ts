import { beforeEach, describe, expect, it } from 'vitest';
import { headOf } from '#app/head/head.ts';
import { loadMessages } from '#views/messages.ts';
import type { Order } from '#domain/order.ts';
import { buildOrder } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { shownAt } from '../support/shown-at.ts';

const PAID = { method: 'CARD', status: 'COMPLETED' } as const;

beforeEach(() => loadMessages('ua'));

/** The title at an address once the order it names has been asked for, or before. */
async function titleAt(address: string, given: Partial<Order> = {}, isAsked = true): Promise<string> {
  const { stores } = createFakeShop({ orders: [buildOrder({ id: 'o', ...given })] });
  const shown = shownAt(`/ua${address}`, stores);
  const id = shown.query.get('order') ?? shown.match.parameters['id'];
  if (isAsked && id !== undefined) await stores.checkout.open(id);
  return headOf(shown).title;
}

describe.each(['/checkout/success', '/checkout/error'])('%s is titled by what has become of the order', (path) => {
  it.each<[string, Partial<Order>, string]>([
    ['paid', { status: 'IN_PROCESS', payment: PAID }, 'ШОВ — Дякуємо за замовлення'],
    [
      'paid long ago',
      { status: 'IN_PROCESS', payment: PAID, dates: { paid: '2026-01-15T09:00:00.000Z' } },
      'ШОВ — Ваше замовлення',
    ],
    ['declined', { payment: { method: 'CARD', status: 'FAILED' } }, 'ШОВ — Оплата не пройшла'],
    ['not paid yet', {}, 'ШОВ — Замовлення ще не оплачено'],
    ['cancelled', { status: 'CANCELED' }, 'ШОВ — Ваше замовлення'],
    ['long received', { status: 'DONE', payment: PAID }, 'ШОВ — Ваше замовлення'],
  ])('%s', async (_case, given, title) => {
    expect(await titleAt(`${path}?order=o`, given)).toBe(title);
  });

  it('and thanks for nothing that it does not know yet', async () => {
    expect(await titleAt(`${path}?order=o`, { payment: PAID }, false)).toBe('ШОВ — Ваше замовлення');
  });
});

it.each([
  '/checkout/success',
  '/checkout/error',
  '/checkout/success?order=nowhere',
  '/checkout/error?order=nowhere',
  '/checkout/nowhere',
  '/profile?order=nowhere',
])('%s has no order and is titled so', async (address) => {
  expect(await titleAt(address)).toBe('ШОВ — Замовлення не знайдено');
});

it.each([
  ['/checkout/o', 'ШОВ — Оформлення замовлення'],
  ['/checkout', 'ШОВ — Оформлення замовлення'],
  ['/profile', 'ШОВ — Мій профіль'],
  ['/profile?tab=archive', 'ШОВ — Мій профіль'],
  ['/profile?tab=archive&order=o', 'ШОВ — Ваше замовлення'],
])('%s is titled %s', async (address, title) => {
  expect(await titleAt(address)).toBe(title);
});
