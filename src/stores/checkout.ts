import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { STORAGE_CHECKOUT_DRAFT, WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { AppError, errorText, isCancelled } from '#domain/errors.ts';
import type { Checkout, CheckoutStep, OrderCustomer, PaymentMethod } from '#domain/order.ts';
import { firstOpenStep, isChangeable } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { OrderPort } from '#ports/order.ts';
import type { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { readDraft } from './checkout-draft.ts';
import { CHECKOUT_ERRORS } from './checkout-errors.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { IDLE, LOADING, READY } from './load-state.ts';
import { orderFromBasket } from './order-from-basket.ts';
import { isRefusal } from './outcome.ts';
import type { PromoStore } from './promo.ts';
import { sayRefusedGoods } from './refused-goods.ts';

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
  readonly #makeOrder: () => ReturnType<typeof orderFromBasket>;
  readonly #clock: Clock;
  readonly #analytics: AnalyticsPort | undefined;
  readonly #promo: PromoStore | undefined;
  readonly #latest = new Latest();
  #isStarting = false;
  /** Whether the shopper is still where an answer leads on from: nobody is called back from another screen. */
  #isHere = false;
  /** The browser is on its way to the provider: nothing can be pressed until the page is shown again. */
  #isLeaving = false;

  constructor(
    port: OrderPort,
    basket: BasketStore,
    keyValue: KeyValue,
    navigation: Navigation,
    newId: NewId,
    clock: Clock,
    analytics?: AnalyticsPort,
    promo?: PromoStore,
  ) {
    this.#port = port;
    this.#basket = basket;
    this.#keyValue = keyValue;
    this.#navigation = navigation;
    this.#makeOrder = () => orderFromBasket(port, this, newId, basket, promo);
    this.#clock = clock;
    this.#analytics = analytics;
    this.#promo = promo;
    const byReference = { checkout: observableRef, state: observableRef, error: observableRef };
    makeAutoObservable(this, byReference, { autoBind: true });
  }

  /** The first step that still lacks something. */
  get openStep(): CheckoutStep {
    return this.checkout === undefined ? 'contacts' : firstOpenStep(this.checkout.order);
  }

  get isFinished(): boolean {
    return this.checkout !== undefined && !isChangeable(this.checkout.order);
  }

  /** Makes an order of the basket, or brings the open one up to date, and goes on there; or at its thanks, if it is paid. */
  async begin(): Promise<void> {
    this.#isHere = true;
    if (this.#isStarting) return;
    this.#isStarting = true;
    this.state = LOADING;
    try {
      const made = await this.#makeOrder();
      const isOver = made === undefined || !this.#isHere;
      // Otherwise what waits for the order waits on, until the next screen is there.
      const state = isOver ? IDLE : this.state;
      runInAction(() => Object.assign(this, { checkout: made?.checkout ?? this.checkout, state }));
      if (!isOver) this.#navigation.open(made.path, { replace: true });
    } catch (error) {
      if (!isCancelled(error))
        runInAction(() => (this.state = { status: 'failed', error: errorText(error, CHECKOUT_ERRORS) }));
    } finally {
      this.#isStarting = false;
    }
  }

  /** Loads an order, or reads the known one again without a sign of it; a paid one takes its goods out of the basket. */
  async open(orderId: string): Promise<void> {
    this.#isHere = true;
    this.#stay();
    const isKnown = this.checkout?.order.id === orderId;
    if (!isKnown) {
      this.checkout = undefined;
      this.error = undefined;
    }
    this.state = isKnown ? READY : LOADING;
    const signal = this.#latest.begin();
    try {
      const checkout = await this.#port.checkout(orderId, signal);
      if (signal.aborted) return;
      runInAction(() => Object.assign(this, { checkout, state: READY }));
      if (checkout.order.payment.status === 'COMPLETED') await this.#finish(checkout);
    } catch (error) {
      // What is on the screen already is worth more than a message that it could not be read again.
      if (isCancelled(error) || signal.aborted || isKnown) return;
      runInAction(() => (this.state = { status: 'failed', error: errorText(error, CHECKOUT_ERRORS) }));
    }
  }

  /** Reads the order that is on the screen again: in another language its goods have other names. */
  async refresh(): Promise<void> {
    if (this.#isHere && this.checkout !== undefined) await this.open(this.checkout.order.id);
  }

  /** Whoever it was is signed out: nobody else is shown the order. */
  forget(): void {
    this.#latest.stop();
    this.checkout = undefined;
    this.error = undefined;
    this.state = IDLE;
  }

  /** The shopper has gone to another screen: nothing that is on its way leads anywhere any more. */
  leave(): void {
    this.#isHere = false;
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
      this.keepDraft({ ...this.draft(), orderId: id });
      if (redirect === undefined) {
        await this.#finish(checkout);
        if (this.#isHere) this.#navigation.open(`/checkout/success?order=${id}`, { replace: true });
      } else if (this.#isHere) {
        this.#navigation.submit(redirect.url, redirect.method, redirect.fields);
        this.#isLeaving = true;
        // A way that leads nowhere (stopped by hand, blocked) gives the buttons back.
        this.#clock.after(WRITE_TIMEOUT_MS, this.#stay);
      }
      return checkout;
    });
  }

  draft(): CheckoutDraft {
    return readDraft(this.#keyValue.read(STORAGE_CHECKOUT_DRAFT), this.#clock.now());
  }

  keepDraft(draft: CheckoutDraft): void {
    this.#keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(draft));
  }

  async #save(step: CheckoutStep, change: (orderId: string) => Promise<Checkout>): Promise<boolean> {
    const id = this.checkout?.order.id;
    if (id === undefined || this.busy !== undefined) return false;
    this.#latest.stop();
    this.busy = step;
    this.error = undefined;
    try {
      const checkout = await change(id);
      // What is being read meanwhile may be older.
      this.#latest.stop();
      runInAction(() => {
        if (this.checkout?.order.id === id) this.checkout = checkout;
      });
      return true;
    } catch (error) {
      if (!isCancelled(error)) this.#fail(step, id, error);
      return false;
    } finally {
      runInAction(() => {
        if (!this.#isLeaving) this.busy = undefined;
      });
    }
  }

  /** Still on this page: what waited for the page to be left can be pressed again. */
  readonly #stay = (): void => {
    if (!this.#isLeaving) return;
    this.#isLeaving = false;
    runInAction(() => (this.busy = undefined));
  };

  /** Says it beside the step; where the order itself may have moved on, it is read again. */
  #fail(step: CheckoutStep, id: string, error: unknown): void {
    const code = error instanceof AppError ? error.code : undefined;
    runInAction(() => {
      if (this.checkout?.order.id !== id) return;
      void sayRefusedGoods(error, this.checkout.order.lines, this.#basket);
      this.error = { step, text: errorText(error, CHECKOUT_ERRORS), code };
      if (!isRefusal(error) || code === 'INCORRECT_PAYMENT_STATUS') void this.open(id);
    });
  }

  /** Whether it is paid by now, here or in another tab; its goods have then left the basket. Rejects with AppError. */
  async isPaid(orderId: string): Promise<boolean> {
    const checkout = await this.#port.checkout(orderId);
    const isPaid = checkout.order.payment.status === 'COMPLETED';
    if (isPaid) await this.#finish(checkout);
    return isPaid;
  }

  /** Once per order: looking at a paid order again must not empty the next basket. */
  async #finish({ order }: Checkout): Promise<void> {
    const { orderId, contacts } = this.draft();
    if (orderId !== order.id) return;
    this.keepDraft({ ...(contacts && { contacts }), paid: { orderId, at: this.#clock.now() } });
    this.#analytics?.track({ name: 'purchase', number: order.number, total: order.prices.total });
    this.#promo?.remove();
    await this.#basket.removeBought(order.lines.filter((line) => !line.isGift));
  }
}
