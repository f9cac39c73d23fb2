import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PAGE_SIZE } from '#domain/constants.ts';
import { errorText, isCancelled } from '#domain/errors.ts';
import type { Order, OrderStatus } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import type { BasketStore } from './basket.ts';
import type { CatalogStore } from './catalog.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, READY } from './load-state.ts';
import type { ToastsStore } from './toasts.ts';

export type OrdersTab = 'current' | 'archive';

/** Which orders are in which tab (spec section 2). */
const STATUSES: Record<OrdersTab, OrderStatus[]> = { current: ['NEW', 'IN_PROCESS'], archive: ['DONE', 'CANCELED'] };

/** The customer's own orders, newest first, a tab at a time. */
export class OrdersStore {
  tab: OrdersTab = 'current';
  items: Order[] = [];
  total = 0;
  state: LoadState = IDLE;
  /** The order whose goods are being put into the basket. */
  buyingAgain: string | undefined = undefined;
  readonly #port: OrderPort;
  readonly #catalog: CatalogStore;
  readonly #basket: BasketStore;
  readonly #toasts: ToastsStore;
  readonly #latest = new Latest();
  #pages = 0;

  constructor(port: OrderPort, catalog: CatalogStore, basket: BasketStore, toasts: ToastsStore) {
    this.#port = port;
    this.#catalog = catalog;
    this.#basket = basket;
    this.#toasts = toasts;
    makeAutoObservable(this, { items: observableRef, state: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.items.length < this.total;
  }

  /** Shows a tab from its beginning; what another one showed is gone. */
  async open(tab: OrdersTab): Promise<void> {
    this.forget();
    this.tab = tab;
    await this.more();
  }

  /** The next page, or the same once more after a failure. */
  async more(): Promise<void> {
    const signal = this.#latest.begin();
    const page = this.#pages + 1;
    this.state = LOADING;
    try {
      const found = await this.#port.mine({ statuses: STATUSES[this.tab], page, limit: PAGE_SIZE }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.items = [...this.items, ...found.items];
        this.total = found.total;
        this.state = READY;
        this.#pages = page;
      });
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return;
      runInAction(() => (this.state = { status: 'failed', error: errorText(error) }));
    }
  }

  /** The newest that were paid or agreed on, whatever tab is open; none where they cannot be had. */
  async latest(signal: AbortSignal): Promise<Order[]> {
    try {
      return (await this.#port.mine({ statuses: ['IN_PROCESS', 'DONE'], limit: PAGE_SIZE }, signal)).items;
    } catch {
      return [];
    }
  }

  /** Puts what was bought into the basket once more, as far as it is still sold; says what became of it. */
  async buyAgain({ id, lines }: Pick<Order, 'id' | 'lines'>): Promise<void> {
    if (this.buyingAgain !== undefined) return;
    this.buyingAgain = id;
    try {
      const bought = lines.filter((line) => !line.isGift);
      await this.#catalog.refresh(
        bought.map((line) => line.variantId),
        new AbortController().signal,
      );
      const gone = new Set<string>();
      let count = 0;
      for (const { variantId, size, quantity, name, color } of [...bought].reverse()) {
        const variant = this.#catalog.variants.get(variantId);
        const isSold = variant?.sizes.some((one) => one.value === size && one.inStock) === true;
        const before = this.#basket.pieces;
        // A full line takes fewer; a basket that had not been read yet grows by what was in it, too.
        if (isSold && (await this.#basket.add(variant, size, quantity)))
          count += Math.min(quantity, this.#basket.pieces - before);
        else gone.add(`${name}, ${color.name}`);
      }
      const said =
        gone.size === 0
          ? { key: 'toast.bought-again', values: { count } }
          : { key: 'toast.bought-again-in-part', values: { count, gone: [...gone].reverse().join(', ') } };
      this.#toasts.show(count === 0 ? 'info' : 'success', said);
    } catch (error) {
      this.#toasts.showError(error);
    } finally {
      runInAction(() => (this.buyingAgain = undefined));
    }
  }

  /** The screen is left, or somebody else is signed in. */
  forget(): void {
    this.#latest.stop();
    this.items = [];
    this.total = 0;
    this.state = IDLE;
    this.#pages = 0;
  }
}
