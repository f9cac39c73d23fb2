import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { SECOND_PRESS_MS } from '#domain/constants.ts';
import type { Money } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import type { OrderChange } from '#domain/order-changes.ts';
import { orderChanges } from '#domain/order-changes.ts';
import { sentBy } from '#domain/sent-by.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import type { Clock } from '#ports/platform.ts';
import { withSums } from './order-sums.ts';
import { Pause } from './pause.ts';

/** The order as the shopper saw it last, and what of it is otherwise by now: nobody pays for that unsaid. */
export class SeenOrder {
  /** To be said beside every button that pays. */
  changes: OrderChange[] = [];
  /** The code for first orders that the order has lost, because it is not the first one. */
  lostCode: string | undefined = undefined;
  /** A button has just come to say another sum: a press on it was not meant for that yet. */
  isJustSaid = false;
  #order: Order | undefined = undefined;
  readonly #pause: Pause;

  constructor(clock: Clock) {
    this.#pause = new Pause(clock, () => runInAction(() => (this.isJustSaid = false)));
    makeAutoObservable<this, '#order'>(this, { changes: observableRef, '#order': false }, { autoBind: true });
  }

  /** It is what the shopper wanted, or has read by now. */
  see(order: Order | undefined): void {
    if (this.#order?.id !== order?.id) this.lostCode = undefined;
    this.#order = order;
    this.changes = [];
  }

  /** The shopper has chosen how it is sent: that is no news, nor is the tax of the place it goes to. */
  send(method: ShippingMethod | undefined, tax: Money | undefined): void {
    if (this.#order !== undefined) this.#order = sentBy(this.#order, method, tax);
  }

  /** Who orders is known now: gives whether that has cost the order its code, which is said at once and is no news later. */
  losesCode(order: Order): boolean {
    const code = this.#order?.id === order.id ? this.#order.promoCode : undefined;
    if (code === undefined || order.promoCode !== undefined) return false;
    this.see(order);
    this.lostCode = code;
    return true;
  }

  /**
   * It has come from the server by itself: gives whether anything is not as it was seen. One that was not seen on this page was
   * seen with these `sums` on a former one, or is seen now.
   */
  meet(order: Order, sums?: Record<string, string>): boolean {
    if (this.#order?.id !== order.id) this.see(withSums(order, sums));
    if (this.#order !== undefined) this.#say(orderChanges(this.#order, order));
    return this.changes.length > 0;
  }

  /** As `meet`, of an order that is about to be paid for with a button that named this sum. */
  meetAtPayment(order: Order, named: Money | undefined): boolean {
    this.meet(order);
    const { prepayment } = order.prices;
    if (prepayment !== undefined && named !== undefined && prepayment !== named)
      this.#say([...this.changes, { what: 'in-advance', former: named, now: prepayment }]);
    return this.changes.length > 0;
  }

  #say(changes: OrderChange[]): void {
    const isNews = JSON.stringify(changes) !== JSON.stringify(this.changes);
    this.changes = changes;
    if (!isNews) return;
    this.isJustSaid = true;
    this.#pause.begin(SECOND_PRESS_MS);
  }
}
