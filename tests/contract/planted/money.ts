import type { WireChosenPayment, WireOrder, WirePrices } from '#contract/order.ts';
import type { State } from '#mocks/state.ts';
import type { Planted } from './plant.ts';
import { answering, as, asOrder, asking, orderOf } from './plant.ts';

const CREATE = { at: ['orders.create'] };
const WAY = { at: ['orders.update-shipping-method'] };

/** The sums of a new order, miscounted; the total goes with them. */
const counting = (change: (prices: WirePrices, order: WireOrder) => Partial<WirePrices>) =>
  answering<WireOrder>((order) => {
    const prices = { ...order.prices, ...change(order.prices, order) };
    const total = Math.round((prices.products - prices.discount + prices.shipping) * 100) / 100;
    return { ...order, prices: { ...prices, total } };
  });

type Code = NonNullable<State['promoCodes']>[number];

/** Codes are read as if they said something else. */
const codesAs = (change: (code: Code) => Partial<Code>) =>
  as(({ promoCodes = [] }) => ({ promoCodes: promoCodes.map((code) => ({ ...code, ...change(code) })) }));

export const WRONG_MONEY: Planted[] = [
  {
    is: 'the total is a kopiyka off',
    wrong: 'money.lines',
    ...CREATE,
    change: answering<WireOrder>((order) => ({
      ...order,
      prices: { ...order.prices, total: Math.round(order.prices.total * 100 + 1) / 100 },
    })),
  },
  {
    is: 'a line is counted as one piece',
    wrong: 'money.pieces',
    ...CREATE,
    change: counting((_, { products }) => ({
      products: products.reduce((sum, { price, discountPrice }) => sum + (discountPrice ?? price), 0),
    })),
  },
  {
    is: 'kopiykas are rounded away',
    wrong: 'money.pieces',
    ...CREATE,
    change: counting(({ products }) => ({ products: Math.round(products) })),
  },
  {
    is: 'a reduced price is shown and the full one is taken',
    wrong: 'money.reduced',
    ...CREATE,
    change: counting((_, { products }) => ({
      products: products.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    })),
  },
  {
    is: 'a promo code is taken and gives no discount',
    wrong: 'money.amount',
    ...CREATE,
    change: counting(() => ({ discount: 0 })),
  },
  {
    is: 'percent are taken for hryvnias',
    wrong: 'money.percentage',
    ...CREATE,
    change: codesAs(({ type, discount }) =>
      type === 'PERCENTAGE' ? { type: 'AMOUNT', discount: discount * 100 } : {},
    ),
  },
  {
    is: 'a promo code applies from any sum',
    wrong: 'money.minimum-missed',
    ...CREATE,
    change: codesAs(() => ({ minApplyPrice: 0 })),
  },
  {
    is: 'a promo code applies above its least sum only',
    wrong: 'money.minimum-reached',
    ...CREATE,
    change: codesAs(({ minApplyPrice }) => (minApplyPrice > 0 ? { minApplyPrice: minApplyPrice + 1 } : {})),
  },
  {
    is: 'a discount takes the goods down to nothing',
    wrong: 'money.floor',
    ...CREATE,
    change: counting(({ products, discount }) => (products - discount === 1 ? { discount: products } : {})),
  },
  {
    is: 'a gift is never given',
    wrong: 'money.gift',
    ...CREATE,
    change: answering<WireOrder>((order) => ({
      ...order,
      products: order.products.filter(({ gift }) => gift !== true),
    })),
  },
  {
    is: 'a promo code that is off is taken',
    wrong: 'money.code-off',
    ...CREATE,
    change: codesAs(() => ({ state: 'ACTIVE' })),
  },
  {
    is: 'a promo code stays in an order for good',
    wrong: 'money.code-taken-away',
    at: ['orders.update-product'],
    change: asking<object>((body, call, shop) => ({ ...body, promoCode: orderOf(call, shop)?.promoCode ?? null })),
  },
  {
    is: 'a code for first orders is given with every order',
    wrong: 'money.first-order',
    ...CREATE,
    change: codesAs(() => ({ firstOrderOnly: undefined })),
  },
  {
    is: 'delivery costs nothing',
    wrong: 'money.shipping',
    ...WAY,
    change: answering<{ prices: WirePrices }>((checkout) => ({
      ...checkout,
      prices: { ...checkout.prices, shipping: 0 },
    })),
  },
  {
    is: 'delivery never becomes free',
    wrong: 'money.free-shipping',
    ...WAY,
    change: as(() => ({ freeShippingFrom: 1_000_000 })),
  },
  {
    is: 'delivery is free a kopiyka too early',
    wrong: 'money.nearly-free-shipping',
    ...WAY,
    change: as(() => ({ freeShippingFrom: 2_999.99 })),
  },
  {
    is: 'cash on delivery asks for nothing in advance',
    wrong: 'money.prepayment',
    at: ['orders.payment-method'],
    change: answering<WireChosenPayment>(({ checkout, ...chosen }) => {
      const { prepayment: _, ...prices } = checkout.prices;
      return { ...chosen, checkout: { ...checkout, prices } };
    }),
  },
  {
    is: 'the list of orders tells other sums than the order',
    wrong: 'money.everywhere',
    at: ['customer.orders'],
    change: answering<{ items: WireOrder[] }>((list) => ({
      ...list,
      items: list.items.map((order) => ({ ...order, prices: { ...order.prices, shipping: 0 } })),
    })),
  },
  {
    is: 'a paid order costs what its goods cost today',
    wrong: 'money.today',
    at: ['orders.get'],
    change: asOrder(() => ({ paid: undefined as never })),
  },
];
