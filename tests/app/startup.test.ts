import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { prefetchScreens } from '#app/alive/prefetch.ts';
import { catalog, product } from '#app/routes/goods.ts';
import { basket } from '#app/routes/orders.ts';
import { home, infoPage } from '#app/routes/pages.tsx';
import { createFakeClock } from '../support/fake-clock.ts';

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %j',
  (connection) => {
    const clock = createFakeClock();
    const next = vi.spyOn(product.screen, 'preload').mockResolvedValue();
    prefetchScreens(clock, connection, home, { isEmpty: false });
    expect(next).not.toHaveBeenCalled();
    expect(clock.waiting).toBe(0);
    vi.restoreAllMocks();
  },
);

test('on a usual line the next screen is fetched at once, and no other', async () => {
  const clock = createFakeClock();
  const first = vi.spyOn(catalog.screen, 'preload').mockResolvedValue();
  // Nobody seems about to go there, and what comes would hold up a press.
  const others = [product, basket, home].map(({ screen }) => vi.spyOn(screen, 'preload').mockResolvedValue());
  prefetchScreens(clock, { effectiveType: '4g' }, infoPage('faq', 'light'), { isEmpty: true });
  expect(first).toHaveBeenCalledOnce();
  await clock.advance(600_000);
  for (const preload of others) expect(preload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the basket is fetched once there is something in it, on any screen, and not while a page settles', async () => {
  const clock = createFakeClock();
  const preload = vi.spyOn(basket.screen, 'preload').mockResolvedValue();
  const items = observable({ isEmpty: true });
  prefetchScreens(clock, { effectiveType: '4g' }, home, items);
  await clock.advance(3_000);
  expect(preload).not.toHaveBeenCalled();
  runInAction(() => (items.isEmpty = false));
  expect(preload).toHaveBeenCalledOnce();
  const later = createFakeClock();
  prefetchScreens(later, { effectiveType: '4g' }, home, { isEmpty: false });
  await later.advance(2_999);
  expect(preload).toHaveBeenCalledOnce();
  await later.advance(1);
  expect(preload).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test('where the next press most likely leads is fetched at once: from the goods to one of them', async () => {
  const clock = createFakeClock();
  const preload = vi.spyOn(product.screen, 'preload').mockResolvedValue();
  prefetchScreens(clock, { effectiveType: '4g' }, catalog, { isEmpty: true });
  expect(preload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
