import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { Category, Variant } from '#domain/catalog.ts';
import { DEBOUNCE_MS, STORAGE_RECENT_SEARCHES } from '#domain/constants.ts';
import { asSeen } from '#domain/typed-text.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { Clock, KeyValue } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';
import { debounce } from './debounce.ts';
import { Latest } from './latest.ts';
import type { ListingStore } from './listing.ts';
import { keptSearches, recentSearches, withSearch } from './recent-searches.ts';

/** Shorter texts fit too much to suggest anything. */
const SHORTEST = 2;
const VARIANTS_AT_ONCE = 5;
const CATEGORIES_AT_ONCE = 2;

/** What is suggested for a text. */
export interface Suggested {
  text: string;
  categories: Category[];
  variants: Variant[];
  /** How many goods there are altogether. */
  total: number;
}

/** What a shopper may mean while a search is typed, and what was searched for before. */
export class SearchStore {
  /** For the newest text that was answered; undefined while there is nothing to go by. */
  suggested: Suggested | undefined = undefined;
  /** Newest first. */
  recent: string[] = [];
  readonly #latest = new Latest();
  readonly #port: CatalogPort;
  readonly #catalog: CatalogStore;
  readonly #keyValue: KeyValue;
  readonly #listing: ListingStore;
  readonly #soon: ReturnType<typeof debounce<[string]>>;

  constructor(port: CatalogPort, catalog: CatalogStore, keyValue: KeyValue, clock: Clock, listing: ListingStore) {
    this.#port = port;
    this.#catalog = catalog;
    this.#keyValue = keyValue;
    this.#listing = listing;
    this.#soon = debounce(clock, DEBOUNCE_MS, (text) => void this.#ask(text));
    makeAutoObservable(this, { suggested: observableRef, recent: observableRef }, { autoBind: true });
  }

  /** What is in the field now. Asks once the typing pauses; what was asked before is given up at once. */
  look(typed: string): void {
    const text = asSeen(typed);
    this.#latest.stop();
    this.#soon.cancel();
    if (text.length < SHORTEST) this.suggested = undefined;
    else if (text !== this.suggested?.text) this.#soon(text);
  }

  /** The field was left or its search sent. */
  leave(): void {
    this.#soon.cancel();
    this.#latest.stop();
  }

  readRecent(): void {
    this.recent = recentSearches(this.#keyValue.read(STORAGE_RECENT_SEARCHES));
  }

  /** A search that the listing has just been asked for is kept unless nothing is found. */
  sent(text: string): void {
    when(
      () => this.#listing.state.status !== 'loading',
      () => {
        const { state, total } = this.#listing;
        if (state.status !== 'ready' || total > 0) this.remember(text);
      },
    );
  }

  /** Keeps what was searched for in this browser, and there alone. */
  remember(typed: string): void {
    const text = asSeen(typed);
    if (text === '') return;
    this.readRecent();
    this.recent = withSearch(this.recent, text);
    this.#keyValue.write(STORAGE_RECENT_SEARCHES, keptSearches(this.recent));
  }

  /** One of them alone. */
  forgetOne(text: string): void {
    this.readRecent();
    this.recent = this.recent.filter((one) => one !== text);
    if (this.recent.length === 0) this.forgetRecent();
    else this.#keyValue.write(STORAGE_RECENT_SEARCHES, keptSearches(this.recent));
  }

  forgetRecent(): void {
    this.recent = [];
    this.#keyValue.remove(STORAGE_RECENT_SEARCHES);
  }

  async #ask(text: string): Promise<void> {
    const signal = this.#latest.begin();
    try {
      const { items, total } = await this.#port.searchVariants(
        { filter: { query: text }, limit: VARIANTS_AT_ONCE },
        signal,
      );
      if (signal.aborted) return;
      runInAction(() => {
        this.suggested = { text, categories: this.#categoriesFor(text, items), variants: items, total };
      });
    } catch {
      // A kindness: the search itself says what fails.
      if (!signal.aborted) runInAction(() => (this.suggested = undefined));
    }
  }

  /** Categories called so, and one that everything found is in: that is how it was meant in other letters. */
  #categoriesFor(text: string, found: Variant[]): Category[] {
    const wanted = text.toLowerCase();
    return this.#catalog.categories
      .filter(
        ({ id, name }) =>
          name.toLowerCase().includes(wanted) ||
          (found.length > 1 && found.every(({ categoryIds }) => categoryIds.includes(id))),
      )
      .slice(0, CATEGORIES_AT_ONCE);
  }
}
