import { autorun, makeAutoObservable, observable, runInAction } from 'mobx';
import { currentPrice } from '#domain/catalog.ts';
import { STORAGE_SEEN_PRICES } from '#domain/constants.ts';
import { keptFields } from '#domain/kept-text.ts';
import type { Money } from '#domain/money.ts';
import type { KeyValue } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';

/** Prices by variant from whatever the browser has kept; what is none is left out. */
function decoded(text: string | undefined): [string, Money][] {
  const pairs: [string, unknown][] = Object.entries(keptFields(text));
  return pairs.filter((pair): pair is [string, Money] => Number.isSafeInteger(pair[1]));
}

/**
 * What the goods of the basket cost when they were put in or the basket was last looked at, over reloads: a price that
 * changed since is said before anybody pays it.
 */
export class SeenPricesStore {
  readonly #seen = observable.map<string, Money>();
  readonly #keyValue: KeyValue;
  readonly #basket: BasketStore;

  constructor(keyValue: KeyValue, basket: BasketStore) {
    this.#keyValue = keyValue;
    this.#basket = basket;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Remembers what is put in from now on and forgets what goes. */
  start(): void {
    runInAction(() => this.#seen.replace(decoded(this.#keyValue.read(STORAGE_SEEN_PRICES))));
    autorun(() => {
      const { lines, state } = this.#basket;
      if (state.status === 'idle') return;
      const added = lines.filter(({ variantId, variant }) => variant !== undefined && !this.#seen.has(variantId));
      const gone = [...this.#seen.keys()].filter((id) => !lines.some(({ variantId }) => variantId === id));
      if (added.length === 0 && gone.length === 0) return;
      runInAction(() => {
        for (const { variantId, variant } of added) if (variant) this.#seen.set(variantId, currentPrice(variant));
        for (const id of gone) this.#seen.delete(id);
      });
      this.#keep();
    });
  }

  /** What a piece cost when the shopper saw it last, if that is not what it costs now. */
  formerPrice(variantId: string, now: Money): Money | undefined {
    const seen = this.#seen.get(variantId);
    return seen === now ? undefined : seen;
  }

  /** Some of the goods cost something else than when they were seen. */
  get isNews(): boolean {
    return this.#basket.lines.some(
      ({ variantId, variant }) =>
        variant !== undefined && this.formerPrice(variantId, currentPrice(variant)) !== undefined,
    );
  }

  /** The shopper has seen the basket with the prices as they are. */
  acknowledge(): void {
    for (const { variantId, variant } of this.#basket.lines)
      if (variant !== undefined) this.#seen.set(variantId, currentPrice(variant));
    this.#keep();
  }

  #keep(): void {
    if (this.#seen.size === 0) this.#keyValue.remove(STORAGE_SEEN_PRICES);
    else this.#keyValue.write(STORAGE_SEEN_PRICES, JSON.stringify(Object.fromEntries(this.#seen)));
  }
}
