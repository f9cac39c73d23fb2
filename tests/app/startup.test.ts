import { expect, test, vi } from 'vitest';
import { prefetchScreens } from '#app/prefetch.ts';
import { catalog, product } from '#app/routes/goods.ts';
import { basket } from '#app/routes/orders.ts';
import { home } from '#app/routes/pages.tsx';
import { createFakeClock } from '../support/fake-clock.ts';

const errorScreen = vi.hoisted(() => ({ isFetched: false }));
vi.mock('#views/layout/error-screen.tsx', () => {
  errorScreen.isFetched = true;
  return {};
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %j',
  (connection) => {
    const clock = createFakeClock();
    prefetchScreens(clock, connection, home);
    expect(clock.waiting).toBe(0);
  },
);

test('on a usual line the screens on the way to the basket, and what says that one failed, are fetched once the page has settled', async () => {
  const clock = createFakeClock();
  const preloads = [home, catalog, product, basket].map(({ screen }) =>
    vi.spyOn(screen, 'preload').mockResolvedValue(),
  );
  prefetchScreens(clock, { effectiveType: '4g' }, undefined);
  await clock.advance(2_999);
  for (const preload of preloads) expect(preload).not.toHaveBeenCalled();
  expect(errorScreen.isFetched).toBe(false);
  await clock.advance(1);
  for (const preload of preloads) expect(preload).toHaveBeenCalled();
  await vi.dynamicImportSettled();
  expect(errorScreen.isFetched).toBe(true);
  vi.restoreAllMocks();
});

test('where the next press most likely leads is fetched at once: from the goods to one of them, from there to the basket', async () => {
  for (const [row, next] of [
    [catalog, product],
    [product, basket],
  ] as const) {
    const clock = createFakeClock();
    const preload = vi.spyOn(next.screen, 'preload').mockResolvedValue();
    prefetchScreens(clock, { effectiveType: '4g' }, row);
    await clock.advance(1);
    expect(preload).toHaveBeenCalledOnce();
    preload.mockRestore();
  }
});
