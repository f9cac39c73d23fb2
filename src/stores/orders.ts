import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Paged } from '#domain/catalog.ts';
import { goesOn } from '#domain/catalog.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import type { Order, OrderStatus } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, READY } from './load-state.ts';

export type OrdersTab = 'current' | 'archive';

/** Which orders are in which tab (spec section 2). */
const STATUSES: Record<OrdersTab, OrderStatus[]> = { current: ['NEW', 'IN_PROCESS'], archive: ['DONE', 'CANCELED'] };

/** The customer's own orders, newest first, a tab at a time. */
export class OrdersStore {
  tab: OrdersTab = 'current';
  items: Order[] = [];
  total = 0;
  state: LoadState = IDLE;
  readonly #port: OrderPort;
  readonly #latest = new Latest();
  #pages = 0;

  constructor(port: OrderPort) {
    this.#port = port;
    makeAutoObservable(this, { items: observableRef, state: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.items.length < this.total;
  }

  /** Shows a tab from its beginning; what another one showed is gone, what this one showed stays until it is read anew. */
  async open(tab: OrdersTab): Promise<void> {
    if (tab !== this.tab) this.forget();
    this.tab = tab;
    this.#pages = 0;
    await this.more();
  }

  /** The next page, or the same once more after a failure. */
  async more(): Promise<void> {
    const signal = this.#latest.begin();
    const page = this.#pages + 1;
    this.state = LOADING;
    const statuses = STATUSES[this.tab];
    const ask = (one: number): Promise<Paged<Order>> =>
      this.#port.mine({ statuses, page: one, limit: PAGE_SIZE }, signal);
    try {
      const next = await ask(page);
      const isNext = page > 1 && goesOn(this, next);
      const former = isNext
        ? [this]
        : await Promise.all(Array.from({ length: page - 1 }, (_, index) => ask(index + 1)));
      if (signal.aborted) return;
      runInAction(() => {
        this.items = [...former, next].flatMap(({ items }) => items);
        this.total = next.total;
        this.state = READY;
        this.#pages = page;
      });
    } catch (error) {
      const failed = failedBy(error);
      if (failed && !signal.aborted) runInAction(() => (this.state = failed));
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

  /** The screen is left, or somebody else is signed in. */
  forget(): void {
    this.#latest.stop();
    this.items = [];
    this.total = 0;
    this.state = IDLE;
    this.#pages = 0;
  }
}
