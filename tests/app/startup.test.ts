import { expect, test } from 'vitest';
import { latePort } from '#app/late-port.ts';
import { prefetchScreens } from '#app/prefetch.ts';
import { AppError } from '#domain/errors.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakeShop } from '../support/fake-shop.ts';

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %j',
  (connection) => {
    const clock = createFakeClock();
    prefetchScreens(createFakeShop().stores, clock, connection);
    expect(clock.waiting).toBe(0);
  },
);

test('on a usual line the next screens are fetched once the page has settled', () => {
  const clock = createFakeClock();
  prefetchScreens(createFakeShop().stores, clock, { effectiveType: '4g' });
  expect(clock.waiting).toBe(1);
});

interface Greeter {
  greet(name: string): Promise<string>;
}

test('a late port fetches its adapter with the first call', async () => {
  let fetched = 0;
  const port = latePort<Greeter>(async () => {
    fetched += 1;
    return { greet: async (name) => `Вітаємо, ${name}` };
  });
  expect(fetched).toBe(0);
  expect(await port.greet('Олено')).toBe('Вітаємо, Олено');
});

test('an adapter that cannot be fetched is a server that cannot be reached', async () => {
  const port = latePort<Greeter>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(port.greet('Олено')).rejects.toMatchObject({ name: 'AppError', kind: 'unreachable' });
});

test('what an adapter rejects with is passed on as it is', async () => {
  const refused = new AppError('server', { code: 'ORDER_NOT_FOUND', status: 404 });
  const port = latePort<Greeter>(async () => ({ greet: () => Promise.reject(refused) }));
  await expect(port.greet('Олено')).rejects.toBe(refused);
});

test('a late port is no promise, whoever asks', async () => {
  const port = latePort<Greeter>(async () => ({ greet: async (name) => name }));
  expect(await Promise.resolve(port)).toBe(port);
});
