import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Color, Paged, Variant } from '#domain/catalog.ts';
import { goesOn } from '#domain/catalog.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { isNotFound } from '#domain/errors.ts';
import type { ListingQuery } from '#domain/listing.ts';
import { colorsIn, patternsIn, searchesOf, searchOf } from '#domain/listing.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { CatalogStore } from './catalog.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, MISSING, READY } from './load-state.ts';
import type { LocaleStore } from './locale.ts';

/** Which listing is on screen, and how many pages of it. */
interface Shown {
  key: string;
  pages: number;
}

/** What goods can be chosen by. */
interface Choices {
  colors: Color[];
  /** Numbers of patterns. */
  patterns: string[];
}

/** The wire allows as many goods at once: enough to meet every choice of a category. */
const GOODS_FOR_CHOICES = 100;

const choicesIn = (goods: Variant[]): Choices => ({ colors: colorsIn(goods), patterns: patternsIn(goods) });

export interface ListingSnapshot {
  /** Undefined when there is none, or it could not be had. */
  shown: Shown | undefined;
  state: LoadState;
  items: Variant[];
  total: number;
  /** Those of a category in one language. */
  choices: (Choices & { key: string }) | undefined;
}

/** One listing of goods: always that of the last query asked for. */
export class ListingStore {
  items: Variant[] = [];
  total = 0;
  state: LoadState = IDLE;
  choices: ListingSnapshot['choices'] = undefined;
  /** The address of the listing that was looked at last, without locale: where one comes back to from a thing. */
  place = '';
  #shown: Shown | undefined;
  /** What is on its way. */
  #asked: (Shown & { answer: Promise<void> }) | undefined;
  readonly #latest = new Latest();
  readonly #port: CatalogPort;
  readonly #catalog: CatalogStore;
  readonly #locale: LocaleStore;

  constructor(port: CatalogPort, catalog: CatalogStore, locale: LocaleStore) {
    this.#port = port;
    this.#catalog = catalog;
    this.#locale = locale;
    makeAutoObservable(
      this,
      { items: observableRef, choices: observableRef, state: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Shows a query. More pages of the listing on screen are added to it; anything else replaces it, and until the answer
   * is there the old goods stay (the screen dims them). What is on its way already is not asked for again.
   */
  async open(query: ListingQuery): Promise<void> {
    const { pages } = query;
    const key = this.#key(query);
    const isThat = (one: Shown | undefined): boolean => one?.key === key && one.pages === pages;
    if (isThat(this.#shown) && this.state.status === 'ready') return;
    if (!isThat(this.#asked)) this.#asked = { key, pages, answer: this.#ask(query, key) };
    await this.#asked?.answer;
  }

  async #ask(query: ListingQuery, key: string): Promise<void> {
    const there = this.pagesOf(query);
    const more = query.pages > there ? there : 0;
    const signal = this.#latest.begin();
    this.state = LOADING;
    // Their names are needed where only ids are given.
    const named = query.colors.length > 0 ? this.loadChoices(query.categoryId) : undefined;
    const ask = async (after: number) => {
      const found = await Promise.all(
        searchesOf(query, after).map((search) => this.#port.searchVariants(search, signal)),
      );
      const items = found.flatMap((one) => one.items).slice(0, (query.pages - after) * PAGE_SIZE);
      return { items, total: found.at(-1)?.total ?? 0 };
    };
    try {
      const next = await ask(more);
      const isNext = more > 0 && goesOn(this, next);
      const { items, total } = isNext || more === 0 ? next : await ask(0);
      await named;
      if (signal.aborted) return;
      runInAction(() => {
        this.items = isNext ? [...this.items, ...items] : items;
        this.total = total;
        this.state = READY;
        this.#shown = { key, pages: query.pages };
        this.#catalog.remember(items);
      });
    } catch (error) {
      const state = isNotFound(error) ? MISSING : failedBy(error);
      if (state && !signal.aborted) runInAction(() => (this.state = state));
    } finally {
      if (!signal.aborted) this.#asked = undefined;
    }
  }

  /** How many pages of a listing are on screen; none while it is another one. */
  pagesOf(query: ListingQuery): number {
    return this.#shown?.key === this.#key(query) ? this.#shown.pages : 0;
  }

  /**
   * What there is to choose from: in a category, whatever else it is filtered by, or, until that is known, in the goods on
   * screen.
   */
  choicesOf(categoryId: string | undefined): Choices {
    return this.choices?.key === this.#choicesKey(categoryId) ? this.choices : choicesIn(this.items);
  }

  /** Fetches the choices of a category once; without them there are those of the goods on screen. Never rejects. */
  async loadChoices(categoryId: string | undefined): Promise<void> {
    const key = this.#choicesKey(categoryId);
    if (this.choices?.key === key) return;
    const filter = categoryId === undefined ? {} : { categories: [categoryId] };
    try {
      const { items } = await this.#port.searchVariants({ filter, limit: GOODS_FOR_CHOICES });
      runInAction(() => (this.choices = { key, ...choicesIn(items) }));
    } catch {
      // Asked for again when they are wanted again.
    }
  }

  /** The first thing that a query would show, and how many there are. Rejects with AppError. */
  glance(query: ListingQuery, signal: AbortSignal): Promise<Paged<Variant>> {
    return this.#port.searchVariants({ ...searchOf(query, 1), limit: 1 }, signal);
  }

  /** The shopper looks at the listing of this address. */
  stand(place: string): void {
    this.place = place;
  }

  /** The way to a listing: with its filters, where it is the one that was looked at last. */
  wayTo(path: string): string {
    return this.place.split('?', 1)[0] === path ? this.place : path;
  }

  /** The shopper left: whatever is on its way is given up. */
  leave(): void {
    this.#latest.stop();
    this.#asked = undefined;
    if (this.state.status === 'loading') this.state = IDLE;
  }

  snapshot(): ListingSnapshot | undefined {
    const { state, items, total, choices } = this;
    return state.status === 'idle' ? undefined : { shown: this.#shown, state, items, total, choices };
  }

  restore(snapshot: ListingSnapshot): void {
    this.#shown = snapshot.shown;
    this.items = snapshot.items;
    this.total = snapshot.total;
    this.choices = snapshot.choices;
    this.state = snapshot.state;
    this.#catalog.remember(snapshot.items);
  }

  #choicesKey(categoryId = ''): string {
    return `${this.#locale.current} ${categoryId}`;
  }

  #key(query: ListingQuery): string {
    return `${this.#locale.current} ${JSON.stringify(searchOf(query, 1))}`;
  }
}
