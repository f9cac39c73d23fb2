import { makeAutoObservable, observable } from 'mobx';
import type { BasketItem, BasketKey } from '#domain/basket.ts';
import { isSameItem } from '#domain/basket.ts';
import type { ErrorText } from '#domain/errors.ts';
import { lineKey } from './basket-line.ts';

/** What went wrong at lines of the basket. It is over once its line is changed, whoever does it. */
export class LineErrors {
  readonly #told = observable.map<string, { item: BasketItem; error: ErrorText }>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  of(item: BasketItem): ErrorText | undefined {
    return this.#told.get(lineKey(item))?.error;
  }

  tell(item: BasketItem, error: ErrorText): void {
    this.#told.set(lineKey(item), { item, error });
  }

  forget(key: BasketKey): void {
    this.#told.delete(lineKey(key));
  }

  /** The basket is this by now. */
  compare(items: BasketItem[]): void {
    for (const { item } of this.#told.values())
      if (items.find((one) => isSameItem(one, item))?.quantity !== item.quantity) this.forget(item);
  }
}
