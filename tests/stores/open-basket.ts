import type { BasketItem } from '#domain/basket.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { fakeBasket, fakeCatalog, UNCOUNTED, variant } from './shop-fakes.ts';

/** A basket that has been read, over fakes. */
export async function openBasket(items: BasketItem[], known = [variant('a'), variant('b'), variant('c')]) {
  const clock = createFakeClock();
  const port = fakeBasket(items);
  const goods = fakeCatalog(known);
  const catalog = new CatalogStore(goods, new LocaleStore(profile));
  const toasts = new ToastsStore(clock);
  const basket = new BasketStore(port, catalog, toasts, clock, UNCOUNTED);
  await catalog.loadShared();
  await basket.read();
  return { basket, port, goods, catalog, toasts, clock };
}

export const quantities = (items: BasketItem[]): [string, number][] =>
  items.map((one) => [one.variantId, one.quantity]);

/** Something a fake waits for until the test opens it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
