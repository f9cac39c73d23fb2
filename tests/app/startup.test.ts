import { expect, test, vi } from 'vitest';
import { prefetchScreens } from '#app/prefetch.ts';
import { catalog, product } from '#app/routes/goods.ts';
import { basket } from '#app/routes/orders.ts';
import { home, infoPage } from '#app/routes/pages.tsx';
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

test('on a usual line the rest of the way to the basket, and what says that a screen failed, are fetched once the page has settled', async () => {
  const clock = createFakeClock();
  const [first, ...way] = [catalog, product, basket].map(({ screen }) =>
    vi.spyOn(screen, 'preload').mockResolvedValue(),
  );
  const back = vi.spyOn(home.screen, 'preload').mockResolvedValue();
  prefetchScreens(clock, { effectiveType: '4g' }, infoPage('faq', 'light'));
  await clock.advance(2_999);
  expect(first).toHaveBeenCalledOnce();
  for (const preload of way) expect(preload).not.toHaveBeenCalled();
  expect(errorScreen.isFetched).toBe(false);
  await clock.advance(1);
  for (const preload of way) expect(preload).toHaveBeenCalledOnce();
  await vi.dynamicImportSettled();
  expect(errorScreen.isFetched).toBe(true);
  // Nobody seems about to go there, and what comes would hold up a press.
  expect(back).not.toHaveBeenCalled();
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
