import type { CallName } from '#contract/calls.ts';
import type { WireCheckout, WireOrder } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import { home } from '../addresses.ts';
import type { Ask } from '../ask.ts';
import { cameOf } from '../ask.ts';
import type { Bench } from '../bench.ts';
import type { Made } from '../buying.ts';
import { about, change, fill, makeOrder, orderNow, paidOrder } from '../buying.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { shopper, ways } from '../shop.ts';

const HOUR_MS = 3_600_000;

/** A customer with marks in every field, which nobody else may ever see. */
async function marked(bench: Bench) {
  const by = await shopper(bench);
  const mark = `Zx${crypto.randomUUID().slice(0, 8)}`;
  const names = { firstName: `${mark}First`, lastName: `${mark}Last`, phone: '+447700900321' };
  const all = await ways(bench);
  const address = { ...home(all.flatMap(({ regions }) => regions)), city: `${mark}City`, comment: `${mark}Comment` };
  await bench.good('customer.update', { token: by.token, body: { ...names, address } });
  bench.afterwards(async () => void (await bench.ask('customer.update', { token: by.token, body: { phone: null } })));
  const made = await makeOrder(bench, { by });
  await change(bench, made, 'orders.update-customer', { ...names, email: by.email });
  await change(bench, made, 'orders.update-shipping-info', address);
  return { by, made, marks: [mark, by.email, names.phone] };
}

async function saysNothing(bench: Bench, marks: string[], call: CallName, ask: Ask): Promise<void> {
  const answer = await bench.ask(call, ask);
  const text = `${JSON.stringify(answer.body)}${[...answer.headers.values()].join()}`;
  const leak = marks.find((mark) => text.includes(mark));
  bench.holds(leak === undefined, `${leak} in ${cameOf(answer)}`, 'nothing of another customer', answer);
}

const PARCEL = { trackingNumber: '59000000000042', comment: 'Zx, with a card' };

/** What an order comes to tell of a person later on. */
const toldOf = ({ dates, trackingNumber, comment, payment: { transactionId } }: WireOrder) => ({
  dates,
  trackingNumber,
  comment,
  transactionId,
});

/** Stages at which an order tells more, each with what is done to get there. */
const STAGES: (Pick<Row, 'name' | 'does'> & {
  needs: readonly 'send'[];
  go(bench: Bench, made: Made): Promise<void>;
})[] = [
  {
    name: 'privacy.paid-order-without-key',
    does: 'asks for a guest’s paid order by its id alone, an hour later',
    needs: [],
    go: () => Promise.resolve(),
  },
  {
    name: 'privacy.sent-order-without-key',
    does: 'asks for a guest’s order that was sent by its id alone, an hour later',
    needs: ['send'],
    async go(bench, made) {
      await bench.owner.send(made.id, PARCEL);
      const { trackingNumber, comment } = await orderNow(bench, made);
      bench.same('with its key', { trackingNumber, comment }, PARCEL);
    },
  },
];

export const PRIVACY: Row[] = [
  row('privacy.strangers', {
    does: 'asks for everything as another customer, after one has filled in a profile and an order',
    says: RULES.nobodyElse,
    suffers: 'a stranger reads name, phone and address',
    async run(bench) {
      const { made, marks } = await marked(bench);
      const { token } = await shopper(bench);
      const id = made.id;
      const asks: [CallName, Ask][] = [
        ['customer.details', { token }],
        ['customer.orders', { token, body: { limit: 100 } }],
        ['basket.get', { token }],
        ['orders.get', { id, token }],
        ['orders.update-product', { id, token, body: { products: [], promoCode: null } }],
        ['orders.payment-method', { id, token, body: { paymentMethod: 'CARD' } }],
        ['variants.search', { body: { limit: 5 } }],
        ['pages.get', { id: 'contacts' }],
        ['shipping-methods.search', { body: {} }],
      ];
      for (const [call, ask] of asks) await saysNothing(bench, marks, call, ask);
    },
  }),
  row('privacy.guests', {
    does: 'asks for a customer’s order as a guest, and begins one as a guest',
    says: RULES.nobodyElse,
    suffers: 'anybody with the address of a page reads name, phone and address',
    async run(bench) {
      const { made, marks } = await marked(bench);
      await saysNothing(bench, marks, 'orders.get', { id: made.id });
      const own = await makeOrder(bench);
      await saysNothing(bench, marks, 'orders.get', about(own));
    },
  }),
  row('privacy.refusals', {
    does: 'registers with an e-mail somebody has, and orders under it',
    says: RULES.nobodyElse,
    suffers: 'anybody learns the name behind an e-mail',
    async run(bench) {
      const { by, marks } = await marked(bench);
      const own = marks.filter((mark) => mark !== by.email);
      const body = { email: by.email, password: 'слово-another' };
      await saysNothing(bench, own, 'auth.register', { body });
      await saysNothing(bench, own, 'auth.login', { body });
      const made = await makeOrder(bench);
      const contacts = { firstName: 'Ivan', lastName: 'Franko', email: by.email, phone: '+447700900777' };
      await saysNothing(bench, own, 'orders.update-customer', about(made, contacts));
    },
  }),
  row('privacy.passwords', {
    does: 'reads one’s own profile, orders and refusals',
    says: RULES.noPassword,
    suffers: 'a password lies open in a browser, a log or a proxy',
    async run(bench) {
      const { token, password, email } = await shopper(bench);
      const marks = [password, 'passwordHash', 'hash"'];
      await saysNothing(bench, marks, 'customer.details', { token });
      await saysNothing(bench, marks, 'customer.update', { token, body: { firstName: 'Оксана' } });
      await saysNothing(bench, marks, 'auth.register', { body: { email, password } });
      await saysNothing(bench, marks, 'auth.login', { body: { email, password, more: 1 } });
    },
  }),
  row('privacy.order-without-key', {
    does: 'asks for a guest’s order by its id alone, an hour later',
    says: RULES.withheld,
    suffers: 'whoever finds an address in a history reads name, phone and address',
    needs: ['wait'],
    async run(bench) {
      const made = await fill(bench, await makeOrder(bench));
      if (made.by.orderKey === undefined) throw new LeftOut('guests’ orders have no keys here');
      bench.afterwards(() => bench.owner.wait(0));
      await bench.owner.wait(HOUR_MS + 60_000);
      const { order } = await bench.good<WireCheckout>('orders.get', { id: made.id });
      bench.same('withheld', order.withheld, true);
      bench.same('who gets it and where', [order.customer, order.shippingInfo], [{}, undefined]);
      bench.same('when it went on', order.dates, undefined);
      const whole = await bench.good<WireCheckout>('orders.get', about(made));
      bench.same('with its key', whole.order.customer.email, made.email);
    },
  }),
  ...STAGES.map(({ name, does, needs, go }) =>
    row(name, {
      does,
      says: RULES.withheld,
      suffers: 'whoever finds an address in a history follows the parcel, and knows by which payment it was bought',
      needs: ['wait', 'say', ...needs],
      async run(bench) {
        const made = await paidOrder(bench);
        if (made.by.orderKey === undefined) throw new LeftOut('guests’ orders have no keys here');
        await go(bench, made);
        bench.afterwards(() => bench.owner.wait(0));
        await bench.owner.wait(HOUR_MS + 60_000);
        const whole = Object.entries(toldOf(await orderNow(bench, made))).filter(([, told]) => told !== undefined);
        if (whole.length === 0) throw new LeftOut('an order tells nothing of its payment and its parcel here');
        const { order } = await bench.good<WireCheckout>('orders.get', { id: made.id });
        const told = new Map<string, unknown>(Object.entries(toldOf(order)));
        for (const [what] of whole) bench.same(what, told.get(what), undefined);
      },
    }),
  ),
  row('privacy.key-told-once', {
    does: 'asks for a guest’s order in every way',
    says: RULES.orderKey,
    suffers: 'whoever sees an order once can change it for ever',
    async run(bench) {
      const made = await fill(bench, await makeOrder(bench));
      const { orderKey } = made.by;
      if (orderKey === undefined) throw new LeftOut('guests’ orders have no keys here');
      await saysNothing(bench, [orderKey], 'orders.get', { id: made.id });
      await saysNothing(bench, [orderKey], 'orders.get', about(made));
    },
  }),
];
