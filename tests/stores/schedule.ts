import { createGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import { createClient } from '#adapters/http/client.ts';
import { createOrders } from '#adapters/http/order.ts';
import type { BasketItem } from '#domain/basket.ts';
import { STORAGE_BASKET, STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import type { Backend } from '#mocks/backend.ts';
import type { KeyValue } from '#ports/platform.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { readDraft } from '#stores/checkout-draft.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { LocaleStore } from '#stores/locale.ts';
import { OrderKeys } from '#stores/order-keys.ts';
import { PromoStore } from '#stores/promo.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { change, choosePayment, heardOf, CUSTOMER, KYIV, methodId, ORIGIN, pay } from '../mocks/support/guest.ts';
import { createFakeClock, settle } from '../support/fake-clock.ts';
import { A_GUEST, fakeCatalog, UNCOUNTED, variant } from './shop-fakes.ts';

/** 0 inclusive to 1 exclusive; the same for the same seed. */
type Chance = () => number;

/** Something that happens later: an answer that arrives, a change of storage that another tab hears of. */
type Event = () => Promise<void>;

interface Tab {
  checkout: CheckoutStore;
  basket: BasketStore;
  isClosed: boolean;
}

/** One browser of several tabs with a network that delays, loses and reorders, over a bundled backend. */
export class Browser {
  readonly tabs: Tab[] = [];
  /** From now on nothing is lost any more. */
  isWell = false;
  /** A planted mistake: nothing of the checkout is kept. */
  isForgetful = false;
  readonly #kept = new Map<string, string>();
  readonly #heard = new Set<{ tab: number; name: string; changed: () => void }>();
  readonly #events: Event[] = [];
  readonly #paid = new Set<string>();
  readonly #backend: Backend;
  readonly #chance: Chance;
  readonly #newId: () => string;
  readonly #items: BasketItem[];

  constructor(backend: Backend, items: BasketItem[], chance: Chance, newId: () => string) {
    this.#backend = backend;
    this.#items = items;
    this.#chance = chance;
    this.#newId = newId;
    this.#kept.set(STORAGE_BASKET, JSON.stringify({ items }));
  }

  get waiting(): number {
    return this.#events.length;
  }

  get orderId(): string | undefined {
    return readDraft(this.#kept.get(STORAGE_CHECKOUT_DRAFT), 0).orderId;
  }

  /** A new tab, or the same one after a reload: whatever the former one waited for, it hears no more. */
  async open(index: number): Promise<void> {
    const former = this.tabs[index];
    if (former !== undefined) former.isClosed = true;
    for (const one of this.#heard) if (one.tab === index) this.#heard.delete(one);
    const clock = createFakeClock();
    const keyValue = this.#storageOf(index);
    const goods = this.#items.map(({ variantId, size }) =>
      variant(variantId, { sizes: [{ value: size, inStock: true }] }),
    );
    const shelf = fakeCatalog(goods);
    const catalog = new CatalogStore(shelf, new LocaleStore(profile));
    const basket = new BasketStore(
      createGuestBasket(keyValue, createLocks(undefined)),
      catalog,
      new ToastsStore(clock),
      clock,
      UNCOUNTED,
    );
    const tab: Tab = { basket, isClosed: false, checkout: undefined as unknown as CheckoutStore };
    const client = createClient({
      fetch: (input, init) => this.#send(tab, new Request(new URL(input as string, ORIGIN), init)),
      baseUrl: '',
      language: () => 'uk',
      clock,
      random: () => 0,
      sendIdempotencyKey: true,
    });
    const navigation = { at: () => '/', open: () => {}, submit: () => {} };
    const keys = new OrderKeys(keyValue);
    const orders = createOrders(client, undefined, (id) => keys.of(id));
    const promo = new PromoStore(shelf, basket, catalog, keyValue, clock, A_GUEST);
    tab.checkout = new CheckoutStore(orders, basket, keyValue, navigation, this.#newId, clock, UNCOUNTED, promo);
    this.tabs[index] = tab;
    keyValue.subscribe(STORAGE_BASKET, () => void basket.read());
    void basket.read();
    await settle();
  }

  /** Lets one of the things that are on their way happen. */
  async happen(): Promise<void> {
    const [event] = this.#events.splice(Math.floor(this.#chance() * this.#events.length), 1);
    await event?.();
    await settle();
  }

  /** Past the screens: another device of the same shopper fills the order in and pays for it. */
  async payElsewhere(id: string): Promise<void> {
    if (this.#paid.has(id)) return;
    this.#paid.add(id);
    await change(this.#backend, id, 'update-customer', CUSTOMER);
    await change(this.#backend, id, 'update-shipping-info', KYIV);
    await change(this.#backend, id, 'update-shipping-method', { id: methodId('parcel-branch') });
    await pay(this.#backend, await choosePayment(this.#backend, id));
  }

  #storageOf(tab: number): KeyValue {
    return {
      read: (name) => this.#kept.get(name),
      write: (name, value) => {
        if (this.isForgetful && name === STORAGE_CHECKOUT_DRAFT) return false;
        this.#kept.set(name, value);
        this.#tell(tab, name);
        return true;
      },
      remove: (name) => {
        this.#kept.delete(name);
        this.#tell(tab, name);
      },
      subscribe: (name, changed) => {
        const one = { tab, name, changed };
        this.#heard.add(one);
        return () => void this.#heard.delete(one);
      },
    };
  }

  #tell(writer: number, name: string): void {
    for (const one of this.#heard)
      if (one.tab !== writer && one.name === name)
        this.#events.push(async () => {
          if (this.#heard.has(one)) one.changed();
        });
  }

  /** Two moments apart: the server does it, then its answer arrives; either may never come to be. */
  #send(tab: Tab, request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      const lose = (): void => {
        if (!tab.isClosed) reject(new TypeError('Failed to fetch'));
      };
      this.#events.push(async () => {
        if (!this.isWell && this.#chance() < 0.2) return lose();
        const response = await this.#backend.handle(request);
        if (request.url.includes('/orders/create')) heardOf(this.#backend, (await response.clone().json()) as object);
        this.#events.push(async () => {
          if (!this.isWell && this.#chance() < 0.25) return lose();
          if (!tab.isClosed) resolve(response);
        });
      });
    });
  }
}
