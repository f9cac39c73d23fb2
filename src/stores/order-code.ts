import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ErrorText } from '#domain/errors.ts';
import { AppError, errorText, isCancelled } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';
import type { Checkout, Order } from '#domain/order.ts';
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
  /** The order was to have this code, or none. */
  | { kind: 'failed'; error: ErrorText; wanted: string | undefined };

/** The promo code of the order that is being filled in, given or taken away without going back to the basket. */
export class OrderCodeStore {
  isBusy = false;
  /** What became of the last press. */
  said: CodeAnswer | undefined = undefined;
  readonly #port: OrderPort;
  readonly #goods: CatalogPort;
  readonly #checkout: CheckoutStore;
  readonly #promo: PromoStore;

  constructor(port: OrderPort, goods: CatalogPort, checkout: CheckoutStore, promo: PromoStore) {
    this.#port = port;
    this.#goods = goods;
    this.#checkout = checkout;
    this.#promo = promo;
    makeAutoObservable(this, { said: observableRef }, { autoBind: true });
  }

  /** What is to be said; that it failed only as long as the order is otherwise than it was wanted. */
  get answer(): CodeAnswer | undefined {
    const { said } = this;
    return said?.kind === 'failed' && this.#has(said.wanted) ? undefined : said;
  }

  /** The order costs what the server says from now on, and the basket has the same code. */
  apply(typed: string): Promise<void> {
    const name = promoName(typed);
    return this.#change(name, name, async ({ prices }) => {
      const code = await this.#goods.promoCode(name);
      if (code === undefined) return { kind: 'none', name };
      const left = amountLeftForPromo(code, prices.products);
      return left > 0 ? { kind: 'below', left, minimum: code.minApplyPrice } : undefined;
    });
  }

  remove(): Promise<void> {
    return this.#change(this.#checkout.checkout?.order.promoCode ?? '', undefined, async () => undefined);
  }

  /** The shopper has gone elsewhere: an answer belongs to its press. */
  forget(): void {
    this.said = undefined;
  }

  #has(name: string | undefined): boolean {
    return this.#checkout.checkout?.order.promoCode === name;
  }

  async #send({ id, lines }: Order, wanted: string | undefined): Promise<Checkout> {
    const bought = lines.filter(({ isGift }) => !isGift);
    const items = bought.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
    return this.#port.updateProducts(id, items, wanted);
  }

  /** One at a time; pressed while a step of the checkout is on its way, it comes after that. `refuse` says why it is not even sent. */
  async #change(
    name: string,
    wanted: string | undefined,
    refuse: (order: Order) => Promise<CodeAnswer | undefined>,
  ): Promise<void> {
    if (this.isBusy) return;
    this.said = undefined;
    if (name === '') return;
    this.isBusy = true;
    try {
      await this.#checkout.changeBeside(async (order, take) => {
        try {
          const refused = await refuse(order);
          if (refused === undefined) take(await this.#send(order, wanted));
          runInAction(() => (this.said = refused));
        } catch (error) {
          await this.#fail(error, name, wanted);
        }
        if (this.#has(wanted)) await this.#keep(name, wanted);
      });
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** Whatever the reason, the order may not be what is on the screen: an answer that was lost has changed it. */
  async #fail(error: unknown, name: string, wanted: string | undefined): Promise<void> {
    if (isCancelled(error)) return;
    if (error instanceof AppError && error.code === 'PROMO_CODE_NOT_FOUND') {
      const kind = whyRefused(error);
      runInAction(() => (this.said = { kind, name }));
      return;
    }
    await this.#checkout.refresh();
    const { checkout } = this.#checkout;
    if (checkout !== undefined && this.#has(wanted)) this.#checkout.accept(checkout);
    else runInAction(() => (this.said = { kind: 'failed', error: errorText(error), wanted }));
  }

  /** The basket has what the order has. */
  async #keep(name: string, wanted: string | undefined): Promise<void> {
    if (wanted !== undefined) return this.#promo.keep(wanted);
    this.#promo.remove();
    runInAction(() => (this.said = { kind: 'removed', name }));
  }
}
