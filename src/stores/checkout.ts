import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketItem } from '#domain/basket.ts';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { AppError, errorText, isCancelled } from '#domain/errors.ts';
import type { Checkout, CheckoutStep, OrderCustomer, PaymentMethod } from '#domain/order.ts';
import { firstOpenStep, isChangeable } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import type { OrderPort } from '#ports/order.ts';
import type { KeyValue, Navigation, NewId } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, READY } from './load-state.ts';

/** What was typed so far, kept in this browser so that nothing is lost by a reload, a failure or a change of language. */
export interface CheckoutDraft {
  orderId?: string;
  contacts?: Record<string, string>;
  delivery?: Record<string, string>;
}

/** Messages of the checkout that come before the general ones (spec section 8). */
const SPECIFIC = {
  ORDER_NOT_FOUND: 'checkout.error.order-not-found',
  INVALID_UUID: 'checkout.error.order-not-found',
  INCORRECT_PAYMENT_STATUS: 'checkout.error.order-finished',
  ORDER_CANNOT_CALC_TAX: 'checkout.error.address',
} as const;

/** One order on its way from the basket to being paid. */
export class CheckoutStore {
  checkout: Checkout | undefined = undefined;
  state: LoadState = IDLE;
  /** The step whose answer is awaited: its button is busy and cannot be pressed twice. */
  busy: CheckoutStep | undefined = undefined;
  /** What went wrong, beside the step it went wrong in. */
  error: { step: CheckoutStep; text: ErrorText; code: string | undefined } | undefined = undefined;
  readonly #port: OrderPort;
  readonly #basket: BasketStore;
  readonly #keyValue: KeyValue;
  readonly #navigation: Navigation;
  readonly #newId: NewId;
  readonly #latest = new Latest();
  #isStarting = false;
  #operation: { of: string; id: string } | undefined;

  constructor(port: OrderPort, basket: BasketStore, keyValue: KeyValue, navigation: Navigation, newId: NewId) {
    this.#port = port;
    this.#basket = basket;
    this.#keyValue = keyValue;
    this.#navigation = navigation;
    this.#newId = newId;
    makeAutoObservable(
      this,
      { checkout: observableRef, state: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  /** The first step that still lacks something. */
  get openStep(): CheckoutStep {
    return this.checkout === undefined ? 'contacts' : firstOpenStep(this.checkout.order);
  }

  get isFinished(): boolean {
    return this.checkout !== undefined && !isChangeable(this.checkout.order);
  }

  /** Makes an order of the basket, or brings the open one up to date, and goes on at its address. */
  async begin(): Promise<void> {
    const { items } = this.#basket;
    if (this.#isStarting || items.length === 0) return;
    this.#isStarting = true;
    this.state = LOADING;
    try {
      const id = (await this.#bringUpToDate(items)) ?? (await this.#create(items));
      this.keepDraft({ ...this.draft(), orderId: id });
      this.#navigation.open(`/checkout/${id}`, { replace: true });
      runInAction(() => (this.state = IDLE));
    } catch (error) {
      if (!isCancelled(error))
        runInAction(() => (this.state = { status: 'failed', error: errorText(error, SPECIFIC) }));
    } finally {
      this.#isStarting = false;
    }
  }

  /** Loads an order; a paid one takes its goods out of the basket. */
  async open(orderId: string): Promise<void> {
    if (this.checkout?.order.id === orderId) this.state = READY;
    else {
      this.checkout = undefined;
      this.state = LOADING;
    }
    const signal = this.#latest.begin();
    try {
      const checkout = await this.#port.checkout(orderId, signal);
      runInAction(() => {
        this.checkout = checkout;
        this.state = READY;
      });
      if (checkout.order.payment.status === 'COMPLETED') await this.#finish(checkout);
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return;
      runInAction(() => (this.state = { status: 'failed', error: errorText(error, SPECIFIC) }));
    }
  }

  leave(): void {
    this.#latest.stop();
  }

  /** True when the server has them. */
  saveContacts(customer: OrderCustomer): Promise<boolean> {
    return this.#save('contacts', (id) => this.#port.updateCustomer(id, customer));
  }

  /** Where to and how; the method is sent after the address, because its price depends on it. */
  saveDelivery(address: Address, methodId: string): Promise<boolean> {
    return this.#save('delivery', async (id) => {
      await this.#port.updateShippingInfo(id, address);
      return this.#port.updateShippingMethod(id, methodId);
    });
  }

  /** Chooses how to pay and leaves for the provider's page; without one the order is confirmed. */
  pay(method: PaymentMethod): Promise<boolean> {
    return this.#save('payment', async (id) => {
      const { checkout, redirect } = await this.#port.choosePayment(id, method);
      if (redirect === undefined) {
        await this.#finish(checkout);
        this.#navigation.open(`/checkout/success?order=${id}`, { replace: true });
      } else this.#navigation.submit(redirect.url, redirect.method, redirect.fields);
      return checkout;
    });
  }

  draft(): CheckoutDraft {
    try {
      const draft: unknown = JSON.parse(this.#keyValue.read(STORAGE_CHECKOUT_DRAFT) ?? '{}');
      return typeof draft === 'object' && draft !== null ? (draft as CheckoutDraft) : {};
    } catch {
      return {};
    }
  }

  keepDraft(draft: CheckoutDraft): void {
    this.#keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(draft));
  }

  async #save(step: CheckoutStep, change: (orderId: string) => Promise<Checkout>): Promise<boolean> {
    const id = this.checkout?.order.id;
    if (id === undefined || this.busy !== undefined) return false;
    this.busy = step;
    this.error = undefined;
    try {
      const checkout = await change(id);
      runInAction(() => (this.checkout = checkout));
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      const code = error instanceof AppError ? error.code : undefined;
      runInAction(() => (this.error = { step, text: errorText(error, SPECIFIC), code }));
      return false;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  /** The order that this browser left unpaid takes the basket as it is now; undefined when there is none to take it. */
  async #bringUpToDate(items: BasketItem[]): Promise<string | undefined> {
    const { orderId } = this.draft();
    if (typeof orderId !== 'string') return undefined;
    try {
      const { order } = await this.#port.updateProducts(orderId, items);
      return order.id;
    } catch (error) {
      if (error instanceof AppError && error.kind === 'server' && error.code !== 'PRODUCT_VARIANT_NOT_IN_STOCK')
        return undefined;
      throw error;
    }
  }

  /** The same basket pressed again after an unknown outcome carries the same operation id: one order, not two. */
  async #create(items: BasketItem[]): Promise<string> {
    const of = JSON.stringify(items);
    if (this.#operation?.of !== of) this.#operation = { of, id: this.#newId() };
    const order = await this.#port.create(items, this.#operation.id);
    this.#operation = undefined;
    return order.id;
  }

  async #finish({ order }: Checkout): Promise<void> {
    const { contacts } = this.draft();
    this.keepDraft(contacts === undefined ? {} : { contacts });
    await this.#basket.removeBought(order.lines);
  }
}
