import type { WireBasketItem, WireCheckout, WireOrder } from '#contract/order.ts';
import { Fault } from '#mocks/faults.ts';
import { takeStock } from '#mocks/shelves.ts';
import { shippingMethods } from '#mocks/shipping.ts';
import { ADDRESSES } from '../addresses.ts';
import { contactsOf } from '../buying.ts';
import type { Change, Planted } from './plant.ts';
import { PAYMENTS, answering, as, asOrder, asking, forgetting, orderOf } from './plant.ts';

const CHANGES = ['orders.update-product', 'orders.update-customer', 'orders.update-shipping-info'];
const TURN = { at: ['/v1/__mock/order'] };

/** An order is turned to wherever it is told. */
const turnFrom =
  (from: WireOrder['status']): Change =>
  (run, call, shop) => {
    const order = orderOf(call, shop);
    if (order?.status !== from) return run();
    order.status = (call.body as { status: WireOrder['status'] }).status;
    return undefined;
  };

const notFromPaid: Change = (run, call, shop) =>
  orderOf(call, shop)?.status === 'IN_PROCESS' && (call.body as { status: string }).status === 'CANCELED'
    ? undefined
    : run();

/** Once an order is paid its customer’s basket is something else. */
const basketOnce =
  (basketOf: (before: WireBasketItem[]) => WireBasketItem[]): Change =>
  async (run, call, shop) => {
    const order = orderOf(call, shop);
    const owner = shop.database.state.customers.find(({ user }) => user._id === order?.ownerId);
    const before = owner?.basket ?? [];
    const answer = await run();
    if (owner !== undefined) owner.basket = basketOf(before);
    return answer;
  };

export const WRONG_ORDERS: Planted[] = [
  {
    is: 'what is paid stays in stock',
    wrong: 'orders.stock-taken',
    at: [PAYMENTS],
    change: as(({ taken }) => ({ taken: { ...taken } })),
  },
  {
    is: 'one piece is taken, however many are bought',
    wrong: 'orders.all-pieces-taken',
    at: [PAYMENTS],
    change: answering<{ isPaid: boolean }>((answer, call, shop) => {
      for (const { variantId, size, quantity } of answer.isPaid ? (orderOf(call, shop)?.lines ?? []) : [])
        takeStock(shop.database.state, variantId, size, 1 - quantity);
      return answer;
    }),
  },
  {
    is: 'more pieces are ordered than there are',
    wrong: 'orders.too-many',
    at: ['orders.create', 'orders.update-product', 'orders.payment-method'],
    change: as(() => ({ taken: {} })),
  },
  {
    is: 'a paid order can be changed',
    wrong: 'orders.paid-is-closed',
    at: CHANGES,
    change: asOrder(({ status, payment }) => ({
      status: status === 'IN_PROCESS' ? 'NEW' : status,
      payment: status === 'IN_PROCESS' ? { ...payment, status: 'WAITING_FOR_PAYMENT' } : payment,
    })),
  },
  {
    is: 'a canceled order can be changed',
    wrong: 'orders.canceled-is-closed',
    at: CHANGES,
    change: asOrder(({ status }) => ({ status: status === 'CANCELED' ? 'NEW' : status })),
  },
  {
    is: 'an order that was handed over is canceled',
    wrong: 'orders.done-is-closed',
    ...TURN,
    change: turnFrom('DONE'),
  },
  { is: 'an order that nobody paid is handed over', wrong: 'orders.no-shortcut', ...TURN, change: turnFrom('NEW') },
  { is: 'a canceled order is handed over', wrong: 'orders.canceled-once-paid', ...TURN, change: turnFrom('CANCELED') },
  { is: 'a paid order stays so when it is canceled', wrong: 'orders.canceled-once-paid', ...TURN, change: notFromPaid },
  {
    is: 'the whole basket is emptied when an order is paid',
    wrong: 'orders.basket-after',
    at: [PAYMENTS],
    change: basketOnce(() => []),
  },
  {
    is: 'what was bought stays in the basket',
    wrong: 'orders.basket-after',
    at: [PAYMENTS],
    change: basketOnce((before) => before),
  },
  {
    is: 'the basket is emptied when an order is made',
    wrong: 'orders.basket-after',
    at: ['orders.create'],
    change: answering((order, { customer }) => {
      if (customer !== undefined) customer.basket = [];
      return order;
    }),
  },
  {
    is: 'the street of an address is lost',
    wrong: 'orders.kept',
    at: ['orders.update-shipping-info'],
    change: forgetting('address'),
  },
  {
    is: 'a patronymic stays with an order that is given a name without one',
    wrong: 'orders.replaced',
    at: ['orders.update-customer'],
    change: asking<object>((body, call, shop) => ({ ...orderOf(call, shop)?.customer, ...body })),
  },
  {
    is: 'a street stays with an order that is given an address without one',
    wrong: 'orders.replaced',
    at: ['orders.update-shipping-info'],
    change: asking<object>((body, call, shop) => ({ ...orderOf(call, shop)?.address, ...body })),
  },
  {
    is: 'goods that are replaced stay in the order',
    wrong: 'orders.goods-changed',
    at: ['orders.update-product'],
    change: asking<{ products: WireBasketItem[] }>((body, call, shop) => ({
      ...body,
      products: [...body.products, ...(orderOf(call, shop)?.lines ?? [])],
    })),
  },
  {
    is: 'two orders have one number',
    wrong: 'orders.new',
    at: ['orders.create'],
    change: answering<WireOrder>((order) => ({ ...order, number: '100001' })),
  },
  {
    is: 'an order offers only the ways that go to its address',
    wrong: 'orders.ways',
    at: ['orders.update-shipping-method'],
    change: answering<WireCheckout>((checkout) => ({
      ...checkout,
      shippingMethods: checkout.shippingMethods.filter(({ regions }) =>
        regions.includes(checkout.order.shippingInfo?.region ?? 'UA'),
      ),
    })),
  },
  {
    is: 'a way of delivery goes wherever it is told',
    wrong: 'orders.way-elsewhere',
    at: ['orders.update-shipping-method'],
    change: asOrder(() => ({ address: undefined as never })),
  },
  {
    is: 'an address of Japan is in Ukraine',
    wrong: 'orders.region',
    at: ['orders.update-shipping-info'],
    change: asking<{ country: string }>((body) => ({ ...body, country: body.country === 'JP' ? 'UA' : body.country })),
  },
  {
    is: 'an order is paid that nobody has filled in',
    wrong: 'orders.incomplete',
    at: ['orders.payment-method'],
    change: (run, call, shop) => {
      const order = orderOf(call, shop);
      if (order !== undefined && order.address === undefined) {
        const [way] = shippingMethods(shop.database.state, 'uk');
        Object.assign(order, { customer: contactsOf('a@example.com'), address: ADDRESSES.UA, methodId: way?._id });
      }
      return run();
    },
  },
  {
    is: 'cash on delivery goes abroad',
    wrong: 'orders.cash-abroad',
    at: ['orders.payment-method'],
    change: asking(() => ({ paymentMethod: 'CARD' })),
  },
  {
    is: 'there are no pre-orders',
    wrong: 'orders.pre-order',
    at: ['orders.create'],
    change: answering<WireOrder>((order, _, { database: { state } }) => {
      const isTaken = order.products.some(({ variantId, size }) => (state.taken[`${variantId} ${size}`] ?? 0) >= 120);
      if (order.fast && isTaken) throw new Fault('PRODUCT_VARIANT_NOT_IN_STOCK');
      return order;
    }),
  },
  {
    is: 'an order with one click forgets the phone',
    wrong: 'orders.one-click',
    at: ['orders.create'],
    change: answering<WireOrder>((order) => (order.fast ? { ...order, customer: {} } : order)),
  },
  {
    is: 'one’s orders begin with the oldest',
    wrong: 'orders.own',
    at: ['customer.orders'],
    change: asking<object>((body) => ({ ...body, sort: 'old' })),
  },
  {
    is: 'the state that orders are asked for by is not heeded',
    wrong: 'orders.own',
    at: ['customer.orders'],
    change: forgetting('filter'),
  },
];
