import type { BasketItem } from '#domain/basket.ts';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import type { CheckoutDraft } from '#stores/checkout-draft.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { LocaleStore } from '#stores/locale.ts';
import { PromoStore } from '#stores/promo.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import type { FakeKeyValue } from '../support/fake-key-value.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { A_GUEST, fakeBasket, fakeCatalog, fakeOrders, UNCOUNTED, variant } from './shop-fakes.ts';

interface Given {
  basket?: BasketItem[];
  orders?: Order[];
  draft?: CheckoutDraft;
  keyValue?: FakeKeyValue;
  port?: ReturnType<typeof fakeOrders>;
}

/** A checkout over fakes, its basket read; `went` is where the shop went by itself, `history` what Back knows of it. */
export async function openCheckout(given: Given = {}) {
  const clock = createFakeClock();
  const keyValue = given.keyValue ?? createFakeKeyValue();
  if (given.draft !== undefined) keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(given.draft));
  const goods = fakeCatalog([variant('a'), variant('b')]);
  const toasts = new ToastsStore(clock);
  const catalog = new CatalogStore(goods, new LocaleStore(profile));
  const keeper = fakeBasket(given.basket ?? []);
  const basket = new BasketStore(keeper, catalog, toasts, clock, UNCOUNTED);
  await basket.read();
  const port = given.port ?? fakeOrders(given.orders);
  const went: unknown[] = [];
  const history = ['/checkout'];
  const navigation = {
    at: () => '/',
    open(path: string, { replace = false } = {}) {
      went.push(path);
      history.splice(replace ? -1 : history.length, 1, path);
    },
    submit: (url: string, method: string, fields: Record<string, string>) => void went.push({ url, method, fields }),
  };
  let ids = 0;
  const newId = (): string => `press-${(ids += 1)}`;
  const promo = new PromoStore(goods, basket, catalog, keyValue, clock, A_GUEST);
  const checkout = new CheckoutStore(port, basket, keyValue, navigation, newId, clock, UNCOUNTED, promo);
  const called = (name: string) => port.script.calls.filter((call) => call[0] === name).map(([, ...sent]) => sent);
  return { checkout, basket, keeper, promo, goods, port, keyValue, went, history, navigation, called, clock };
}
