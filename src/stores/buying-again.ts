import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isInStock } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import { errorText, isCancelled, tellsSoldOut } from '#domain/errors.ts';
import type { Order, OrderLine } from '#domain/order.ts';
import { LINE_FULL } from './basket-line.ts';
import type { BasketStore } from './basket.ts';
import type { CatalogStore } from './catalog.ts';
import type { ToastsStore } from './toasts.ts';

interface Outcome {
  /** How many pieces the basket has more. */
  count: number;
  /** What is not in the basket, as the order has it, and why. */
  missed: { line: OrderLine; why: ErrorText }[];
}

const SIZE_GONE: ErrorText = { key: 'account.again.size-gone' };

/** What was bought is put into the basket once more, as far as it is still sold; one order after another. */
export class BuyingAgain {
  readonly #underWay = observable.set<string>();
  readonly #outcomes = observable.map<string, Outcome>({}, { deep: false });
  readonly #catalog: CatalogStore;
  readonly #basket: BasketStore;
  readonly #toasts: ToastsStore;
  #last: Promise<Outcome | undefined> = Promise.resolve(undefined);

  constructor(catalog: CatalogStore, basket: BasketStore, toasts: ToastsStore) {
    this.#catalog = catalog;
    this.#basket = basket;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isUnderWay(orderId: string): boolean {
    return this.#underWay.has(orderId);
  }

  /** What is to be said beside the order: undefined where all of it is in the basket. */
  outcome(orderId: string): Outcome | undefined {
    return this.#outcomes.get(orderId);
  }

  async buy({ id, lines }: Pick<Order, 'id' | 'lines'>): Promise<void> {
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    this.#outcomes.delete(id);
    const bought = lines.filter((line) => !line.isGift);
    this.#last = this.#after(this.#last, bought);
    const outcome = await this.#last;
    runInAction(() => {
      this.#underWay.delete(id);
      if (outcome !== undefined) this.#say(id, outcome);
    });
  }

  async #after(former: Promise<unknown>, bought: OrderLine[]): Promise<Outcome | undefined> {
    await former;
    return this.#put(bought).catch((error: unknown) => this.#none(bought, error));
  }

  #say(id: string, outcome: Outcome): void {
    const values = { count: outcome.count };
    if (outcome.missed.length === 0) return this.#toasts.show('success', { key: 'toast.bought-again', values });
    this.#outcomes.set(id, outcome);
    this.#toasts.show('told', { key: 'toast.bought-again-in-part', values });
  }

  #none(bought: OrderLine[], error: unknown): Outcome | undefined {
    if (isCancelled(error)) return undefined;
    return { count: 0, missed: bought.map((line) => ({ line, why: errorText(error) })) };
  }

  /** Undefined when nobody is signed in any more. */
  async #put(bought: OrderLine[]): Promise<Outcome | undefined> {
    await this.#refresh(bought);
    const outcome: Outcome = { count: 0, missed: [] };
    // The first of the order is to be on top.
    for (const line of [...bought].reverse()) {
      const before = this.#basket.pieces;
      const why = await this.#putLine(line);
      if (why === 'cancelled') return undefined;
      // A full line takes fewer; a basket that had not been read yet grows by what was in it, too.
      const more = Math.min(line.quantity, this.#basket.pieces - before);
      if (why !== undefined || more === 0) outcome.missed.unshift({ line, why: why ?? LINE_FULL });
      else outcome.count += more;
    }
    return outcome;
  }

  async #putLine(line: OrderLine): Promise<ErrorText | 'cancelled' | undefined> {
    const { variantId, size, quantity } = line;
    const variant = this.#catalog.variants.get(variantId);
    if (variant === undefined || !variant.sizes.some(({ value }) => value === size))
      return { key: 'account.again.unknown' };
    if (!isInStock(variant, size)) return SIZE_GONE;
    let refusal: ErrorText | undefined;
    const added = await this.#basket.add(variant, size, quantity, (why) => (refusal = why));
    if (added > 0) return undefined;
    if (refusal === undefined) return 'cancelled';
    return tellsSoldOut(refusal) ? SIZE_GONE : refusal;
  }

  #refresh(lines: OrderLine[]): Promise<void> {
    return this.#catalog.refresh(lines.map(({ variantId }) => variantId));
  }
}
