import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { savedIds, SAVED_AT_MOST } from '#domain/saved.ts';
import type { KeyValue } from '#ports/platform.ts';
import { STORAGE_SAVED } from '#domain/constants.ts';
import type { CatalogStore } from './catalog.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, READY } from './load-state.ts';

/** Things a shopper means to come back to: kept in this browser and there alone. */
export class SavedStore {
  /** Ids of variants, the newest first. */
  ids: string[] = [];
  /** What asking for the goods of a list has come to. */
  state: LoadState = IDLE;
  readonly #keyValue: KeyValue;
  readonly #catalog: CatalogStore;
  readonly #latest = new Latest();

  constructor(keyValue: KeyValue, catalog: CatalogStore) {
    this.#keyValue = keyValue;
    this.#catalog = catalog;
    makeAutoObservable(this, { ids: observableRef, state: observableRef }, { autoBind: true });
  }

  /** Reads them, and again when another tab has changed them. */
  start(): void {
    this.read();
    this.#keyValue.subscribe(STORAGE_SAVED, this.read);
  }

  read(): void {
    this.ids = savedIds(this.#keyValue.read(STORAGE_SAVED) ?? '');
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  /** Saves it, or no longer; with what other tabs have saved meanwhile. */
  toggle(id: string): void {
    this.read();
    this.#keep(this.has(id) ? this.ids.filter((one) => one !== id) : [id, ...this.ids]);
  }

  /** Takes a list that somebody shared into one's own. */
  add(ids: string[]): void {
    this.read();
    this.#keep([...new Set([...ids, ...this.ids])]);
  }

  /** Asks for the goods of a list with their prices and stock of today. */
  async load(ids: string[]): Promise<void> {
    const signal = this.#latest.begin();
    this.state = LOADING;
    try {
      if (ids.length > 0) await this.#catalog.refresh(ids, signal);
      if (!signal.aborted) runInAction(() => (this.state = READY));
    } catch (error) {
      const failed = failedBy(error);
      if (failed && !signal.aborted) runInAction(() => (this.state = failed));
    }
  }

  #keep(ids: string[]): void {
    this.ids = ids.slice(0, SAVED_AT_MOST);
    if (ids.length === 0) this.#keyValue.remove(STORAGE_SAVED);
    else this.#keyValue.write(STORAGE_SAVED, this.ids.join(','));
  }
}
