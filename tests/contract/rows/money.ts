import type { WireOrder } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Made } from '../buying.ts';
import { change, makeOrder, paidOrder } from '../buying.ts';
import type { Terms } from '../priced.ts';
import { code, totalIsRight } from '../priced.ts';
import type { Row } from '../row.ts';
import { row } from '../row.ts';
import type { ForSale } from '../shop.ts';
import { costing, forSale, lineOf, major, minor, shopper, unitOf } from '../shop.ts';

/** A price with kopiykas whose tenth is whole. */
const PRICE = 1234.5;

/** The sum of what was bought, in the minor unit. */
const productsOf = ({ products }: WireOrder): number =>
  products
    .filter(({ gift }) => gift !== true)
    .reduce((sum, { price, discountPrice, quantity }) => sum + minor(discountPrice ?? price) * quantity, 0);

/** An order of one piece at a price, with a code. */
async function discounted(bench: Bench, price: number, terms: Terms): Promise<{ made: Made; goods: ForSale }> {
  const [goods] = await forSale(bench);
  await costing(bench, goods, price);
  const promoCode = await code(bench, terms);
  return { made: await makeOrder(bench, { lines: [lineOf(goods)], promoCode }), goods };
}

/** What a code takes off goods at a price, in the major unit. */
const DISCOUNTS: (Pick<Row, 'does' | 'says' | 'suffers'> & {
  name: `money.${string}`;
  price: number;
  terms: Terms;
  discount: number;
})[] = [
  {
    name: 'money.percentage',
    does: 'orders with a code of ten percent',
    says: RULES.discount,
    suffers: 'does not get the discount that was promised',
    price: PRICE,
    terms: { type: 'PERCENTAGE', discount: 10 },
    discount: 123.45,
  },
  {
    name: 'money.amount',
    does: 'orders with a code of an amount',
    says: RULES.discount,
    suffers: 'does not get the discount that was promised',
    price: PRICE,
    terms: { discount: 100.25 },
    discount: 100.25,
  },
  {
    name: 'money.minimum-reached',
    does: 'orders for exactly the least sum of a code',
    says: RULES.minimum,
    suffers: 'does not get a discount at the sum it was promised from',
    price: 700,
    terms: { discount: 50, minApplyPrice: 700 },
    discount: 50,
  },
  {
    name: 'money.minimum-missed',
    does: 'orders for a kopiyka less than the least sum of a code',
    says: RULES.minimum,
    suffers: 'the shop gives away money; a shopper sees another sum than the basket said',
    price: 699.99,
    terms: { discount: 50, minApplyPrice: 700 },
    discount: 0,
  },
  {
    name: 'money.floor',
    does: 'orders with a code for more than the goods cost',
    says: RULES.minimum,
    suffers: 'an order costs nothing or less, and no bank takes a payment of it',
    price: 60,
    terms: { discount: 100 },
    discount: 59,
  },
];

export const MONEY: Row[] = [
  row('money.lines', {
    does: 'orders three pieces of one thing and one of another',
    says: RULES.sums,
    suffers: 'pays a sum that the goods do not add up to',
    async run(bench) {
      const [one, other] = (await forSale(bench, 2)) as [ForSale, ForSale];
      const { order } = await makeOrder(bench, { lines: [lineOf(one, 1), lineOf(other, 1)] });
      const sum = unitOf(one.item) + unitOf(other.item);
      bench.same('prices.products', order.prices.products, major(sum));
      bench.same('the sum of the lines', major(productsOf(order)), major(sum));
      totalIsRight(bench, order.prices);
    },
  }),
  row('money.pieces', {
    does: 'orders three pieces at a price with kopiykas',
    says: RULES.lines,
    suffers: 'is charged for another number of pieces, or a kopiyka off',
    needs: ['price', 'stock'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await costing(bench, goods, 333.33);
      const { order } = await makeOrder(bench, { lines: [lineOf(goods, 3)] });
      bench.same('prices.products', order.prices.products, 999.99);
      bench.same('prices.total', order.prices.total, 999.99);
      bench.same('quantity', order.products[0]?.quantity, 3);
    },
  }),
  row('money.reduced', {
    does: 'orders something whose price is reduced',
    says: RULES.lines,
    suffers: 'pays the full price of what is shown reduced',
    needs: ['price'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await costing(bench, goods, 500, 399.99);
      const { order } = await makeOrder(bench, { lines: [lineOf(goods)] });
      bench.same('prices.products', order.prices.products, 399.99);
    },
  }),
  ...DISCOUNTS.map(({ name, price, terms, discount, ...told }) =>
    row(name, {
      ...told,
      needs: ['price', 'promo'],
      async run(bench) {
        const { prices } = (await discounted(bench, price, terms)).made.order;
        bench.same('prices.discount', prices.discount, discount);
        bench.same('prices.total', prices.total, major(minor(price) - minor(discount)));
      },
    }),
  ),
  row('money.gift', {
    does: 'orders with a code that brings a gift',
    says: RULES.gift,
    suffers: 'does not get the gift, or pays for it',
    needs: ['price', 'promo', 'stock'],
    async run(bench) {
      const [goods, present] = (await forSale(bench, 2)) as [ForSale, ForSale];
      await costing(bench, goods, PRICE);
      const gift = { variantId: present.variantId, size: present.size };
      const promoCode = await code(bench, { type: 'PRODUCT_VARIANT', discount: 0, gift });
      const { order } = await makeOrder(bench, { lines: [lineOf(goods)], promoCode });
      const given = order.products.filter(({ gift: isGift }) => isGift === true);
      bench.same(
        'gifts',
        given.map(({ variantId, size, quantity, discountPrice }) => ({ variantId, size, quantity, discountPrice })),
        [{ ...gift, quantity: 1, discountPrice: 0 }],
      );
      bench.same('prices.total', order.prices.total, PRICE);
    },
  }),
  row('money.code-off', {
    does: 'orders with a code that was switched off',
    says: RULES.codeOff,
    suffers: 'the shop goes on paying for an action that is over',
    needs: ['promo'],
    async run(bench) {
      const [goods] = await forSale(bench);
      const promoCode = await code(bench, { state: 'INACTIVE' });
      await bench.refused('PROMO_CODE_NOT_FOUND', 'orders.create', { body: { products: [lineOf(goods)], promoCode } });
    },
  }),
  row('money.code-taken-away', {
    does: 'takes the code out of an order again',
    says: RULES.goods,
    suffers: 'cannot choose another discount',
    needs: ['price', 'promo'],
    async run(bench) {
      const { made, goods } = await discounted(bench, PRICE, { discount: 100 });
      const { prices } = await change(bench, made, 'orders.update-product', {
        products: [lineOf(goods)],
        promoCode: null,
      });
      bench.same('prices.discount', prices.discount, 0);
      bench.same('prices.total', prices.total, PRICE);
    },
  }),
  row('money.first-order', {
    does: 'orders a second time with a code for first orders',
    says: RULES.firstOrder,
    suffers: 'the shop gives the discount of a newcomer with every order',
    needs: ['promo', 'say'],
    async run(bench) {
      const by = await shopper(bench);
      const [goods] = await forSale(bench);
      const promoCode = await code(bench, { firstOrderOnly: true });
      await makeOrder(bench, { by, lines: [lineOf(goods)], promoCode });
      await paidOrder(bench, { by, lines: [lineOf(goods)] });
      const ask = { body: { products: [lineOf(goods)], promoCode }, token: by.token };
      await bench.refused('PROMO_CODE_NOT_FOUND', 'orders.create', ask);
    },
  }),
];
