import type { WireErrorBody } from '#contract/common.ts';
import type { WireCheckout, WireOrder } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import { ADDRESSES, away, home } from '../addresses.ts';
import type { Bench } from '../bench.ts';
import type { Made } from '../buying.ts';
import { PHONE, about, addressFor, change, contactsOf, fill, makeOrder, orderNow, readyOrder } from '../buying.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import type { ForSale } from '../shop.ts';
import { forSale, lineOf, shopper, ways } from '../shop.ts';

async function lacksIn(bench: Bench, made: Made): Promise<string[]> {
  const answer = await bench.refused(
    'VALIDATION_ERROR',
    'orders.payment-method',
    about(made, { paymentMethod: 'CARD' }),
  );
  return ((answer.body as WireErrorBody).details ?? []).map(({ path }) => path);
}

const homeAddress = async (bench: Bench) => home((await ways(bench)).flatMap(({ regions }) => regions));

export const ORDER_ROWS: Row[] = [
  row('orders.new', {
    does: 'makes two orders of one thing',
    says: RULES.begins,
    suffers: 'two orders cannot be told apart, or one begins as if it were paid',
    async run(bench) {
      const [one, other] = [await makeOrder(bench), await makeOrder(bench)];
      bench.holds(one.id !== other.id, `twice ${one.id}`, 'an _id of its own');
      bench.holds(one.order.number !== other.order.number, `twice ${one.order.number}`, 'a number of its own');
      const { status, payment, createdAt, fast } = one.order;
      const told = { status, payment: payment.status, paid: payment.paid ?? 0, fast };
      bench.same('a new order', told, { status: 'NEW', payment: 'WAITING_FOR_PAYMENT', paid: 0, fast: false });
      const isNow = Math.abs(Date.now() - Date.parse(createdAt)) < 86_400_000;
      bench.holds(isNow, `createdAt: ${createdAt}`, 'the time of now');
    },
  }),
  row('orders.kept', {
    does: 'fills an order in and asks for it again',
    says: RULES.filledIn,
    suffers: 'a parcel goes to another address, or to nobody',
    async run(bench) {
      const made = await readyOrder(bench);
      const order = await orderNow(bench, made);
      bench.same('who gets it', order.customer, contactsOf(made.email));
      bench.same('where to', order.shippingInfo, addressFor(made.way, await ways(bench)));
      bench.same('how', order.shippingMethod?._id, made.way._id);
      bench.same('the order of the last answer', made.checkout.order, order);
    },
  }),
  row('orders.replaced', {
    does: 'takes the patronymic, the street and the comment out of an order that is filled in',
    says: RULES.replaced,
    suffers: 'what was taken out of a form is on the parcel all the same',
    async run(bench) {
      const made = await makeOrder(bench);
      const [named, { address: _, comment: __, ...left }] = [contactsOf(made.email), await homeAddress(bench)];
      await change(bench, made, 'orders.update-customer', { ...named, patronymic: 'Іванівна' });
      await change(bench, made, 'orders.update-customer', named);
      await change(bench, made, 'orders.update-shipping-info', await homeAddress(bench));
      await change(bench, made, 'orders.update-shipping-info', left);
      const order = await orderNow(bench, made);
      bench.same('who gets it', order.customer, named);
      bench.same('where to', order.shippingInfo, left);
    },
  }),
  row('orders.goods-changed', {
    does: 'replaces the goods of an order',
    says: RULES.goods,
    suffers: 'pays for what was taken out, or does not get what was put in',
    async run(bench) {
      const [one, other] = (await forSale(bench, 2)) as [ForSale, ForSale];
      const made = await makeOrder(bench, { lines: [lineOf(one)] });
      const { order } = await change(bench, made, 'orders.update-product', {
        products: [lineOf(other)],
        promoCode: null,
      });
      const lines = order.products.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
      bench.same('lines', lines, [lineOf(other)]);
    },
  }),
  row('orders.ways', {
    does: 'looks which ways of delivery an order can choose from',
    says: RULES.ways,
    suffers: 'cannot choose a way there is',
    async run(bench) {
      const made = await readyOrder(bench);
      const ids = (list: { _id: string }[]): string[] => list.map(({ _id }) => _id).toSorted();
      bench.same('ways', ids(made.checkout.shippingMethods), ids(await ways(bench)));
    },
  }),
  row('orders.way-elsewhere', {
    does: 'chooses a way of delivery that does not go to the address, then moves the address away from its way',
    says: RULES.wayElsewhere,
    suffers: 'pays for a parcel that cannot be sent',
    async run(bench) {
      const all = await ways(bench);
      const elsewhere = away(all.flatMap(({ regions }) => regions));
      if (elsewhere === undefined) throw new LeftOut('the shop sends to one region only');
      const made = await readyOrder(bench);
      const foreign = all.find(({ regions }) => !regions.includes(made.way.regions[0] ?? 'UA'));
      if (foreign === undefined) throw new LeftOut('every way goes home');
      const ask = about(made, { id: foreign._id });
      await bench.refused('ORDER_CANNOT_CALC_PRICE', 'orders.update-shipping-method', ask);
      const { order, prices } = await change(bench, made, 'orders.update-shipping-info', elsewhere);
      bench.same('the way after that', order.shippingMethod?._id, undefined);
      bench.same('prices.shipping after that', prices.shipping, 0);
    },
  }),
  row('orders.region', {
    does: 'sends an address whose country is not in its region',
    says: RULES.region,
    suffers: 'is offered a delivery that does not go there',
    async run(bench) {
      const [way] = await ways(bench);
      const region = way?.regions[0];
      if (region === undefined) throw new LeftOut('the shop sends nowhere');
      const country = region === 'OTHER' ? 'UA' : 'JP';
      const body = { ...ADDRESSES[region], country };
      await bench.refused('VALIDATION_ERROR', 'orders.update-shipping-info', about(await makeOrder(bench), body));
    },
  }),
  row('orders.incomplete', {
    does: 'wants to pay an order that nobody has filled in',
    says: RULES.incomplete,
    suffers: 'pays for a parcel nobody knows where to send',
    async run(bench) {
      const lacks = await lacksIn(bench, await makeOrder(bench));
      for (const part of ['customer', 'shippingInfo', 'shippingMethod'])
        bench.holds(
          lacks.some((path) => path.startsWith(part)),
          `details: ${lacks.join(', ')}`,
          `${part} among them`,
        );
    },
  }),
  row('orders.cash-abroad', {
    does: 'wants to pay cash on delivery abroad',
    says: RULES.cashAbroad,
    suffers: 'a parcel goes abroad that nobody can collect the money for',
    async run(bench) {
      const abroad = (await ways(bench)).find(({ regions }) => !regions.includes('UA') && !regions.includes('US'));
      if (abroad === undefined) throw new LeftOut('the shop sends to one region only');
      const made = await fill(bench, await makeOrder(bench), abroad);
      const ask = about(made, { paymentMethod: 'CASH_ON_DELIVERY' });
      await bench.refused('INCORRECT_PAYMENT_METHOD', 'orders.payment-method', ask);
    },
  }),
  row('orders.one-click', {
    does: 'orders with one click, also what is sold out',
    says: RULES.oneClick,
    suffers: 'cannot order what will come again, or nobody knows whom to call',
    async run(bench) {
      const [{ variantId, size }] = await forSale(bench);
      const body = { products: [{ variantId, size }], customer: { phone: PHONE }, fast: true };
      const order = await bench.good<WireOrder>('orders.create', { body, key: true });
      const { fast, customer, products } = order;
      const told = { fast, phone: customer.phone, pieces: products.map(({ quantity }) => quantity) };
      bench.same('the order', told, { fast: true, phone: PHONE, pieces: [1] });
    },
  }),
  row('orders.own', {
    does: 'makes two orders as a customer and asks for all, by page and by status',
    says: RULES.ownOrders,
    suffers: 'does not find the order that was just made',
    async run(bench) {
      const by = await shopper(bench);
      const [one, other] = [await makeOrder(bench, { by }), await makeOrder(bench, { by })];
      const ask = async (body: object) => {
        const found = await bench.good<{ items: WireOrder[]; total: number }>('customer.orders', {
          body,
          token: by.token,
        });
        return [found.total, ...found.items.map(({ _id }) => _id)];
      };
      bench.same('newest first', await ask({}), [2, other.id, one.id]);
      bench.same('the second page of one', await ask({ page: 2, limit: 1 }), [2, one.id]);
      bench.same('those that are new', await ask({ filter: { status: ['NEW'] } }), [2, other.id, one.id]);
      bench.same('those that are done', await ask({ filter: { status: ['DONE'] } }), [0]);
    },
  }),
  row('orders.other-way-off', {
    does: 'chooses a way of delivery that is not offered',
    says: RULES.wayElsewhere,
    suffers: 'pays for a delivery the shop has given up',
    async run(bench) {
      const body = { filter: { state: 'INACTIVE' }, limit: 100 };
      const { items } = await bench.good<{ items: { _id: string; state: string }[] }>('shipping-methods.search', {
        body,
      });
      const off = items.find(({ state }) => state === 'INACTIVE');
      if (off === undefined) throw new LeftOut('every way of delivery is on');
      const made = await readyOrder(bench);
      await bench.refused('ORDER_CANNOT_CALC_PRICE', 'orders.update-shipping-method', about(made, { id: off._id }));
      const { order } = await bench.good<WireCheckout>('orders.get', about(made));
      bench.same('the way afterwards', order.shippingMethod?._id, made.way._id);
    },
  }),
];
