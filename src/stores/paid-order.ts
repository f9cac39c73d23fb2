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
  readonly #analytics: AnalyticsPort | undefined;
  readonly #promo: PromoStore | undefined;

  constructor(
    port: OrderPort,
    drafts: CheckoutDrafts,
    basket: BasketStore,
    clock: Clock,
    analytics: AnalyticsPort | undefined,
    promo: PromoStore | undefined,
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

  /** What was typed for it is forgotten: whoever buys here next may be somebody else. Its goods leave the basket, its code is used up, its purchase is counted. */
  async finish(order: Order): Promise<void> {
    const { orderId } = this.#drafts.read();
    if (orderId !== order.id) return;
    this.#drafts.keep({ paid: { orderId, at: this.#clock.now() } });
    this.#analytics?.track({ name: 'purchase', number: order.number, total: order.prices.total });
    this.#promo?.remove();
    await this.#basket.removeBought(order.lines.filter((line) => !line.isGift));
  }
}
