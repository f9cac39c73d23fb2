import type { WireOrder } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import { about, choose, fill, makeOrder, orderNow, pay, readyOrder } from '../buying.ts';
import { code, totalIsRight } from '../priced.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { costing, forSale, lineOf, major, minor, shopper, ways } from '../shop.ts';

/** What a way of delivery costs an order of one piece at a price. */
async function shippingAt(bench: Bench, priceBy: (freeFrom: number) => number, costs: 'nothing' | 'its price') {
  const [goods] = await forSale(bench);
  const free = (await ways(bench)).find(({ freeShippingFrom, price }) => (freeShippingFrom ?? 0) > 1 && price > 0);
  if (free === undefined) throw new LeftOut('no way of delivery becomes free');
  await costing(bench, goods, priceBy(free.freeShippingFrom ?? 0));
  const made = await fill(bench, await makeOrder(bench, { lines: [lineOf(goods)] }), free);
  const { prices } = made.checkout;
  bench.same('prices.shipping', prices.shipping, costs === 'nothing' ? 0 : made.way.price);
  totalIsRight(bench, prices);
}

const PREPAYMENT = { UA: 200, US: 10 } as const;

export const SUMS: Row[] = [
  row('money.shipping', {
    does: 'chooses every way of delivery in turn',
    says: RULES.shipping,
    suffers: 'pays another price for delivery than the one shown',
    async run(bench) {
      const made = await makeOrder(bench);
      for (const way of await ways(bench)) {
        const { checkout } = await fill(bench, made, way);
        const { shippingMethod } = checkout.order;
        const isFree = checkout.prices.products >= (shippingMethod?.freeShippingFrom ?? Number.POSITIVE_INFINITY);
        bench.same('prices.shipping', checkout.prices.shipping, isFree ? 0 : shippingMethod?.price);
        totalIsRight(bench, checkout.prices);
      }
    },
  }),
  row('money.free-shipping', {
    does: 'orders for exactly the sum from which delivery is free',
    says: RULES.shipping,
    suffers: 'pays for a delivery that was promised free',
    needs: ['price'],
    run: (bench) => shippingAt(bench, (from) => from, 'nothing'),
  }),
  row('money.nearly-free-shipping', {
    does: 'orders for a kopiyka less than the sum from which delivery is free',
    says: RULES.shipping,
    suffers: 'the shop pays for deliveries; the basket shows another sum than the order',
    needs: ['price'],
    run: (bench) => shippingAt(bench, (from) => major(minor(from) - 1), 'its price'),
  }),
  row('money.prepayment', {
    does: 'chooses cash on delivery, then a card',
    says: RULES.prepayment,
    suffers: 'is asked for nothing, or for another sum in advance than the page says',
    async run(bench) {
      const made = await readyOrder(bench);
      const { region } = made.checkout.order.shippingInfo ?? {};
      const wanted = region === 'UA' || region === 'US' ? PREPAYMENT[region] : undefined;
      if (wanted === undefined) throw new LeftOut('no cash on delivery here');
      const { chosen } = await choose(bench, made, 'CASH_ON_DELIVERY');
      const { prices } = chosen.checkout;
      bench.same('prices.prepayment', prices.prepayment, Math.min(wanted, prices.total));
      totalIsRight(bench, prices);
      const byCard = await choose(bench, made, 'CARD');
      bench.same('prices.prepayment with a card', byCard.chosen.checkout.prices.prepayment, undefined);
    },
  }),
  row('money.tax', {
    does: 'sends an order to another address where goods are taxed',
    says: RULES.tax,
    suffers: 'is taxed by another sum than the law says',
    needs: ['price', 'promo'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await costing(bench, goods, 1000);
      const plain = await fill(bench, await makeOrder(bench, { lines: [lineOf(goods)] }));
      const { tax } = plain.checkout.prices;
      if (tax === undefined || tax === 0) throw new LeftOut('no address is taxed here');
      totalIsRight(bench, plain.checkout.prices);
      const promoCode = await code(bench, { discount: 500 });
      const half = await fill(bench, await makeOrder(bench, { lines: [lineOf(goods)], promoCode }));
      bench.same('tax of half the sum', half.checkout.prices.tax, major(Math.round(minor(tax) / 2)));
    },
  }),
  row('money.everywhere', {
    does: 'asks for an order in every way there is',
    says: RULES.everywhere,
    suffers: 'is shown one sum and charged another',
    async run(bench) {
      const by = await shopper(bench);
      const made = await readyOrder(bench, { by });
      const { checkout } = made;
      bench.same('checkout.prices beside order.prices', checkout.prices, checkout.order.prices);
      bench.same('prices of orders.get', (await orderNow(bench, made)).prices, checkout.order.prices);
      const { items } = await bench.good<{ items: WireOrder[] }>('customer.orders', { body: {}, token: by.token });
      bench.same('prices in customer.orders', items.find(({ _id }) => _id === made.id)?.prices, checkout.order.prices);
      bench.same('orders of the customer', items.length, 1);
      const { chosen } = await choose(bench, made);
      bench.same('prices of orders.payment-method', chosen.checkout.prices, checkout.order.prices);
    },
  }),
  row('money.today', {
    does: 'looks at an order after the price of its goods has changed, and again once it is paid',
    says: RULES.pricesOfDay,
    suffers: 'pays a price of yesterday, or finds a paid order changed',
    needs: ['price', 'say'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await costing(bench, goods, 500);
      const made = await readyOrder(bench, { lines: [lineOf(goods)] });
      await bench.owner.price(goods.variantId, { price: 550, discountPrice: null });
      bench.same('prices.products after the change', (await orderNow(bench, made)).prices.products, 550);
      const paid = await pay(bench, made, await choose(bench, made));
      await bench.owner.price(goods.variantId, { price: 900, discountPrice: null });
      const now = await bench.good<{ order: WireOrder }>('orders.get', about(made));
      bench.same('prices once paid', now.order.prices, paid.prices);
      bench.same('prices.products once paid', now.order.prices.products, 550);
    },
  }),
];
