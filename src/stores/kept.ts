import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { STORAGE_CHECKOUT_DRAFT, STORAGE_RECENTLY_VIEWED, STORAGE_SESSION } from '#domain/constants.ts';
import type { KeptItem, LateKept } from '#ports/kept.ts';

interface Forgetful {
  forget: () => void;
}

/** What this browser keeps for the shop, seen and deleted item by item. */
export class KeptStore {
  /** undefined until it is asked for. */
  items: KeptItem[] | undefined = undefined;
  readonly #kept: LateKept;
  /** What else has to happen for a name to be forgotten: it is known elsewhere in this page. */
  readonly #also: Partial<Record<string, () => void>>;

  constructor(kept: LateKept, keeper: { signOut: () => void }, checkout: Forgetful, recentlyViewed: Forgetful) {
    this.#kept = kept;
    this.#also = {
      [STORAGE_SESSION]: () => keeper.signOut(),
      [STORAGE_CHECKOUT_DRAFT]: () => checkout.forget(),
      [STORAGE_RECENTLY_VIEWED]: () => recentlyViewed.forget(),
    };
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  async read(): Promise<void> {
    const kept = await this.#kept();
    runInAction(() => (this.items = kept.read()));
  }

  /** Deletes all that is there now, listed or not; gives its names. */
  async forgetAll(): Promise<string[]> {
    await this.read();
    return this.forget(...(this.items ?? []).map(({ name }) => name));
  }

  /** Deletes what has these names, and reads what is left; gives the names. */
  async forget(...names: string[]): Promise<string[]> {
    const kept = await this.#kept();
    for (const name of names) {
      this.#also[name]?.();
      kept.forget(name);
    }
    await this.read();
    return names;
  }
}
