import type { Order } from '#domain/order.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { OrderPort } from '#ports/order.ts';
import type { Clock } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';
import type { CheckoutDrafts } from './checkout-draft.ts';
import type { PromoStore } from './promo.ts';

/** What follows from an order being paid, once per order: looking at it again must not empty the next basket. */
export class PaidOrder {
  readonly #port: OrderPort;
  readonly #drafts: CheckoutDrafts;
  readonly #basket: BasketStore;
  readonly #clock: Clock;
  readonly #analytics: AnalyticsPort;
  readonly #promo: PromoStore;

  constructor(
    port: OrderPort,
    drafts: CheckoutDrafts,
    basket: BasketStore,
    clock: Clock,
    analytics: AnalyticsPort,
    promo: PromoStore,
  ) {
    this.#port = port;
    this.#drafts = drafts;
    this.#basket = basket;
    this.#clock = clock;
    this.#analytics = analytics;
    this.#promo = promo;
  }

  /** Whether it is paid by now; what follows from it is done then. Rejects with AppError. */
  async isPaid(orderId: string): Promise<boolean> {
    const { order } = await this.#port.checkout(orderId);
    const isPaid = order.payment.status === 'COMPLETED';
    if (isPaid) await this.finish(order);
    return isPaid;
  }

  /** Its goods leave the basket, its purchase is counted; the code of the basket is used up if it was made of the basket. */
  async finish(order: Order): Promise<void> {
    const isOfBasket = this.#drafts.read().orderId === order.id;
    const rest = this.#drafts.without(order.id);
    if (rest === undefined) return;
    this.#drafts.keep({ ...rest, paid: { orderId: order.id, at: this.#clock.now() } });
    this.#analytics.track({ name: 'purchase', number: order.number, total: order.prices.total });
    if (isOfBasket) this.#promo.remove();
    await this.#basket.removeBought(order.lines.filter((line) => !line.isGift));
  }
}
