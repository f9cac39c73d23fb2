import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { BasketKey } from '#domain/basket.ts';
import type { Category, Variant, VariantSort } from '#domain/catalog.ts';
import { isInStock } from '#domain/catalog.ts';
import { isCancelled } from '#domain/errors.ts';
import type { Locale } from '#domain/profile.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { LocaleStore } from './locale.ts';
import { UnderWay } from './under-way.ts';

/** The longest page of a search (the wire allows 100). */
const IDS_AT_ONCE = 100;

/** The active variants among these, in as many searches as it takes; rejects with AppError. */
async function variantsByIds(port: CatalogPort, ids: string[], signal?: AbortSignal): Promise<Variant[]> {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) parts.push(ids.slice(from, from + IDS_AT_ONCE));
  const pages = await Promise.all(
    parts.map((part) => port.searchVariants({ filter: { ids: part }, limit: part.length }, signal)),
  );
  return pages.flatMap((page) => page.items);
}

export interface CatalogSnapshot {
  locale: Locale;
  categories: Category[];
  shippingMethods: ShippingMethod[];
  showcases: Record<string, Variant[]>;
}

/** What many screens share: categories, ways of delivery, rows of goods for the home page, and every variant seen. */
export class CatalogStore {
  categories: Category[] = [];
  shippingMethods: ShippingMethod[] = [];
  /** Rows of goods by what they were asked for, e.g. 'new:4'. */
  showcases: Record<string, Variant[]> = {};
  /** Every variant the shop has seen, by id: basket lines are drawn from it. */
  readonly variants = observable.map<string, Variant>({}, { deep: false });
  /** In which language each of them came. */
  readonly #languages = new WeakMap<Variant, Locale>();
  #loadedIn: Locale | undefined;
  readonly #underWay = new UnderWay();
  readonly #port: CatalogPort;
  readonly #locale: LocaleStore;

  constructor(port: CatalogPort, locale: LocaleStore) {
    this.#port = port;
    this.#locale = locale;
    makeAutoObservable(
      this,
      { categories: observableRef, shippingMethods: observableRef, showcases: observableRef, variants: false },
      { autoBind: true },
    );
  }

  category(id: string | undefined): Category | undefined {
    return this.categories.find((category) => category.id === id);
  }

  /**
   * Categories and ways of delivery, once per language. Failures are tolerated, for the screens say what they lack;
   * `failed` hears of each.
   */
  loadShared(failed?: (error: unknown) => void): Promise<void> {
    const locale = this.#locale.current;
    return this.#underWay.join(locale, () => this.#loadShared(locale, failed));
  }

  async #loadShared(locale: Locale, failed?: (error: unknown) => void): Promise<void> {
    const isOther = this.#loadedIn !== locale;
    this.#loadedIn = locale;
    // What there was stays, and is asked for again with the next screen.
    const kept =
      <Item>(known: Item[]) =>
      (error: unknown): Item[] => {
        this.#loadedIn = undefined;
        failed?.(error);
        return known;
      };
    const wanted = async <Item>(known: Item[], load: () => Promise<Item[]>): Promise<Item[]> =>
      isOther || known.length === 0 ? load().catch(kept(known)) : known;
    const [categories, shippingMethods] = await Promise.all([
      wanted(this.categories, () => this.#port.categories()),
      wanted(this.shippingMethods, () => this.#port.shippingMethods()),
    ]);
    runInAction(() => {
      if (this.#locale.current !== locale) return;
      this.categories = categories;
      this.shippingMethods = shippingMethods;
    });
  }

  showcase(sort: VariantSort, limit: number): Variant[] | undefined {
    return this.showcases[this.#showcaseKey(sort, limit)];
  }

  /** A row of goods; a failure leaves the row out until it is asked for again. */
  loadShowcase(sort: VariantSort, limit: number): Promise<void> {
    const key = this.#showcaseKey(sort, limit);
    if (this.showcases[key]?.length) return Promise.resolve();
    return this.#underWay.join(key, () => this.#loadShowcase(key, sort, limit));
  }

  async #loadShowcase(key: string, sort: VariantSort, limit: number): Promise<void> {
    const locale = this.#locale.current;
    try {
      const found = await this.#port.searchVariants({ sort, limit });
      runInAction(() => {
        this.showcases = { ...this.showcases, [key]: found.items };
        if (locale === this.#locale.current) this.remember(found.items);
      });
    } catch (error) {
      if (!isCancelled(error)) runInAction(() => (this.showcases = { ...this.showcases, [key]: [] }));
    }
  }

  /** Asks anew for variants by id; one the shop no longer has is forgotten. Rejects with AppError. */
  async refresh(ids: string[], signal?: AbortSignal): Promise<void> {
    const found = await variantsByIds(this.#port, ids, signal);
    if (signal?.aborted) return;
    runInAction(() => {
      for (const id of ids) if (!found.some((variant) => variant.id === id)) this.variants.delete(id);
      this.remember(found);
    });
  }

  /** The goods of a list, as far as they are known; what is no longer sold is left out. */
  goodsOf(ids: string[]): Variant[] {
    return ids.flatMap((id) => this.variants.get(id) ?? []).filter(({ isActive }) => isActive);
  }

  /** Whether a size of it is there, as far as the shop knows. */
  hasInStock({ variantId, size }: BasketKey): boolean {
    const variant = this.variants.get(variantId);
    return variant !== undefined && isInStock(variant, size);
  }

  /** Keeps variants for the basket and for the next screen. */
  remember(variants: Variant[]): void {
    for (const variant of variants) {
      this.variants.set(variant.id, variant);
      this.#languages.set(variant, this.#locale.current);
    }
  }

  /** A variant seen before in the language of the shop. */
  known(id: string): Variant | undefined {
    const variant = this.variants.get(id);
    return variant !== undefined && this.#languages.get(variant) === this.#locale.current ? variant : undefined;
  }

  snapshot(): CatalogSnapshot {
    const { categories, shippingMethods, showcases } = this;
    return { locale: this.#locale.current, categories, shippingMethods, showcases };
  }

  restore(snapshot: CatalogSnapshot): void {
    this.#loadedIn = snapshot.locale;
    this.categories = snapshot.categories;
    this.shippingMethods = snapshot.shippingMethods;
    this.showcases = snapshot.showcases;
    for (const variants of Object.values(snapshot.showcases)) this.remember(variants);
  }

  #showcaseKey(sort: VariantSort, limit: number): string {
    return `${this.#locale.current}:${sort}:${limit}`;
  }
}
