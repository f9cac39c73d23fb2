import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Variant } from '#domain/catalog.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { errorText, isCancelled, isNotFound } from '#domain/errors.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { searchesOf, searchOf } from '#domain/listing.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { CatalogStore } from './catalog.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, MISSING, READY } from './load-state.ts';
import type { LocaleStore } from './locale.ts';

/** Which listing is on screen, and how many pages of it. */
interface Shown {
  key: string;
  pages: number;
}

export interface ListingSnapshot {
  /** Undefined when there is none, or it could not be had. */
  shown: Shown | undefined;
  state: LoadState;
  items: Variant[];
  total: number;
}

/** One listing of goods: always that of the last query asked for. */
export class ListingStore {
  items: Variant[] = [];
  total = 0;
  state: LoadState = IDLE;
  #shown: Shown | undefined;
  readonly #latest = new Latest();
  readonly #port: CatalogPort;
  readonly #catalog: CatalogStore;
  readonly #locale: LocaleStore;

  constructor(port: CatalogPort, catalog: CatalogStore, locale: LocaleStore) {
    this.#port = port;
    this.#catalog = catalog;
    this.#locale = locale;
    makeAutoObservable(this, { items: observableRef, state: observableRef }, { autoBind: true });
  }

  /**
   * Shows a query. More pages of the listing on screen are added to it; anything else replaces it, and until the answer
   * is there the old goods stay (the screen dims them).
   */
  async open(query: ListingQuery): Promise<void> {
    const key = this.#key(query);
    if (this.#shown?.key === key && this.#shown.pages === query.pages && this.state.status === 'ready') return;
    const more = this.#shown?.key === key && query.pages > this.#shown.pages ? this.#shown.pages : 0;
    const signal = this.#latest.begin();
    this.state = LOADING;
    try {
      const found = await Promise.all(
        searchesOf(query, more).map((search) => this.#port.searchVariants(search, signal)),
      );
      if (signal.aborted) return;
      runInAction(() => {
        const fresh = found.flatMap((one) => one.items).slice(0, (query.pages - more) * PAGE_SIZE);
        this.items = more > 0 ? [...this.items, ...fresh] : fresh;
        this.total = found.at(-1)?.total ?? 0;
        this.state = READY;
        this.#shown = { key, pages: query.pages };
        this.#catalog.remember(fresh);
      });
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return;
      runInAction(() => {
        this.state = isNotFound(error) ? MISSING : { status: 'failed', error: errorText(error) };
      });
    }
  }

  /** The shopper left: whatever is on its way is given up. */
  leave(): void {
    this.#latest.stop();
    if (this.state.status === 'loading') this.state = IDLE;
  }

  snapshot(): ListingSnapshot | undefined {
    const { state, items, total } = this;
    return state.status === 'idle' ? undefined : { shown: this.#shown, state, items, total };
  }

  restore(snapshot: ListingSnapshot): void {
    this.#shown = snapshot.shown;
    this.items = snapshot.items;
    this.total = snapshot.total;
    this.state = snapshot.state;
    this.#catalog.remember(snapshot.items);
  }

  #key(query: ListingQuery): string {
    return `${this.#locale.current} ${JSON.stringify(searchOf(query, 1))}`;
  }
}
