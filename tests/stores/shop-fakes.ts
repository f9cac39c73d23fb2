import type { BasketItem } from '#domain/basket.ts';
import { addItem, changeItem, removeItem, withoutBought } from '#domain/basket.ts';
import type { Size, Variant } from '#domain/catalog.ts';
import type { Checkout, Order, PaymentRedirect } from '#domain/order.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { ServerBasketPort } from '#ports/basket.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { OrderPort } from '#ports/order.ts';
import { FormerOrders } from '#stores/former-orders.ts';

export function item(variantId: string, size: Size = 'M', quantity = 1): BasketItem {
  return { variantId, size, quantity };
}

export function variant(id: string, overrides: Partial<Variant> = {}): Variant {
  return {
    id,
    productId: `product-${id}`,
    name: `Худі ${id}`,
    description: [],
    vendorCode: 'SH-1',
    type: 'unisex',
    categoryIds: [],
    price: 200_000,
    createdAt: '2026-01-01T00:00:00.000Z',
    isActive: true,
    details: {},
    color: { id: 'coal', name: 'Вугілля', hex: '#1f1c1e' },
    photos: [],
    sizes: [
      { value: 'M', inStock: true },
      { value: 'L', inStock: true },
      { value: 'XL', inStock: false },
    ],
    siblings: [],
    ...overrides,
  };
}

export const BRANCH: ShippingMethod = {
  id: 'branch',
  name: 'Відділення пошти',
  kind: 'PARCEL_BRANCH',
  regions: ['UA'],
  price: 7_000,
  minimumDelivery: 1,
  maximumDelivery: 3,
  freeShippingFrom: 300_000,
};

export const ABROAD: ShippingMethod = {
  id: 'abroad',
  name: 'Пошта за кордон',
  kind: 'INTERNATIONAL',
  regions: ['EU', 'OTHER'],
  price: 60_000,
  minimumDelivery: 5,
  maximumDelivery: 12,
};

/** The colour of whatever is ordered here. */
export const COLOR = { name: 'вугілля', hex: '#2b2b2d' };

export function order(id: string, overrides: Partial<Order> = {}): Order {
  return {
    id,
    number: '20417',
    createdAt: '2026-01-15T10:00:00.000Z',
    status: 'NEW',
    payment: { status: 'WAITING_FOR_PAYMENT' },
    isFast: false,
    customer: {},
    lines: [{ ...item('a'), name: 'Худі a', vendorCode: 'SH-1', color: COLOR, price: 200_000, isGift: false }],
    prices: { products: 200_000, discount: 0, shipping: 0, total: 200_000 },
    ...overrides,
  };
}

function checkoutOf(one: Order): Checkout {
  return { order: one, shippingMethods: [BRANCH, ABROAD] };
}

/** Somebody of whom no former orders are known. */
export const A_GUEST = new FormerOrders(
  { mine: () => Promise.reject(new Error('asks for none')) },
  { isSignedIn: false },
);

/** Nobody has agreed to being counted. */
export const UNCOUNTED: AnalyticsPort = { track: () => {} };

/** What a port does at its next call instead of what it usually does: 'late' waits for `answer`. */
type Step = Error | { after: Promise<unknown>; then?: Error };

export interface Script {
  /** Names of the calls in the order they came, with what was sent. */
  calls: [name: string, ...sent: unknown[]][];
  /** The next call goes wrong, or waits, instead of being answered at once. */
  next: (...steps: (Step | 'fine')[]) => void;
  /** The next call does its work, but its answer is lost. */
  lose: (error: Error) => void;
  play: <Value>(call: [name: string, ...sent: unknown[]], work: () => Value) => Promise<Value>;
}

function script(): Script {
  const steps: (Step | 'fine' | { lost: Error })[] = [];
  const calls: Script['calls'] = [];
  return {
    calls,
    next: (...more) => void steps.push(...more),
    lose: (lost) => void steps.push({ lost }),
    async play(call, work) {
      calls.push(call);
      const step = steps.shift();
      if (step instanceof Error) throw step;
      if (typeof step === 'object' && 'after' in step) {
        await step.after;
        if (step.then !== undefined) throw step.then;
      }
      const value = work();
      if (typeof step === 'object' && 'lost' in step) throw step.lost;
      return value;
    },
  };
}

/** A basket kept in memory; another tab is `writeElsewhere`. */
export function fakeBasket(initial: BasketItem[] = []): ServerBasketPort & {
  script: Script;
  kept: () => BasketItem[];
  writeElsewhere: (items: BasketItem[]) => void;
} {
  let items = initial;
  const own = script();
  const set = (next: BasketItem[]) => (): BasketItem[] => (items = next);
  return {
    script: own,
    kept: () => items,
    writeElsewhere: (next) => void (items = next),
    read() {
      const now = items;
      return own.play(['read'], () => now);
    },
    add: (added) => own.play(['add', added], () => set(addItem(items, added))()),
    change: (changed) => own.play(['change', changed], () => set(changeItem(items, changed))()),
    remove: (key) => own.play(['remove', key], () => set(removeItem(items, key))()),
    replace: (next) => own.play(['replace', next], set(next)),
    async revise(make) {
      return this.replace(make(await this.read()));
    },
    removeBought: (bought) => own.play(['removeBought', bought], () => set(withoutBought(items, bought))()),
  };
}

/** A catalogue that knows these variants. */
export function fakeCatalog(
  variants: Variant[],
  shippingMethods: ShippingMethod[] = [BRANCH, ABROAD],
): CatalogPort & {
  script: Script;
  variants: Variant[];
  promoCodes: PromoCode[];
} {
  const own = script();
  return {
    script: own,
    variants,
    promoCodes: [],
    categories: async () => [],
    searchVariants(search) {
      return own.play(['searchVariants', search.filter?.ids], () => {
        const items = this.variants.filter((one) => search.filter?.ids?.includes(one.id) ?? true);
        return { items, total: items.length, page: 1, limit: search.limit ?? 12 };
      });
    },
    randomVariants: async () => [],
    variant: async (id) => variants.find((one) => one.id === id) ?? variant(id),
    promoCode(name) {
      return own.play(['promoCode', name], () => this.promoCodes.find((code) => code.name === name));
    },
    shippingMethods: async () => shippingMethods,
  };
}

const named = (promoCode: string | undefined): string[] => (promoCode === undefined ? [] : [promoCode]);

/** Orders kept in memory; card and cash both lead to the provider unless `redirect` is undefined. */
export function fakeOrders(known: Order[] = []): OrderPort & {
  script: Script;
  orders: Map<string, Order>;
  redirect: PaymentRedirect | undefined;
} {
  const own = script();
  const orders = new Map(known.map((one) => [one.id, one]));
  const byOperation = new Map<string, Order>();
  const change = (id: string, next: Partial<Order>): Checkout => {
    const changed = { ...(orders.get(id) ?? order(id)), ...next };
    orders.set(id, changed);
    return checkoutOf(changed);
  };
  const create = (operation: string, made: Partial<Order>): Order => {
    const one = byOperation.get(operation) ?? order(`order-${orders.size + 1}`, made);
    byOperation.set(operation, one);
    orders.set(one.id, one);
    return one;
  };
  return {
    script: own,
    orders,
    tellsOperation: true,
    redirect: { url: 'https://pay.test/', method: 'POST', fields: { data: 'd', signature: 's' } },
    create: (items, operation, promoCode) =>
      own.play(['create', items, operation, ...named(promoCode)], () =>
        create(operation, {
          lines: items.map((one) => ({
            ...one,
            name: `Худі ${one.variantId}`,
            vendorCode: 'SH-1',
            color: COLOR,
            price: 200_000,
            isGift: false,
          })),
        }),
      ),
    createFast: (one, phone, operation) =>
      own.play(['createFast', one, phone, operation], () => create(operation, { isFast: true })),
    mine: async () => ({ items: [...orders.values()], total: orders.size, page: 1, limit: 12 }),
    checkout: (id) => own.play(['checkout', id], () => change(id, {})),
    updateProducts: (id, items, promoCode) =>
      own.play(['updateProducts', id, items, ...named(promoCode)], () => change(id, {})),
    updateCustomer: (id, customer) => own.play(['updateCustomer', id, customer], () => change(id, { customer })),
    updateShippingInfo: (id, address) =>
      own.play(['updateShippingInfo', id, address], () => change(id, { shippingInfo: address })),
    updateShippingMethod: (id, methodId) =>
      own.play(['updateShippingMethod', id, methodId], () =>
        change(id, { shippingMethod: methodId === ABROAD.id ? ABROAD : BRANCH }),
      ),
    choosePayment(id, method) {
      return own.play(['choosePayment', id, method], () => ({
        checkout: change(id, { payment: { method, status: 'WAITING_FOR_PAYMENT' } }),
        redirect: this.redirect,
      }));
    },
  };
}
