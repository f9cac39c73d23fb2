import { makeAutoObservable } from 'mobx';
import type { BasketItem, BasketKey } from '#domain/basket.ts';
import {
  addItem,
  allowedQuantity,
  changeItem,
  countPieces,
  exchangeItem,
  isSameItem,
  removeItem,
  restoreItem,
  withoutBought,
} from '#domain/basket.ts';
import type { Size, Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import { QUANTITY_MAX } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { errorText, isCancelled, tellsSoldOut } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';
import { amountLeftForFreeShipping } from '#domain/shipping.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { Clock } from '#ports/platform.ts';
import type { BasketLine } from './basket-line.ts';
import { COLOR_GONE, LINE_FULL, SIZE_GONE, basketLine, removedWords } from './basket-line.ts';
import type { BasketChange } from './basket-changes.ts';
import { BasketChanges } from './basket-changes.ts';
import { BasketStock } from './basket-stock.ts';
import type { CatalogStore } from './catalog.ts';
import { expectInStock } from './expect-in-stock.ts';
import { Latest } from './latest.ts';
import { LineErrors } from './line-errors.ts';
import type { LoadState } from './load-state.ts';
import type { ToastsStore } from './toasts.ts';

export type { BasketLine } from './basket-line.ts';

/** What the shopper means to buy. */
export class BasketStore {
  readonly errors = new LineErrors();
  readonly #port: BasketPort;
  readonly #catalog: CatalogStore;
  readonly #toasts: ToastsStore;
  readonly #clock: Clock;
  readonly #analytics: AnalyticsPort;
  readonly #changes: BasketChanges;
  readonly #reading = new Latest();
  readonly #stock: BasketStock;

  constructor(port: BasketPort, catalog: CatalogStore, toasts: ToastsStore, clock: Clock, analytics: AnalyticsPort) {
    this.#port = port;
    this.#catalog = catalog;
    this.#toasts = toasts;
    this.#clock = clock;
    this.#analytics = analytics;
    this.#changes = new BasketChanges(() => port.read());
    this.#stock = new BasketStock(catalog, clock, () => this.items.map((item) => item.variantId));
    makeAutoObservable(this, { errors: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const signal = this.#reading.begin();
    const age = this.#changes.age();
    try {
      const items = await this.#port.read(signal);
      if (signal.aborted) return;
      this.#changes.receive(items, age);
      this.errors.compare(this.items);
      await this.refreshVariants();
    } catch (error) {
      this.#stock.fail(error);
    }
  }

  /** Idle until the basket has been read once. */
  get state(): LoadState {
    return this.#stock.state;
  }

  /** Newest first, as the shopper sees it: changes on their way to the keeper of the basket included. */
  get items(): BasketItem[] {
    return this.#changes.items;
  }

  /** A change is on its way, or prices and stock are being asked for: totals may still move. */
  get isUpdating(): boolean {
    return this.#changes.isSending || this.state.status === 'loading';
  }

  get pieces(): number {
    return countPieces(this.items);
  }

  get isEmpty(): boolean {
    return this.items.length === 0;
  }

  get lines(): BasketLine[] {
    const isSettled = this.state.status === 'ready';
    return this.items.map((item) =>
      basketLine(item, this.#catalog.variants.get(item.variantId), this.errors.of(item), isSettled),
    );
  }

  /** Today's price of each line is known, or that it has none. Until then every sum would be too low. */
  get isPriced(): boolean {
    return this.lines.every(({ variant, trouble }) => variant !== undefined || trouble !== undefined);
  }

  /** Today's price of everything that can be bought. */
  get productsPrice(): Money {
    return this.lines.reduce((sum, line) => sum + line.total, 0);
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

  /** How many more pieces its line takes. */
  roomFor(key: BasketKey): number {
    return QUANTITY_MAX - (this.items.find((item) => isSameItem(item, key))?.quantity ?? 0);
  }

  /**
   * Puts in as many as its line takes, and says how many that were: none where it is refused. A size that is sold out is refused without asking anybody, and
   * so is one whose line takes no more. `refused` says why beside what was pressed; without it, a message over the page does.
   */
  async add(
    variant: Variant,
    size: Size,
    quantity = 1,
    refused = (why: ErrorText): void => this.#toasts.show('error', why),
  ): Promise<number> {
    if (!isInStock(variant, size)) {
      refused({ key: 'error.item-not-in-stock' });
      return 0;
    }
    const item = { variantId: variant.id, size, quantity: allowedQuantity(quantity) ?? 1 };
    const room = this.roomFor(item);
    if (room === 0) {
      refused(LINE_FULL);
      return 0;
    }
    this.#catalog.remember([variant]);
    const failure = await this.#send({
      key: item,
      apply: (items) => addItem(items, item),
      send: () => this.#port.add(item),
    });
    if (failure !== undefined) {
      if (!isCancelled(failure.error)) refused(await this.#whyRefused(item, failure.error));
      return 0;
    }
    const taken = { ...item, quantity: Math.min(room, item.quantity) };
    this.#analytics.track({ name: 'add-to-basket', ...taken, price: currentPrice(variant) });
    return taken.quantity;
  }

  /** Shown at once; a refused change comes back with its reason at the line. None at all removes the line. */
  async change(key: BasketKey, quantity: unknown): Promise<void> {
    const allowed = allowedQuantity(quantity);
    if (allowed === undefined) return;
    if (Number(quantity) === 0) return this.remove(key);
    const item = { variantId: key.variantId, size: key.size, quantity: allowed };
    const apply = (items: BasketItem[]): BasketItem[] => changeItem(items, item);
    await this.#make({ key, apply, send: () => this.#port.change(item), isReplaceable: true });
  }

  /** Another size or colour of the same; true when it is that. One that is sold out by now is refused, for a guest too. */
  async exchange(key: BasketKey, wanted: BasketKey): Promise<boolean> {
    const apply = (items: BasketItem[]): BasketItem[] => exchangeItem(items, key, wanted);
    const send = async (): Promise<BasketItem[]> => {
      await expectInStock(this.#catalog, this.#clock, wanted);
      return this.#port.revise(apply);
    };
    return this.#make({ key, apply, send }, wanted.variantId === key.variantId ? SIZE_GONE : COLOR_GONE);
  }

  /** Removes a line and offers to bring it back. */
  async remove(key: BasketKey): Promise<void> {
    const position = this.items.findIndex((item) => isSameItem(item, key));
    const removed = this.items[position];
    if (removed === undefined) return;
    const isGone = await this.#make({
      key,
      apply: (items) => removeItem(items, key),
      send: () => this.#port.remove(key),
    });
    if (!isGone) return;
    this.#offerBack(removed, position);
  }

  async restore(item: BasketItem, position: number): Promise<void> {
    const apply = (items: BasketItem[]): BasketItem[] =>
      items.some((one) => isSameItem(one, item)) ? addItem(items, item) : restoreItem(items, item, position);
    const failure = await this.#send({ key: item, apply, send: () => this.#port.revise(apply) });
    this.#stock.refreshSoon();
    if (failure === undefined || isCancelled(failure.error)) return;
    // It has no line to say it at.
    this.#toasts.showError(failure.error);
    this.#offerBack(item, position);
  }

  /** Takes out what an order has paid for; what was added meanwhile stays. */
  async removeBought(bought: BasketItem[]): Promise<void> {
    if (this.state.status === 'idle') await this.read();
    if (!bought.some((item) => this.has(item))) return;
    const apply = (items: BasketItem[]): BasketItem[] => withoutBought(items, bought);
    const failure = await this.#send({ apply, send: () => this.#port.removeBought(bought) });
    if (failure !== undefined) this.#toasts.showError(failure.error);
  }

  /** The basket is opened, or looked at again after a pause. A basket not read yet is about to be. */
  async recheck(): Promise<void> {
    if (this.state.status !== 'idle') await this.read();
  }

  /** Prices and stock of the lines, as they are now. */
  refreshVariants(): Promise<void> {
    return this.#stock.refresh();
  }

  /** True when it is kept; otherwise the reason stands at its line, in words of its own for goods that are sold out. */
  async #make(change: BasketChange & { key: BasketKey }, soldOut?: ErrorText): Promise<boolean> {
    this.errors.forget(change.key);
    const failure = await this.#send(change);
    this.#stock.refreshSoon();
    if (failure !== undefined && !isCancelled(failure.error)) {
      const item = this.items.find((one) => isSameItem(one, change.key));
      const told = errorText(failure.error);
      // Another tab may have removed the line.
      if (item === undefined) this.#toasts.show('error', told);
      else this.errors.tell(item, soldOut && tellsSoldOut(told) ? soldOut : told);
    }
    return failure === undefined;
  }

  /** A size that is still there when it is looked at again has not so many pieces; of one piece the server is believed. */
  async #whyRefused(item: BasketItem, error: unknown): Promise<ErrorText> {
    const why = errorText(error);
    const isOneMore = this.has(item);
    if (!tellsSoldOut(why) || (item.quantity === 1 && !isOneMore)) return why;
    const isThere = await this.#catalog.refresh([item.variantId]).then(
      () => this.#catalog.hasInStock(item),
      () => false,
    );
    if (!isThere) return why;
    return { key: isOneMore ? 'basket.add.some-in-basket' : 'basket.add.not-so-many' };
  }

  async #send(change: BasketChange): ReturnType<BasketChanges['make']> {
    const failure = await this.#changes.make(change);
    if (failure === undefined && change.key !== undefined) this.errors.forget(change.key);
    this.errors.compare(this.items);
    return failure;
  }

  #offerBack(item: BasketItem, position: number): void {
    const words = removedWords(item, this.#catalog.variants.get(item.variantId));
    this.#toasts.show('info', words, { key: 'basket.undo', run: () => void this.restore(item, position) });
  }
}
