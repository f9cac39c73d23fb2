import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { isCancelled } from '#domain/errors.ts';
import type { Money } from '#domain/money.ts';
import type { Checkout, CheckoutStep, Order, OrderCustomer } from '#domain/order.ts';
import type { PaymentMethod } from '#domain/payment-methods.ts';
import { firstOpenStep, isChangeable } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { OrderPort } from '#ports/order.ts';
import type { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';
import { CheckoutDrafts } from './checkout-draft.ts';
import type { StepFailure } from './checkout-errors.ts';
import { CHECKOUT_ERRORS, isForAccount, stepFailure } from './checkout-errors.ts';
import { ChosenWay } from './chosen-way.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, READY } from './load-state.ts';
import { orderFromBasket } from './order-from-basket.ts';
import { sumsOf } from './order-sums.ts';
import { PaidOrder } from './paid-order.ts';
import { Pause } from './pause.ts';
import type { PromoStore } from './promo.ts';
import { sayRefusedGoods } from './refused-goods.ts';
import { SeenOrder } from './seen-order.ts';

/** One order on its way from the basket to being paid. */
export class CheckoutStore {
  checkout: Checkout | undefined = undefined;
  state: LoadState = IDLE;
  /** The step whose answer is awaited: its button is busy and cannot be pressed twice. */
  busy: CheckoutStep | undefined = undefined;
  error: StepFailure | undefined = undefined;
  /** Something else than a step changes the order now: a step that is pressed waits for that. */
  isChanging = false;
  /** What of the order is otherwise than the shopper saw it. */
  readonly seen: SeenOrder;
  /** How it would be sent, before that is saved. */
  readonly way = new ChosenWay();
  readonly #port: OrderPort;
  readonly #basket: BasketStore;
  /** What was typed and is not the order's yet. */
  readonly drafts: CheckoutDrafts;
  readonly #navigation: Navigation;
  readonly #makeOrder: () => ReturnType<typeof orderFromBasket>;
  readonly #promo: PromoStore;
  readonly #paid: PaidOrder;
  readonly #latest = new Latest();
  #isStarting = false;
  /** How often an order was read: an answer to what was asked before that may be in a former language. */
  #reads = 0;
  /** The order that the screen shows, or would if it could. */
  #asked: string | undefined = undefined;
  /** Whether the shopper is still where an answer leads on from: nobody is called back from another screen. */
  #isHere = false;
  /** Nothing can be pressed for a while: the browser is on its way to the provider. */
  readonly #pause: Pause;

  constructor(
    port: OrderPort,
    basket: BasketStore,
    keyValue: KeyValue,
    navigation: Navigation,
    newId: NewId,
    clock: Clock,
    analytics: AnalyticsPort,
    promo: PromoStore,
  ) {
    this.#port = port;
    this.seen = new SeenOrder(clock);
    this.#basket = basket;
    this.drafts = new CheckoutDrafts(keyValue, clock);
    this.#navigation = navigation;
    this.#promo = promo;
    this.#pause = new Pause(clock, () => runInAction(() => (this.busy = undefined)));
    this.#paid = new PaidOrder(port, this.drafts, basket, clock, analytics, promo);
    this.#makeOrder = () => orderFromBasket(port, this.drafts, this.#paid, newId, basket, promo);
    const byReference = {
      checkout: observableRef,
      state: observableRef,
      error: observableRef,
      seen: false,
      way: false,
    } as const;
    makeAutoObservable(this, byReference, { autoBind: true });
  }

  /** What was refused at this step. */
  errorOf(step: CheckoutStep): ErrorText | undefined {
    return this.error?.step === step ? this.error.text : undefined;
  }

  /** The first step that still lacks something. */
  get openStep(): CheckoutStep {
    return this.checkout === undefined ? 'contacts' : firstOpenStep(this.checkout.order, this.checkout.shippingMethods);
  }

  get isFinished(): boolean {
    return this.checkout !== undefined && !isChangeable(this.checkout.order);
  }

  /** Whether an order may have come of the press before and the same one make a second: the server is not told that it is the same. */
  mayDouble(): boolean {
    return this.drafts.read().operation !== undefined && !this.#port.tellsOperation;
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
      if (made?.checkout !== undefined) this.#isAsWanted(made.checkout.order);
      if (!isOver) this.#navigation.open(made.path, { replace: true });
    } catch (error) {
      const failed = failedBy(error, CHECKOUT_ERRORS);
      if (failed) runInAction(() => (this.state = failed));
    } finally {
      this.#isStarting = false;
    }
  }

  /**
   * Loads an order, or reads the known one again without a sign of it: what has come of it is given to whoever asks, IDLE where
   * it was cut short. A paid one takes its goods out of the basket.
   */
  async open(orderId: string): Promise<LoadState> {
    this.#isHere = true;
    this.#asked = orderId;
    this.#pause.end();
    const isKnown = this.checkout?.order.id === orderId;
    if (!isKnown) {
      this.checkout = undefined;
      this.error = undefined;
    }
    this.state = isKnown ? READY : LOADING;
    this.#reads += 1;
    const signal = this.#latest.begin();
    try {
      const checkout = await this.#port.checkout(orderId, signal);
      if (signal.aborted) return IDLE;
      const { asked, askedSums } = this.drafts.read();
      this.seen.meet(checkout.order, asked === orderId ? askedSums : undefined);
      runInAction(() => Object.assign(this, { checkout, state: READY }));
      if (checkout.order.payment.status === 'COMPLETED') await this.#paid.finish(checkout.order);
    } catch (error) {
      const failed = failedBy(error, CHECKOUT_ERRORS);
      if (failed === undefined || signal.aborted) return IDLE;
      // What is on the screen already is worth more than a message that it could not be read again.
      if (!isKnown) runInAction(() => (this.state = failed));
      return failed;
    }
    return READY;
  }

  /** Reads the order that is on the screen, or should be, again: in another language its goods have other names. */
  async refresh(): Promise<void> {
    if (this.#isHere && this.#asked !== undefined) await this.open(this.#asked);
  }

  /** It is as the shopper has just made it beside the steps: that is no news. */
  accept(checkout: Checkout, reads = this.#reads): void {
    if (this.checkout?.order.id !== checkout.order.id) return;
    this.#take(checkout, reads);
    this.#isAsWanted(checkout.order);
  }

  /**
   * Something else than a step changes the order; of the two each waits for the other. `change` is given the order as it is
   * by then, and what takes the answer.
   */
  async changeBeside(change: (order: Order, take: (changed: Checkout) => void) => Promise<void>): Promise<void> {
    const id = this.checkout?.order.id;
    await when(() => this.busy === undefined);
    const order = this.checkout?.order;
    if (order === undefined || order.id !== id) return;
    const reads = this.#reads;
    runInAction(() => (this.isChanging = true));
    try {
      await change(order, (changed) => this.accept(changed, reads));
    } finally {
      runInAction(() => (this.isChanging = false));
    }
  }

  /** An answer that was asked for after so many `reads`: what is being read meanwhile may be older, and what was read since newer. */
  #take(checkout: Checkout, reads: number): void {
    this.#latest.stop();
    this.checkout = checkout;
    if (reads !== this.#reads && !this.#pause.isOn) void this.refresh();
  }

  /** The shopper has just made it so: that is no news, and what was refused before is of another order. */
  #isAsWanted(order: Order): void {
    this.error = undefined;
    this.seen.see(order);
    this.#keepAsked(order);
  }

  /** What the shopper has made of it since it was to be paid for is no news on the next page either. */
  #keepAsked(order: Order): void {
    const draft = this.drafts.read();
    if (draft.asked === order.id) this.drafts.keep({ ...draft, askedSums: sumsOf(order) });
  }

  /** Whoever it was is signed out: nobody else is shown the order. Where one is looked at, it is asked who may see it. */
  forget(): void {
    this.checkout = undefined;
    this.error = undefined;
    this.state = IDLE;
    this.seen.see(undefined);
    if (this.#asked !== undefined) void this.open(this.#asked);
  }

  /** Somebody has signed in, or writes other contacts: that one has to sign in is over. */
  takeBackSignIn(): void {
    if (isForAccount(this.error?.code)) this.error = undefined;
  }

  /** The shopper has gone to another screen: nothing that is on its way leads anywhere any more. */
  leave(): void {
    this.#isHere = false;
    this.#asked = undefined;
    this.#latest.stop();
  }

  /** True when the server has them. Whoever has ordered before loses a code for first orders by that, and is told. */
  saveContacts(customer: OrderCustomer): Promise<boolean> {
    return this.#save('contacts', async (id) => {
      const checkout = await this.#port.updateCustomer(id, customer);
      if (this.seen.losesCode(checkout.order)) this.#promo.refused('first-only');
      return checkout;
    });
  }

  /** Where to and how; the method is sent after the address, because its price depends on it. */
  saveDelivery(address: Address, methodId: string): Promise<boolean> {
    return this.#save('delivery', async (id) => {
      const method = this.checkout?.shippingMethods.find((one) => one.id === methodId);
      await this.#port.updateShippingInfo(id, address);
      const checkout = await this.#port.updateShippingMethod(id, methodId);
      this.seen.send(method, checkout.order.prices.tax);
      return checkout;
    });
  }

  /**
   * Chooses how to pay and leaves for the provider's page; without one the order is confirmed. Where the order is not what
   * the button said (`named` is its sum), it is said instead, and another press pays. Nobody is led anywhere who is not
   * at the button any more.
   */
  async pay(method: PaymentMethod, named?: Money, isAtButton = () => true): Promise<boolean> {
    if (this.seen.isJustSaid) return false;
    const shown = this.checkout?.order;
    return this.#save('payment', async (id) => {
      const order = this.checkout?.order;
      // What a code took off since the press is wanted; of what went up by one that was taken away the button said nothing.
      this.seen.see(shown && order && order.prices.total > shown.prices.total ? shown : order);
      const { checkout, redirect } = await this.#port.choosePayment(id, method);
      if (redirect !== undefined && this.seen.meetAtPayment(checkout.order, named)) return checkout;
      this.drafts.keep({ ...this.drafts.read(), asked: id, askedSums: sumsOf(checkout.order) });
      if (redirect === undefined) {
        await this.#paid.finish(checkout.order);
        if (this.#isHere) this.#navigation.open(`/checkout/success?order=${id}`, { replace: true });
      } else if (this.#isHere && isAtButton()) {
        this.#navigation.submit(redirect.url, redirect.method, redirect.fields);
        // A way that leads nowhere (stopped by hand, blocked) gives the buttons back.
        this.#pause.begin(WRITE_TIMEOUT_MS);
      }
      return checkout;
    });
  }

  async #save(step: CheckoutStep, change: (orderId: string) => Promise<Checkout>): Promise<boolean> {
    const id = this.checkout?.order.id;
    if (id === undefined || this.busy !== undefined) return false;
    this.#latest.stop();
    this.busy = step;
    this.error = undefined;
    try {
      if (this.isChanging) await when(() => !this.isChanging);
      const reads = this.#reads;
      const checkout = await change(id);
      runInAction(() => {
        if (this.checkout?.order.id !== id) return;
        this.#take(checkout, reads);
        if (step !== 'payment' && !this.seen.meet(checkout.order)) this.#keepAsked(checkout.order);
      });
      return true;
    } catch (error) {
      if (!isCancelled(error)) this.#fail(step, id, error);
      return false;
    } finally {
      runInAction(() => {
        if (!this.#pause.isOn) this.busy = undefined;
      });
    }
  }

  /** Says it beside the step, and reads the order again: whatever the reason, it may not be what is on the screen. */
  #fail(step: CheckoutStep, id: string, error: unknown): void {
    runInAction(() => {
      if (this.checkout?.order.id !== id) return;
      void sayRefusedGoods(error, this.checkout.order.lines, this.#basket);
      this.error = stepFailure(step, error, this.checkout.order.lines);
      if (this.#isHere) void this.open(id);
    });
  }
}
