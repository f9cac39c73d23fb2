import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadShared } from '#app/effects.ts';
import { AppError } from '#domain/errors.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => void warn.mockReset());
afterEach(() => void warn.mockReset());

const LOADS = ['categories', 'shippingMethods', 'page'] as const;
const COMBINATIONS = Array.from({ length: 2 ** LOADS.length }, (_, bits) =>
  LOADS.filter((_, place) => bits & (1 << place)),
);

test.each(COMBINATIONS.map((failing) => [failing]))(
  'the shop opens although %j fail, and each failure is logged and no more',
  async (failing) => {
    const { stores, ports } = createFakeShop();
    const error = new AppError('unreachable');
    for (const load of failing) (load === 'page' ? ports.pages : ports.catalog).failNext(error, load);
    if (!failing.includes('page')) ports.pages.failNext(new AppError('server', { status: 404 }), 'page');
    await expect(loadShared(stores)).resolves.toBeUndefined();
    expect(warn.mock.calls).toHaveLength(failing.length);
    expect(stores.toasts.toasts).toEqual([]);
  },
);

test('all three are asked for at once', async () => {
  const { stores, ports } = createFakeShop();
  const release = [ports.catalog.holdNext('categories'), ports.pages.holdNext('page')];
  const loaded = loadShared(stores);
  expect([...ports.catalog.calls, ...ports.pages.calls].map(({ method }) => method)).toEqual([...LOADS]);
  for (const go of release) go();
  await loaded;
});

test('what was given up on purpose is not logged', async () => {
  const { stores, ports } = createFakeShop();
  ports.pages.failNext(new AppError('cancelled'), 'page');
  await loadShared(stores);
  expect(warn).not.toHaveBeenCalled();
});
