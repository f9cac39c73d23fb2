import type { BasketItem } from '#domain/basket.ts';
import type { Checkout } from '#domain/order.ts';
import type { OrderPort } from '#ports/order.ts';
import type { NewId } from '#ports/platform.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { isRefusal } from './outcome.ts';

/** Where the draft of the checkout is kept. */
export interface Drafts {
  draft(): CheckoutDraft;
  keepDraft(draft: CheckoutDraft): void;
}

/** The order that is being filled in, and how it looks now where the server has said so. */
interface OpenOrder {
  id: string;
  checkout?: Checkout;
}

/** Turns the basket into one order, however often that is asked for. Rejects with AppError. */
export class OrderFromBasket {
  readonly #port: OrderPort;
  readonly #drafts: Drafts;
  readonly #newId: NewId;

  constructor(port: OrderPort, drafts: Drafts, newId: NewId) {
    this.#port = port;
    this.#drafts = drafts;
    this.#newId = newId;
  }

  /** Brings the order this browser left unpaid up to date, or makes one. */
  async make(items: BasketItem[]): Promise<OpenOrder> {
    const order = (await this.#bringUpToDate(items)) ?? (await this.#create(items));
    this.#drafts.keepDraft({ ...this.#drafts.draft(), orderId: order.id });
    return order;
  }

  /** Undefined when there is no order left to take the basket as it is now. */
  async #bringUpToDate(items: BasketItem[]): Promise<OpenOrder | undefined> {
    const { orderId } = this.#drafts.draft();
    if (orderId === undefined) return undefined;
    try {
      const checkout = await this.#port.updateProducts(orderId, items);
      return { id: checkout.order.id, checkout };
    } catch (error) {
      if (isRefusal(error) && error.code !== 'PRODUCT_VARIANT_NOT_IN_STOCK') return undefined;
      throw error;
    }
  }

  /**
   * The same basket pressed again after an unknown outcome carries the same operation id, over a reload too: one order,
   * not two.
   */
  async #create(items: BasketItem[]): Promise<OpenOrder> {
    const of = JSON.stringify(items);
    const known = this.#drafts.draft().operation;
    const operation = known?.of === of ? known : { of, id: this.#newId() };
    this.#drafts.keepDraft({ ...this.#drafts.draft(), operation });
    try {
      const { id } = await this.#port.create(items, operation.id);
      this.#forgetOperation();
      return { id };
    } catch (error) {
      if (isRefusal(error)) this.#forgetOperation();
      throw error;
    }
  }

  #forgetOperation(): void {
    const { operation: _, ...draft } = this.#drafts.draft();
    this.#drafts.keepDraft(draft);
  }
}
