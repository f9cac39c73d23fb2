import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ErrorText } from '#domain/errors.ts';
import { AppError, errorText, isCancelled } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import { amountLeftForPromo, promoName } from '#domain/promo-code.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { OrderPort } from '#ports/order.ts';
import type { CheckoutStore } from './checkout.ts';
import { whyRefused } from './order-from-basket.ts';
import type { PromoStore } from './promo.ts';

/** What has become of a code that was given or taken away at the checkout; that it applies, the order says itself. */
export type CodeAnswer =
  | { kind: 'removed' | 'none' | 'first-only'; name: string }
  | { kind: 'below'; left: Money; minimum: Money }
  | { kind: 'failed'; error: ErrorText };

/** The promo code of the order that is being filled in, given or taken away without going back to the basket. */
export class OrderCodeStore {
  isBusy = false;
  answer: CodeAnswer | undefined = undefined;
  readonly #port: OrderPort;
  readonly #goods: CatalogPort;
  readonly #checkout: CheckoutStore;
  readonly #promo: PromoStore;

  constructor(port: OrderPort, goods: CatalogPort, checkout: CheckoutStore, promo: PromoStore) {
    this.#port = port;
    this.#goods = goods;
    this.#checkout = checkout;
    this.#promo = promo;
    makeAutoObservable(this, { answer: observableRef }, { autoBind: true });
  }

  /** The order costs what the server says from now on, and the basket has the same code. */
  apply(typed: string): Promise<void> {
    const name = promoName(typed);
    return this.#change(name, async (order) => {
      if (name === '') return undefined;
      const code = await this.#goods.promoCode(name);
      if (code === undefined) return { kind: 'none', name };
      const left = amountLeftForPromo(code, order.prices.products);
      if (left > 0) return { kind: 'below', left, minimum: code.minApplyPrice };
      await this.#send(order, name);
      await this.#promo.keep(name);
      return undefined;
    });
  }

  remove(): Promise<void> {
    const name = this.#checkout.checkout?.order.promoCode ?? '';
    return this.#change(name, async (order) => {
      await this.#send(order, undefined);
      this.#promo.remove();
      return { kind: 'removed', name };
    });
  }

  /** The shopper has gone elsewhere: an answer belongs to its press. */
  forget(): void {
    this.answer = undefined;
  }

  async #send({ id, lines }: Order, name: string | undefined): Promise<void> {
    const bought = lines.filter(({ isGift }) => !isGift);
    const items = bought.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
    this.#checkout.accept(await this.#port.updateProducts(id, items, name));
  }

  /** One at a time, and never while a step of the checkout is on its way. */
  async #change(name: string, change: (order: Order) => Promise<CodeAnswer | undefined>): Promise<void> {
    const order = this.#checkout.checkout?.order;
    if (order === undefined || this.isBusy || this.#checkout.busy !== undefined) return;
    this.isBusy = true;
    this.answer = undefined;
    try {
      const answer = await change(order);
      runInAction(() => (this.answer = answer));
    } catch (error) {
      if (isCancelled(error)) return;
      const isRefused = error instanceof AppError && error.code === 'PROMO_CODE_NOT_FOUND';
      runInAction(() => {
        this.answer = isRefused ? { kind: whyRefused(error), name } : { kind: 'failed', error: errorText(error) };
      });
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
