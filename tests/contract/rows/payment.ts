import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Due, Made } from '../buying.ts';
import { change, choose, orderNow, pay, readyOrder } from '../buying.ts';
import type { Word } from '../owner.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { basketOf, forSale, isInStock, lineOf, major, minor, shopper, stocked } from '../shop.ts';

/** Words that must not pay the order they are said of, each with what is done before it is said. */
const UNPAID: (Pick<Row, 'does' | 'suffers'> & {
  name: `payment.${string}`;
  needs?: ['stock'];
  word(made: Made, due: Due, bench: Bench): Partial<Word> | Promise<Partial<Word>>;
})[] = [
  {
    name: 'payment.forged',
    does: 'says a word of payment that somebody else has signed',
    suffers: 'anybody gets goods without paying',
    word: () => ({ isForged: true }),
  },
  {
    name: 'payment.less',
    does: 'says the provider’s word for a hundredth of the sum',
    suffers: 'anybody pays a kopiyka for a coat',
    word: (_, { amount }) => ({ amount: major(Math.max(1, Math.round(minor(amount) / 100))) }),
  },
  {
    name: 'payment.late',
    does: 'says the provider’s word for the sum an order had before goods were added',
    suffers: 'another shopper’s money pays for goods that were added later',
    async word(made, _, bench) {
      const products = (await forSale(bench, 2)).map((goods) => lineOf(goods));
      await change(bench, made, 'orders.update-product', { products, promoCode: null });
      return {};
    },
  },
  {
    name: 'payment.gone',
    does: 'pays for goods that were sold out meanwhile',
    suffers: 'pays for what the shop does not have',
    needs: ['stock'],
    async word({ order }, _, bench) {
      for (const { variantId, size } of order.products) await stocked(bench, { variantId, size }, 0);
      return {};
    },
  },
];

export const PAYMENT: Row[] = [
  row('payment.demand', {
    does: 'chooses to pay by card',
    says: RULES.redirect,
    suffers: 'presses «Pay» and gets nowhere',
    async run(bench) {
      const made = await readyOrder(bench);
      const { redirect, chosen } = await choose(bench, made);
      bench.holds(URL.canParse(redirect.url), `redirect.url: ${redirect.url}`, 'a whole address');
      const { payment } = chosen.checkout.order;
      const told = [payment.method, payment.status];
      bench.same('payment', told, ['CARD', 'WAITING_FOR_PAYMENT']);
    },
  }),
  row('payment.paid', {
    does: 'pays by card',
    says: RULES.paid,
    suffers: 'has paid, and the shop does not know',
    needs: ['say'],
    async run(bench) {
      const made = await readyOrder(bench);
      const due = await choose(bench, made);
      const { status, payment, prices } = await pay(bench, made, due);
      bench.same('status', status, 'IN_PROCESS');
      const told = { method: payment.method, status: payment.status, paid: payment.paid };
      bench.same('payment', told, { method: 'CARD', status: 'COMPLETED', paid: prices.total });
    },
  }),
  row('payment.prepaid', {
    does: 'pays the prepayment of cash on delivery, and the rest when it is handed over',
    says: RULES.paid,
    suffers: 'is asked for the whole at the door though a part was paid, or for nothing',
    needs: ['say', 'turn'],
    async run(bench) {
      const made = await readyOrder(bench);
      const { region } = made.checkout.order.shippingInfo ?? {};
      if (region !== 'UA' && region !== 'US') throw new LeftOut('no cash on delivery here');
      const due = await choose(bench, made, 'CASH_ON_DELIVERY');
      const { payment, prices, status } = await pay(bench, made, due);
      bench.same(
        'once prepaid',
        [status, payment.status, payment.paid],
        ['IN_PROCESS', 'COMPLETED', prices.prepayment],
      );
      await bench.owner.turn(made.id, 'DONE');
      const done = await orderNow(bench, made);
      bench.same('once handed over', [done.status, done.payment.paid], ['DONE', done.prices.total]);
    },
  }),
  ...UNPAID.map(({ name, does, suffers, needs = [], word }) =>
    row(name, {
      does,
      says: RULES.word,
      suffers,
      needs: ['say', ...needs],
      async run(bench) {
        const made = await readyOrder(bench);
        const due = await choose(bench, made);
        const { status, payment } = await pay(bench, made, due, await word(made, due, bench));
        const told = { status, isPaid: payment.status === 'COMPLETED', paid: payment.paid ?? 0 };
        bench.same('the order', told, { status: 'NEW', isPaid: false, paid: 0 });
      },
    }),
  ),
  row('payment.of-another', {
    does: 'says the provider’s word for one order and asks for another',
    says: RULES.word,
    suffers: 'an order is sent that nobody paid, and the paid one is not',
    needs: ['say'],
    async run(bench) {
      const [one, other] = [await readyOrder(bench), await readyOrder(bench)];
      const due = await choose(bench, one);
      await choose(bench, other);
      await pay(bench, one, due);
      const [paid, unpaid] = [await orderNow(bench, one), await orderNow(bench, other)];
      bench.same('the two orders', [paid.payment.status, unpaid.payment.status], ['COMPLETED', 'WAITING_FOR_PAYMENT']);
    },
  }),
  row('payment.twice', {
    does: 'says the same word of the provider twice',
    says: RULES.wordAgain,
    suffers: 'pieces and basket lines disappear twice, or the paid order becomes unpaid',
    needs: ['say', 'stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 3);
      await bench.good('basket.replace', { body: { items: [lineOf(goods, 2)] }, token: by.token });
      const made = await readyOrder(bench, { by, lines: [lineOf(goods)] });
      const due = await choose(bench, made);
      const word = { transactionId: crypto.randomUUID() };
      const once = await pay(bench, made, due, word);
      bench.same('the order after the second', await pay(bench, made, due, word), once);
      bench.same('the basket', await basketOf(bench, by), [lineOf(goods, 1)]);
      await bench.good('orders.create', { body: { products: [lineOf(goods, 2)] }, key: true });
    },
  }),
  row('payment.declined', {
    does: 'has the card declined, and tries again',
    says: RULES.declined,
    suffers: 'loses the order, the basket or the piece, and must begin anew',
    needs: ['say', 'stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 1);
      await bench.good('basket.replace', { body: { items: [lineOf(goods)] }, token: by.token });
      const made = await readyOrder(bench, { by, lines: [lineOf(goods)] });
      const { status, payment } = await pay(bench, made, await choose(bench, made), { outcome: 'declined' });
      bench.same('after it was declined', [status, payment.status], ['NEW', 'FAILED']);
      bench.same('the basket', await basketOf(bench, by), [lineOf(goods)]);
      bench.same('in stock', await isInStock(bench, goods), true);
      const again = await choose(bench, made);
      bench.same('chosen again', again.chosen.checkout.order.payment.status, 'WAITING_FOR_PAYMENT');
      bench.same('paid then', (await pay(bench, made, again)).payment.status, 'COMPLETED');
    },
  }),
  row('payment.declined-too-late', {
    does: 'says that a card was declined after it was paid',
    says: RULES.arrows,
    suffers: 'has paid, and the shop says it has not',
    needs: ['say'],
    async run(bench) {
      const made = await readyOrder(bench);
      const due = await choose(bench, made);
      await pay(bench, made, due);
      const { status, payment } = await pay(bench, made, due, { outcome: 'declined' });
      bench.same('the order', [status, payment.status], ['IN_PROCESS', 'COMPLETED']);
    },
  }),
  row('payment.after-cancel', {
    does: 'says the provider’s word for an order that is canceled',
    says: RULES.arrows,
    suffers: 'an order that was canceled is sent all the same',
    needs: ['say', 'turn'],
    async run(bench) {
      const made = await readyOrder(bench);
      const due = await choose(bench, made);
      await bench.owner.turn(made.id, 'CANCELED');
      bench.same('status', (await pay(bench, made, due)).status, 'CANCELED');
    },
  }),
];
