import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';
import { debounce } from './debounce.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, READY } from './load-state.ts';

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

  fail(error: unknown): void {
    const failed = failedBy(error);
    if (failed) runInAction(() => (this.state = failed));
  }
}
