import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Size } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import { AppError, errorText, isCancelled } from '#domain/errors.ts';
import type { Clock } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';
import { debounce } from './debounce.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, READY } from './load-state.ts';

/** Prices and stock of what is in the basket, and how far reading them is. */
export class BasketStock {
  state: LoadState = IDLE;
  /** Asks once a burst of presses is over. */
  readonly refreshSoon: () => void;
  readonly #catalog: CatalogStore;
  readonly #variantIds: () => string[];
  readonly #refreshing = new Latest();

  constructor(catalog: CatalogStore, clock: Clock, variantIds: () => string[]) {
    this.#catalog = catalog;
    this.#variantIds = variantIds;
    this.refreshSoon = debounce(clock, DEBOUNCE_MS, () => void this.refresh());
    makeAutoObservable(this, { state: observableRef, refreshSoon: false }, { autoBind: true });
  }

  /** As they are now. */
  async refresh(): Promise<void> {
    const ids = [...new Set(this.#variantIds())];
    if (ids.length === 0) {
      this.#refreshing.stop();
      runInAction(() => (this.state = READY));
      return;
    }
    runInAction(() => (this.state = LOADING));
    const signal = this.#refreshing.begin();
    try {
      await this.#catalog.refresh(ids, signal);
      if (!signal.aborted) runInAction(() => (this.state = READY));
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** Rejects as a server does where a size is sold out by now. What cannot be asked for is as it was last known. */
  async expect(variantId: string, size: Size): Promise<void> {
    await this.#catalog.refresh([variantId], new AbortController().signal).catch(() => undefined);
    const variant = this.#catalog.variants.get(variantId);
    if (variant === undefined || !isInStock(variant, size))
      throw new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
  }

  fail(error: unknown): void {
    if (!isCancelled(error)) runInAction(() => (this.state = { status: 'failed', error: errorText(error) }));
  }
}
