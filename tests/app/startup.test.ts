import { expect, test, vi } from 'vitest';
import { prefetchScreens } from '#app/prefetch.ts';
import { catalog, product } from '#app/routes/goods.ts';
import { basket } from '#app/routes/orders.ts';
import { home } from '#app/routes/pages.tsx';
import { createFakeClock } from '../support/fake-clock.ts';

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %j',
  (connection) => {
    const clock = createFakeClock();
    prefetchScreens(clock, connection, home);
    expect(clock.waiting).toBe(0);
  },
);

test('on a usual line the next screens are fetched once the page has settled', () => {
  const clock = createFakeClock();
  prefetchScreens(clock, { effectiveType: '4g' }, undefined);
  expect(clock.waiting).toBe(1);
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
