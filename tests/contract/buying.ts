import type { CallName } from '#contract/calls.ts';
import type {
  WireAddress,
  WireBasketItem,
  WireCheckout,
  WireChosenPayment,
  WireOrder,
  WireShippingMethod,
} from '#contract/order.ts';
import { ADDRESSES, home } from './addresses.ts';
import type { Ask } from './ask.ts';
import type { Bench } from './bench.ts';
import { LeftOut } from './row.ts';
import type { Word } from './owner.ts';
import type { Shopper } from './shop.ts';
import { forSale, lineOf, ways } from './shop.ts';

/** A number for films (Ofcom): nobody real is called. */
export const PHONE = '+447700900123';

export const contactsOf = (email: string) => ({ firstName: 'Оксана', lastName: 'М’яченко', email, phone: PHONE });

/** An order and who may ask about it. */
export interface Made {
  id: string;
  by: Pick<Ask, 'token' | 'orderKey'>;
  email: string;
  order: WireOrder;
}

interface Wanted {
  by?: Shopper;
  lines?: WireBasketItem[];
  promoCode?: string;
}

/** An order of a customer, or of a guest nobody knows. */
export async function makeOrder(bench: Bench, { by, lines, promoCode }: Wanted = {}): Promise<Made> {
  const products = lines ?? [lineOf((await forSale(bench))[0])];
  const order = await bench.good<WireOrder>('orders.create', {
    body: { products, ...(promoCode !== undefined && { promoCode }) },
    key: true,
    ...(by && { token: by.token }),
  });
  const asker = by === undefined ? { orderKey: order.key } : { token: by.token };
  return { id: order._id, by: asker, email: by?.email ?? `guest-${order._id}@example.com`, order };
}

export const about = ({ id, by }: Made, body?: unknown): Ask => ({ id, ...by, ...(body !== undefined && { body }) });

export const change = (bench: Bench, made: Made, call: CallName, body: unknown) =>
  bench.good<WireCheckout>(call, about(made, body));

export const orderNow = async (bench: Bench, made: Made): Promise<WireOrder> =>
  (await bench.good<WireCheckout>('orders.get', about(made))).order;

interface Filled extends Made {
  way: WireShippingMethod;
  checkout: WireCheckout;
}

/** Where a way of delivery goes: home where it does. */
export function addressFor({ regions }: WireShippingMethod, all: WireShippingMethod[]): WireAddress {
  const at = home(all.flatMap((one) => one.regions));
  return regions.includes(at.region) ? at : ADDRESSES[regions[0] ?? at.region];
}

/** Says who gets it, where to and how; by the first way that goes home unless another is named. */
export async function fill(bench: Bench, made: Made, by?: WireShippingMethod): Promise<Filled> {
  const all = await ways(bench);
  const { region } = home(all.flatMap(({ regions }) => regions));
  const way = by ?? all.find(({ regions }) => regions.includes(region));
  if (way === undefined) throw new LeftOut('the shop sends nowhere');
  await change(bench, made, 'orders.update-customer', contactsOf(made.email));
  await change(bench, made, 'orders.update-shipping-info', addressFor(way, all));
  const checkout = await change(bench, made, 'orders.update-shipping-method', { id: way._id });
  return { ...made, way, checkout };
}

export async function readyOrder(bench: Bench, wanted: Wanted = {}): Promise<Filled> {
  return fill(bench, await makeOrder(bench, wanted));
}

/** What is demanded of a shopper who chose how to pay. */
export interface Due extends Pick<Word, 'redirect' | 'amount'> {
  chosen: WireChosenPayment;
}

export async function choose(bench: Bench, made: Made, paymentMethod = 'CARD'): Promise<Due> {
  const chosen = await bench.good<WireChosenPayment>('orders.payment-method', about(made, { paymentMethod }));
  const { redirect, checkout } = chosen;
  if (redirect === null) throw new LeftOut('nothing is to be paid at once here');
  return { chosen, redirect, amount: checkout.prices.prepayment ?? checkout.prices.total };
}

/** The provider's word for it, the right one but for what is said otherwise; gives the order as it is then. */
export async function pay(bench: Bench, made: Made, due: Due, other: Partial<Word> = {}): Promise<WireOrder> {
  const { redirect, amount } = due;
  const right = { redirect, amount, orderId: made.id, outcome: 'paid', transactionId: crypto.randomUUID() } as const;
  await bench.owner.say({ ...right, ...other });
  return orderNow(bench, made);
}

export async function paidOrder(bench: Bench, wanted: Wanted = {}): Promise<Filled> {
  const made = await readyOrder(bench, wanted);
  const { status } = await pay(bench, made, await choose(bench, made));
  if (status !== 'IN_PROCESS') bench.same('the status of an order that was paid', status, 'IN_PROCESS');
  return made;
}
