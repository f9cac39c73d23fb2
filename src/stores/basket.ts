import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { BasketItem, BasketKey } from '#domain/basket.ts';
import {
  addItem,
  allowedQuantity,
  changeItem,
  countPieces,
  isSameItem,
  removeItem,
  restoreItem,
} from '#domain/basket.ts';
import type { Size, Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { AppError, errorText, isCancelled } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';
import { productsPrice } from '#domain/price.ts';
import { amountLeftForFreeShipping, freeShippingFrom } from '#domain/shipping.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { Clock } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';
import { debounce } from './debounce.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, READY } from './load-state.ts';
import type { ToastsStore } from './toasts.ts';

export interface BasketLine extends BasketItem {
  /** Undefined while it loads, and for good when the shop no longer knows it. */
  variant: Variant | undefined;
  /** What keeps the line from being bought. */
  trouble: 'unknown' | 'not-in-stock' | undefined;
  /** What went wrong with the last change of this line. */
  error: ErrorText | undefined;
  /** Pieces times today's price; 0 when it cannot be bought. */
  total: Money;
}

const lineKey = (key: BasketKey): string => `${key.variantId} ${key.size}`;

/** What the shopper means to buy. */
export class BasketStore {
  items: BasketItem[] = [];
  state: LoadState = IDLE;
  readonly errors = observable.map<string, ErrorText>({}, { deep: false });
  readonly #port: BasketPort;
  readonly #catalogPort: CatalogPort;
  readonly #catalog: CatalogStore;
  readonly #toasts: ToastsStore;
  readonly #refreshSoon: (() => void) & { cancel: () => void };

  constructor(port: BasketPort, catalogPort: CatalogPort, catalog: CatalogStore, toasts: ToastsStore, clock: Clock) {
    this.#port = port;
    this.#catalogPort = catalogPort;
    this.#catalog = catalog;
    this.#toasts = toasts;
    this.#refreshSoon = debounce(clock, DEBOUNCE_MS, () => void this.refreshVariants());
    makeAutoObservable(this, { items: observableRef, state: observableRef, errors: false }, { autoBind: true });
  }

  /** Reads the basket and follows other tabs; gives the way to stop. */
  start(): () => void {
    void this.read();
    return this.#port.subscribe(() => void this.read());
  }

  async read(): Promise<void> {
    try {
      const items = await this.#port.read();
      runInAction(() => (this.items = items));
      await this.refreshVariants();
    } catch (error) {
      this.#toasts.showError(error);
    }
  }

  get pieces(): number {
    return countPieces(this.items);
  }

  get isEmpty(): boolean {
    return this.items.length === 0;
  }

  get lines(): BasketLine[] {
    return this.items.map((item) => {
      const variant = this.#catalog.variants.get(item.variantId);
      const isSettled = this.state.status === 'ready';
      const isSold = variant !== undefined && !isInStock(variant, item.size);
      const trouble = variant === undefined ? (isSettled ? 'unknown' : undefined) : isSold ? 'not-in-stock' : undefined;
      const canBuy = variant !== undefined && trouble === undefined;
      const total = canBuy ? currentPrice(variant) * item.quantity : 0;
      return { ...item, variant, trouble, error: this.errors.get(lineKey(item)), total };
    });
  }

  /** Today's price of everything that can be bought. */
  get productsPrice(): Money {
    return productsPrice(this.lines.map((line) => ({ price: line.total, quantity: 1 })));
  }

  /** What is saved against the old prices. */
  get saved(): Money {
    return this.lines.reduce(
      (sum, line) => sum + (line.variant && !line.trouble ? line.variant.price * line.quantity - line.total : 0),
      0,
    );
  }

  get freeShippingFrom(): Money {
    return freeShippingFrom(this.#catalog.shippingMethods);
  }

  get leftForFreeShipping(): Money {
    return amountLeftForFreeShipping(this.productsPrice, this.#catalog.shippingMethods);
  }

  get canCheckOut(): boolean {
    return !this.isEmpty && this.lines.every((line) => line.trouble === undefined && line.variant !== undefined);
  }

  has(key: BasketKey): boolean {
    return this.items.some((item) => isSameItem(item, key));
  }

  hasVariant(variantId: string): boolean {
    return this.items.some((item) => item.variantId === variantId);
  }

  /** Puts it in; a size that is sold out is refused with PRODUCT_VARIANT_NOT_IN_STOCK. True when it is in. */
  async add(variant: Variant, size: Size, quantity = 1): Promise<boolean> {
    try {
      if (!isInStock(variant, size))
        throw new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
      const item = { variantId: variant.id, size, quantity: allowedQuantity(quantity) ?? 1 };
      this.#catalog.remember([variant]);
      const items = await this.#port.add(item);
      runInAction(() => (this.items = items));
      return true;
    } catch (error) {
      this.#toasts.showError(error);
      return false;
    }
  }

  /** Shown at once, kept at once; a refused change comes back with its reason at the line. */
  async change(key: BasketKey, quantity: unknown): Promise<void> {
    const allowed = allowedQuantity(quantity);
    if (allowed === undefined) return;
    const item = { variantId: key.variantId, size: key.size, quantity: allowed };
    await this.#apply(key, changeItem(this.items, item), () => this.#port.change(item));
  }

  /** Removes a line and offers to bring it back. */
  async remove(key: BasketKey): Promise<void> {
    const position = this.items.findIndex((item) => isSameItem(item, key));
    const removed = this.items[position];
    if (removed === undefined) return;
    const name = this.#catalog.variants.get(key.variantId)?.name ?? '';
    await this.#apply(key, removeItem(this.items, key), () => this.#port.remove(key));
    if (this.has(key)) return;
    this.#toasts.show(
      'info',
      { key: 'basket.removed', values: { name } },
      { key: 'basket.undo', run: () => void this.restore(removed, position) },
    );
  }

  async restore(item: BasketItem, position: number): Promise<void> {
    const items = this.has(item) ? addItem(this.items, item) : restoreItem(this.items, item, position);
    await this.#apply(item, items, () => this.#port.replace(items));
  }

  /** Takes out what an order has paid for; what was added meanwhile stays. */
  async removeBought(bought: BasketItem[]): Promise<void> {
    const left = this.items.filter((item) => !bought.some((one) => isSameItem(one, item)));
    if (left.length === this.items.length) return;
    try {
      const items = await this.#port.replace(left);
      runInAction(() => (this.items = items));
    } catch (error) {
      this.#toasts.showError(error);
    }
  }

  /** Prices and stock of the lines, as they are now. */
  async refreshVariants(): Promise<void> {
    const ids = [...new Set(this.items.map((item) => item.variantId))];
    if (ids.length === 0) {
      runInAction(() => (this.state = READY));
      return;
    }
    runInAction(() => (this.state = LOADING));
    try {
      const found = await this.#catalogPort.searchVariants({ filter: { ids }, limit: Math.min(100, ids.length) });
      runInAction(() => {
        for (const id of ids) if (!found.items.some((variant) => variant.id === id)) this.#catalog.variants.delete(id);
        this.#catalog.remember(found.items);
        this.state = READY;
      });
    } catch (error) {
      if (!isCancelled(error)) runInAction(() => (this.state = { status: 'failed', error: errorText(error) }));
    }
  }

  async #apply(key: BasketKey, next: BasketItem[], keep: () => Promise<BasketItem[]>): Promise<void> {
    const before = this.items;
    this.items = next;
    this.errors.delete(lineKey(key));
    try {
      const kept = await keep();
      runInAction(() => (this.items = kept));
      this.#refreshSoon();
    } catch (error) {
      runInAction(() => {
        this.items = before;
        this.errors.set(lineKey(key), errorText(error));
      });
    }
  }
}
