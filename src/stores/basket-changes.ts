import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketItem, BasketKey } from '#domain/basket.ts';
import { isSameItem } from '#domain/basket.ts';
import { isCancelled } from '#domain/errors.ts';

/** One press of the shopper: what it makes of a basket, and how the keeper of the basket is told. */
export interface BasketChange {
  /** The line it is about; absent when it is about the whole basket. */
  key?: BasketKey;
  apply: (items: BasketItem[]) => BasketItem[];
  /** Gives the basket as it is kept now. */
  send: () => Promise<BasketItem[]>;
  /** A later change of the same kind on the same line makes a waiting one pointless. */
  isReplaceable?: boolean;
}

interface Waiting extends BasketChange {
  settle: (failure: { error: unknown } | undefined) => void;
}

function contents(items: BasketItem[], key: BasketKey | undefined): string {
  const about = key === undefined ? items : items.filter((item) => isSameItem(item, key));
  return JSON.stringify(about.map(({ variantId, size, quantity }) => [variantId, size, quantity]));
}

/**
 * Changes of the basket: shown at once, sent one after another in their order, the last press on a line wins. One that
 * fails is taken back without touching the others, and the basket is read again, because its outcome may be unknown.
 */
export class BasketChanges {
  /** The basket as its keeper last told it. */
  kept: BasketItem[] = [];
  waiting: Waiting[] = [];
  readonly #read: () => Promise<BasketItem[]>;
  #isSending = false;
  #age = 0;

  constructor(read: () => Promise<BasketItem[]>) {
    this.#read = read;
    makeAutoObservable(this, { kept: observableRef, waiting: observableRef }, { autoBind: true });
  }

  /** The basket as the shopper sees it: what is kept with every waiting change in it. */
  get items(): BasketItem[] {
    return this.waiting.reduce((items, change) => change.apply(items), this.kept);
  }

  get isSending(): boolean {
    return this.waiting.length > 0;
  }

  /** How old what is known is: a reading that began at another age is out of date. */
  age(): number {
    return this.#age;
  }

  receive(items: BasketItem[], age: number): void {
    if (age === this.#age) this.kept = items;
  }

  /** Undefined once it is kept or a later press has replaced it; else what went wrong. */
  make(change: BasketChange): Promise<{ error: unknown } | undefined> {
    this.#age += 1;
    return new Promise((settle) => {
      const waiting = { ...change, settle };
      const replaced = this.#replacedBy(change);
      if (replaced === undefined) this.waiting = [...this.waiting, waiting];
      else {
        this.waiting = this.waiting.map((one) => (one === replaced ? waiting : one));
        replaced.settle(undefined);
      }
      void this.#send();
    });
  }

  #replacedBy({ key, isReplaceable }: BasketChange): Waiting | undefined {
    if (key === undefined || !isReplaceable) return undefined;
    // The first is on its way.
    const last = this.waiting.slice(1).findLast((one) => one.key === undefined || isSameItem(one.key, key));
    return last?.key !== undefined && last.isReplaceable ? last : undefined;
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let change = this.waiting[0]; change !== undefined; change = this.waiting[0]) {
      const { kept, failure } = await this.#attempt(change);
      runInAction(() => {
        this.#age += 1;
        this.kept = kept;
        this.waiting = this.waiting.slice(1);
      });
      change.settle(failure);
    }
    this.#isSending = false;
  }

  async #attempt(change: Waiting): Promise<{ kept: BasketItem[]; failure?: { error: unknown } }> {
    const wanted = change.apply(this.kept);
    try {
      return { kept: await change.send() };
    } catch (error) {
      if (isCancelled(error)) return { kept: this.kept, failure: { error } };
      const kept = await this.#read().catch(() => undefined);
      if (kept !== undefined && contents(kept, change.key) === contents(wanted, change.key)) return { kept };
      return { kept: kept ?? this.kept, failure: { error } };
    }
  }
}
