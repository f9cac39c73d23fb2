import { makeAutoObservable, observableRef } from 'mobx';
import type { Order } from '#domain/order.ts';
import { sentBy } from '#domain/sent-by.ts';
import type { ShippingMethod } from '#domain/shipping.ts';

/** The way of delivery that is chosen on the screen while the order still has another one, or none. */
export class ChosenWay {
  /** Undefined while nothing is being chosen; without a method while none goes where it is to go. */
  choice: { method: ShippingMethod | undefined } | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { choice: observableRef }, { autoBind: true });
  }

  choose(method: ShippingMethod | undefined): void {
    this.choice = { method };
  }

  /** The choice is saved, or given up. */
  end(): void {
    this.choice = undefined;
  }

  /** The order with what it comes to by the choice; in the server's own numbers where it has that way already. */
  shown(order: Order): Order {
    if (this.choice === undefined) return order;
    const { method } = this.choice;
    if (method?.id === order.shippingMethod?.id) return order;
    const { shippingInfo, ...elsewhere } = order;
    const isThere = shippingInfo !== undefined && method?.regions.includes(shippingInfo.region);
    return isThere ? sentBy(order, method, order.prices.tax) : sentBy(elsewhere, method, undefined);
  }
}
