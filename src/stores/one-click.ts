import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Size } from '#domain/catalog.ts';
import type { ErrorText } from '#domain/errors.ts';
import { errorText, isCancelled } from '#domain/errors.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { OrderPort } from '#ports/order.ts';
import type { NewId } from '#ports/platform.ts';
import type { DialogsStore } from './dialogs.ts';
import { isOver } from './outcome.ts';

interface Item {
  variantId: string;
  size: Size;
}

/** What is the same order, whoever presses how often. */
const operationOf = ({ variantId, size }: Item, phone: string): string => `${variantId} ${size} ${phone}`;

/** Buying with a phone number only, and pre-ordering what is sold out. */
export class OneClickStore {
  isBusy = false;
  error: ErrorText | undefined = undefined;
  #operation: { of: string; id: string } | undefined;
  readonly #port: OrderPort;
  readonly #dialogs: DialogsStore;
  readonly #newId: NewId;
  readonly #analytics: AnalyticsPort;

  constructor(port: OrderPort, dialogs: DialogsStore, newId: NewId, analytics: AnalyticsPort) {
    this.#port = port;
    this.#dialogs = dialogs;
    this.#newId = newId;
    this.#analytics = analytics;
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  /** The dialog is closed: what went wrong in it is not said in the next one. */
  leave(): void {
    this.error = undefined;
  }

  /** Whether the order before, of whose outcome nobody knows, would have another beside it. `phone` in E.164. */
  wouldBeAnother(item: Item, phone: string): boolean {
    return this.#operation !== undefined && this.#operation.of !== operationOf(item, phone);
  }

  /** Whether the order before may have come and the same press make a second one: the server is not told that it is the same. */
  mayDouble(): boolean {
    return this.#operation !== undefined && !this.#port.tellsOperation;
  }

  /** `phone` in E.164, `asRead` as it is said. One press, one order: after an unknown outcome the same press carries the same operation id. */
  async order(item: Item, phone: string, asRead = phone): Promise<void> {
    if (this.isBusy) return;
    const of = operationOf(item, phone);
    const isFirst = this.#operation === undefined;
    if (this.#operation?.of !== of) this.#operation = { of, id: this.#newId() };
    this.isBusy = true;
    this.error = undefined;
    try {
      const order = await this.#port.createFast(item, phone, this.#operation.id);
      this.#operation = undefined;
      this.#analytics.track({ name: 'one-click-order' });
      this.#dialogs.open('success', {
        titleKey: 'dialog.success.title',
        textKey: 'dialog.success.one-click',
        values: { number: order.number, phone: asRead },
      });
    } catch (error) {
      if (isOver(error, { isFirst, isTold: this.#port.tellsOperation })) this.#operation = undefined;
      if (!isCancelled(error)) runInAction(() => (this.error = errorText(error)));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
