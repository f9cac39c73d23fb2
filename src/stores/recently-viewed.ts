import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Variant } from '#domain/catalog.ts';
import { STORAGE_RECENTLY_VIEWED } from '#domain/constants.ts';
import { isId } from '#domain/is-id.ts';
import { keptValue, ownField } from '#domain/kept-text.ts';
import type { KeyValue } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, READY } from './load-state.ts';

/** What is written differently one day gets another number, and what was kept before is forgotten. */
const VERSION = 1;
const KEPT = 12;
const SHOWN = 4;

/** A colour that was looked at, and of which product. */
interface Seen {
  id: string;
  productId: string;
}

/** The good ones of whatever the storage holds, each product once, the newest first. */
export function decodeSeen(text: string | undefined): Seen[] {
  const value = keptValue(text);
  const list = ownField(value, 'version') === VERSION ? ownField(value, 'seen') : undefined;
  const seen = new Map<string, Seen>();
  for (const entry of Array.isArray(list) ? list.slice(0, KEPT) : []) {
    const [id, productId] = [ownField(entry, 'id'), ownField(entry, 'productId')];
    if (isId(id) && isId(productId) && !seen.has(productId)) seen.set(productId, { id, productId });
  }
  return [...seen.values()];
}

/** What the shopper has looked at, kept in this browser only. */
export class RecentlyViewedStore {
  seen: Seen[] = [];
  state: LoadState = IDLE;
  readonly #keyValue: KeyValue;
  readonly #catalog: CatalogStore;
  readonly #latest = new Latest();

  constructor(keyValue: KeyValue, catalog: CatalogStore) {
    this.#keyValue = keyValue;
    this.#catalog = catalog;
    makeAutoObservable(this, { seen: observableRef, state: observableRef }, { autoBind: true });
  }

  /** Keeps that it was looked at, with what other tabs have kept meanwhile. */
  see({ id, productId }: Variant): void {
    const others = decodeSeen(this.#keyValue.read(STORAGE_RECENTLY_VIEWED)).filter(
      (one) => one.productId !== productId,
    );
    this.seen = [{ id, productId }, ...others].slice(0, KEPT);
    this.#keyValue.write(STORAGE_RECENTLY_VIEWED, JSON.stringify({ version: VERSION, seen: this.seen }));
  }

  /** Ids of what to show beside a product: never itself in another colour. */
  besides(productId: string): string[] {
    return this.seen
      .filter((one) => one.productId !== productId)
      .slice(0, SHOWN)
      .map(({ id }) => id);
  }

  /** Asks for them with their prices of today. Without them the page is still whole: a failure leaves them out. */
  async load(productId: string): Promise<void> {
    const signal = this.#latest.begin();
    this.state = LOADING;
    try {
      await this.#catalog.refresh(this.besides(productId), signal);
      if (!signal.aborted) runInAction(() => (this.state = READY));
    } catch {
      if (!signal.aborted) runInAction(() => (this.state = IDLE));
    }
  }

  /** The shopper has signed out: whoever comes next need not know. What the browser keeps is others' to delete. */
  forget(): void {
    this.#latest.stop();
    this.seen = [];
  }
}
