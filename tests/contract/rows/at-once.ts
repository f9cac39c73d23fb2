import type { WireTokens } from '#contract/auth.ts';
import type { WireOrder } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import type { Answer, Ask } from '../ask.ts';
import { cameOf } from '../ask.ts';
import type { Bench } from '../bench.ts';
import { choose, orderNow, pay, readyOrder } from '../buying.ts';
import { PASSWORD } from '../probes/probe.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { basketOf, forSale, isInStock, lineOf, shopper, stocked } from '../shop.ts';

const TIMES = 3;

const isGood = ({ status }: Answer): boolean => status < 400;

function goodOnes(bench: Bench, answers: Answer[], allowed: number): void {
  const good = answers.filter(isGood).length;
  const came = `${good} good answers of ${answers.length}: ${answers.map((answer) => cameOf(answer).slice(0, 80)).join(' | ')}`;
  bench.holds(good === allowed, came, `${allowed} good`, answers[0]);
}

/** The order of a press that comes twice. A server that heeds no keys makes another one, and may. */
async function pressTwice(bench: Bench, ask: Ask): Promise<WireOrder> {
  const one = await bench.good<WireOrder>('orders.create', ask);
  const again = await bench.good<WireOrder>('orders.create', ask);
  if (again._id !== one._id) throw new LeftOut('no Idempotency-Key is heeded here');
  return one;
}

export const AT_ONCE: Row[] = [
  row('at-once.last-piece', {
    does: 'has six shoppers pay for the last piece at the same moment',
    says: RULES.oneOfSeveral,
    suffers: 'five have paid for what they will never get',
    needs: ['stock', 'say'],
    times: TIMES,
    async run(bench) {
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 1);
      const all = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const made = await readyOrder(bench, { lines: [lineOf(goods)] });
          return { made, due: await choose(bench, made) };
        }),
      );
      const orders = await Promise.all(all.map(({ made, due }) => pay(bench, made, due)));
      bench.same('orders paid', orders.filter(({ payment }) => payment.status === 'COMPLETED').length, 1);
      bench.same('in stock', await isInStock(bench, goods), false);
    },
  }),
  row('at-once.basket', {
    does: 'adds a piece eight times at the same moment',
    says: RULES.add,
    suffers: 'presses «+» quickly and gets fewer pieces',
    needs: ['stock'],
    times: TIMES,
    async run(bench) {
      const [goods] = await forSale(bench);
      const by = await shopper(bench);
      goodOnes(bench, await bench.together(8, 'basket.add', () => ({ body: lineOf(goods), token: by.token })), 8);
      bench.same('the basket', await basketOf(bench, by), [lineOf(goods, 8)]);
    },
  }),
  row('at-once.register', {
    does: 'registers one e-mail four times at the same moment',
    says: RULES.oneOfSeveral,
    suffers: 'has several accounts, and orders are in one of them',
    times: TIMES,
    async run(bench) {
      const email = `contract-${crypto.randomUUID()}@example.com`;
      const ask = { body: { email, password: PASSWORD } };
      goodOnes(bench, await bench.together(4, 'auth.register', () => ask), 1);
    },
  }),
  row('at-once.subscribe', {
    does: 'subscribes one e-mail four times at the same moment',
    says: RULES.emailTaken,
    suffers: 'gets every letter four times',
    times: TIMES,
    async run(bench) {
      const email = `contract-${crypto.randomUUID()}@example.com`;
      goodOnes(bench, await bench.together(4, 'newsletter.subscribe', () => ({ body: { email } })), 1);
    },
  }),
  row('at-once.same-key', {
    does: 'makes an order twice with one Idempotency-Key, one after the other and at the same moment',
    says: RULES.sameKey,
    suffers: 'a line that breaks makes two orders of one',
    times: TIMES,
    async run(bench) {
      const by = await shopper(bench);
      const body = { products: [lineOf((await forSale(bench))[0])] };
      const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
      await pressTwice(bench, { body, key, token: by.token });
      const both = await bench.together(3, 'orders.create', () => ({ body, key: other, token: by.token }));
      const ids = new Set(both.filter(isGood).map((answer) => (answer.body as WireOrder)._id));
      bench.same('orders of three presses at once', ids.size, 1);
      const list = await bench.good<{ total: number }>('customer.orders', { body: {}, token: by.token });
      bench.same('orders of the customer', list.total, 2);
    },
  }),
  row('at-once.key-of-another', {
    does: 'comes with a used Idempotency-Key and another body, and as another caller',
    says: RULES.keyOfAnother,
    suffers: 'gets the order of somebody else',
    times: TIMES,
    async run(bench) {
      const [by, other] = [await shopper(bench), await shopper(bench)];
      const goods = lineOf((await forSale(bench))[0]);
      const key = crypto.randomUUID();
      const body = { products: [goods] };
      const one = await pressTwice(bench, { body, key, token: by.token });
      const twoOf = { products: [{ ...goods, quantity: 2 }] };
      await bench.refused('BAD_REQUEST', 'orders.create', { body: twoOf, key, token: by.token });
      const theirs = await bench.good<WireOrder>('orders.create', { body, key, token: other.token });
      bench.holds(theirs._id !== one._id, 'the order of another customer', 'an order of one’s own');
    },
  }),
  row('at-once.refresh', {
    does: 'refreshes a session twice at the same moment with one token',
    says: RULES.oneOfSeveral,
    suffers: 'a stolen token gives a session beside one’s own',
    times: TIMES,
    async run(bench) {
      const { refreshToken } = await shopper(bench);
      const answers = await bench.together(2, 'auth.refresh-session', () => ({ body: { refreshToken } }));
      const good = answers.filter(isGood);
      bench.holds(good.length <= 1, `${good.length} good answers`, 'one at most', answers[0]);
      for (const { body } of good) {
        const next = { body: { refreshToken: (body as WireTokens).refreshToken } };
        await bench.refused('INVALID_REFRESH_TOKEN', 'auth.refresh-session', next);
      }
    },
  }),
  row('at-once.letter', {
    does: 'sets a password with one letter twice at the same moment',
    says: RULES.letterOnce,
    suffers: 'who reads a letter over a shoulder sets the password too',
    needs: ['letterToken'],
    times: TIMES,
    async run(bench) {
      const { email } = await shopper(bench);
      await bench.good('auth.reset-password', { body: { email } });
      const token = await bench.owner.letterToken(email, 'reset-password');
      const answers = await bench.together(2, 'auth.forgot-password', (index) => ({
        body: { token, password: `слово-${index}-contract` },
      }));
      goodOnes(bench, answers, 1);
    },
  }),
  row('at-once.cancel-and-pay', {
    does: 'cancels an order at the moment it is paid',
    says: RULES.arrows,
    suffers: 'an order that was canceled is sent, or money is gone for one that is not there',
    needs: ['turn', 'say'],
    times: TIMES,
    async run(bench) {
      for (const delay of [0, 5]) {
        const made = await readyOrder(bench);
        const due = await choose(bench, made);
        const paid = pay(bench, made, due);
        await new Promise((resolve) => setTimeout(resolve, delay));
        const isCanceled = await bench.owner.turn(made.id, 'CANCELED').then(
          () => true,
          () => false,
        );
        await paid;
        const { status } = await orderNow(bench, made);
        bench.same('status', status, isCanceled ? 'CANCELED' : 'IN_PROCESS');
      }
    },
  }),
  row('at-once.paid-twice', {
    does: 'hands over the provider’s word four times at the same moment',
    says: RULES.wordAgain,
    suffers: 'pieces disappear that nobody bought',
    needs: ['say', 'stock'],
    times: TIMES,
    async run(bench) {
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 2);
      const made = await readyOrder(bench, { lines: [lineOf(goods)] });
      const due = await choose(bench, made);
      const word = { transactionId: crypto.randomUUID() };
      await Promise.all([1, 2, 3, 4].map(() => pay(bench, made, due, word)));
      bench.same('status', (await orderNow(bench, made)).status, 'IN_PROCESS');
      bench.same('whether one of two is left', await isInStock(bench, goods), true);
    },
  }),
];
