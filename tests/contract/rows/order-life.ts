import type { CallName } from '#contract/calls.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Made } from '../buying.ts';
import { PHONE, about, addressFor, choose, contactsOf, orderNow, paidOrder, pay, readyOrder } from '../buying.ts';
import type { Row } from '../row.ts';
import { row } from '../row.ts';
import type { ForSale } from '../shop.ts';
import { basketOf, forSale, isInStock, lineOf, shopper, stocked, ways } from '../shop.ts';

/** Every change of an order, as it could be made. */
async function changesOf(bench: Bench, made: Made, goods: ForSale): Promise<[CallName, unknown][]> {
  const all = await ways(bench);
  const way = all[0];
  return [
    ['orders.update-product', { products: [lineOf(goods)], promoCode: null }],
    ['orders.update-customer', contactsOf(made.email)],
    ...(way === undefined
      ? []
      : ([
          ['orders.update-shipping-info', addressFor(way, all)],
          ['orders.update-shipping-method', { id: way._id }],
        ] as [CallName, unknown][])),
    ['orders.payment-method', { paymentMethod: 'CARD' }],
  ];
}

/** Everything about it is refused, and it stays as it was. */
async function isClosed(bench: Bench, made: Made): Promise<void> {
  const before = await orderNow(bench, made);
  const [goods] = await forSale(bench);
  for (const [call, body] of await changesOf(bench, made, goods))
    await bench.refused('INCORRECT_PAYMENT_STATUS', call, about(made, body));
  bench.same('the order afterwards', await orderNow(bench, made), before);
}

export const ORDER_LIFE: Row[] = [
  row('orders.pre-order', {
    does: 'orders with one click what is sold out',
    says: RULES.notInStock,
    suffers: 'cannot order what will come again',
    needs: ['stock'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 0);
      const products = [{ variantId: goods.variantId, size: goods.size }];
      await bench.good('orders.create', { body: { products, customer: { phone: PHONE }, fast: true }, key: true });
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'orders.create', { body: { products: [lineOf(goods)] } });
    },
  }),
  row('orders.too-many', {
    does: 'orders more pieces than there are',
    says: RULES.notInStock,
    suffers: 'pays for pieces that are not there',
    needs: ['stock'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 2);
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'orders.create', { body: { products: [lineOf(goods, 3)] } });
      const made = await readyOrder(bench, { lines: [lineOf(goods, 2)] });
      const body = { products: [lineOf(goods, 3)], promoCode: null };
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'orders.update-product', about(made, body));
      await bench.owner.stock(goods, 1);
      const ask = about(made, { paymentMethod: 'CARD' });
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'orders.payment-method', ask);
    },
  }),
  row('orders.stock-taken', {
    does: 'pays for the last piece',
    says: RULES.stock,
    suffers: 'buys what was sold to somebody else a minute ago',
    needs: ['stock', 'say'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 1);
      const made = await readyOrder(bench, { lines: [lineOf(goods)] });
      bench.same('in stock before it is paid', await isInStock(bench, goods), true);
      await pay(bench, made, await choose(bench, made));
      bench.same('in stock once it is paid', await isInStock(bench, goods), false);
    },
  }),
  row('orders.all-pieces-taken', {
    does: 'pays for two of three pieces, then orders two more',
    says: RULES.stock,
    suffers: 'buys more pieces than there are left',
    needs: ['stock', 'say'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 3);
      await paidOrder(bench, { lines: [lineOf(goods, 2)] });
      bench.same('in stock with one left', await isInStock(bench, goods), true);
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'orders.create', { body: { products: [lineOf(goods, 2)] } });
    },
  }),
  row('orders.paid-is-closed', {
    does: 'tries to change an order that is paid',
    says: RULES.onlyNew,
    suffers: 'somebody changes goods or address after the money was taken',
    needs: ['say'],
    run: async (bench) => isClosed(bench, await paidOrder(bench)),
  }),
  row('orders.canceled-is-closed', {
    does: 'tries to change an order that is canceled',
    says: RULES.onlyNew,
    suffers: 'pays for an order the shop does not send',
    needs: ['turn'],
    async run(bench) {
      const made = await readyOrder(bench);
      await bench.owner.turn(made.id, 'CANCELED');
      bench.same('status', (await orderNow(bench, made)).status, 'CANCELED');
      await isClosed(bench, made);
    },
  }),
  row('orders.done-is-closed', {
    does: 'hands an order over, and tries to change it and to cancel it',
    says: RULES.onlyNew,
    suffers: 'an order that has arrived is canceled, or changed',
    needs: ['say', 'turn'],
    async run(bench) {
      const made = await paidOrder(bench);
      await bench.owner.turn(made.id, 'DONE');
      bench.same('status', (await orderNow(bench, made)).status, 'DONE');
      await isClosed(bench, made);
      await bench.owner.turn(made.id, 'CANCELED').catch(() => undefined);
      bench.same('status after a try to cancel it', (await orderNow(bench, made)).status, 'DONE');
    },
  }),
  row('orders.no-shortcut', {
    does: 'tries to hand over an order that nobody paid',
    says: RULES.arrows,
    suffers: 'goods leave the shop unpaid',
    needs: ['turn'],
    async run(bench) {
      const made = await readyOrder(bench);
      await bench.owner.turn(made.id, 'DONE').catch(() => undefined);
      bench.same('status', (await orderNow(bench, made)).status, 'NEW');
    },
  }),
  row('orders.canceled-once-paid', {
    does: 'cancels an order that is paid, and tries to hand it over then',
    says: RULES.arrows,
    suffers: 'gets a parcel that was called off, or cannot call it off',
    needs: ['say', 'turn'],
    async run(bench) {
      const made = await paidOrder(bench);
      await bench.owner.turn(made.id, 'CANCELED');
      bench.same('status once it is canceled', (await orderNow(bench, made)).status, 'CANCELED');
      await bench.owner.turn(made.id, 'DONE').catch(() => undefined);
      bench.same('status after a try to hand it over', (await orderNow(bench, made)).status, 'CANCELED');
    },
  }),
  row('orders.basket-after', {
    does: 'pays for one of two lines of a basket, with more put in meanwhile',
    says: RULES.basketAfter,
    suffers: 'buys the same again, or loses what was not bought',
    needs: ['say', 'stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [one, other] = (await forSale(bench, 2)) as [ForSale, ForSale];
      const items = [lineOf(one, 2), lineOf(other, 1)];
      await bench.good('basket.replace', { body: { items }, token: by.token });
      const made = await readyOrder(bench, { by, lines: [lineOf(one, 2)] });
      const due = await choose(bench, made);
      bench.same('the basket before it is paid', (await basketOf(bench, by)).length, 2);
      await bench.good('basket.add', { body: lineOf(one, 1), token: by.token });
      await pay(bench, made, due);
      const left = (await basketOf(bench, by)).toSorted(
        (a, b) => Number(a.variantId === other.variantId) - Number(b.variantId === other.variantId),
      );
      bench.same('the basket once it is paid', left, [lineOf(one, 1), lineOf(other, 1)]);
    },
  }),
];
