import type { Shop } from '#mocks/call.ts';
import { isAvailable, shelfById, takeStock } from '#mocks/shelves.ts';
import type { StoredOrder } from '#mocks/state.ts';
import type { Planted, Serve } from './plant.ts';
import { PAYMENTS, orderOf, pause } from './plant.ts';

/** First answers by what was asked, whoever asks. */
const firstAnswers = (nameOf: (request: Request) => string | null): Serve => {
  const answers = new Map<string, Promise<Response>>();
  return async (request, serve) => {
    const name = nameOf(request);
    if (name === null) return serve(request);
    const first = answers.get(name) ?? serve(request);
    answers.set(name, first);
    return (await first).clone();
  };
};

/** Whether what an order is of is in stock. */
function isLeft(order: StoredOrder | undefined, { database: { state } }: Shop): boolean {
  return (order?.lines ?? []).every(({ variantId, size, quantity }) => {
    const shelf = shelfById(state, variantId);
    return shelf !== undefined && isAvailable(state, shelf, size, quantity);
  });
}

const paidOnce = new WeakSet<StoredOrder>();
/** Calls with a key that are being answered. */
let active = 0;

export const WRONG_AT_ONCE: Planted[] = [
  {
    is: 'the last piece is sold to all who pay at one moment',
    wrong: 'at-once.last-piece',
    at: [PAYMENTS],
    async change(run, call, shop) {
      const order = orderOf(call, shop);
      const isSeen = isLeft(order, shop);
      await pause();
      const answer = (await run()) as { isPaid: boolean };
      if (order === undefined || !isSeen || answer.isPaid) return answer;
      order.status = 'IN_PROCESS';
      order.payment = { method: 'CARD', status: 'COMPLETED' };
      return { isPaid: true };
    },
  },
  {
    is: 'of additions at one moment the last stays',
    wrong: 'at-once.basket',
    at: ['basket.add'],
    async change(run, { customer }) {
      const seen = customer?.basket ?? [];
      await pause();
      if (customer !== undefined) customer.basket = seen;
      return run();
    },
  },
  {
    is: 'one e-mail gets an account for each of those who register at one moment',
    wrong: 'at-once.register',
    at: ['auth.register'],
    async change(run, { body }, { database: { state } }) {
      const credentials = body as { email: string };
      const { email } = credentials;
      if (state.customers.some(({ user }) => user.email === email)) return run();
      credentials.email = `${crypto.randomUUID()}@example.com`;
      const answer = await run();
      for (const { user } of state.customers) if (user.email === credentials.email) user.email = email;
      return answer;
    },
  },
  {
    is: 'one e-mail is subscribed for each press at one moment',
    wrong: 'at-once.subscribe',
    at: ['newsletter.subscribe'],
    async change(run, _, { database: { state } }) {
      const seen = [...state.subscribers];
      await pause();
      state.subscribers = seen;
      return run();
    },
  },
  {
    is: 'an Idempotency-Key is heeded once the first answer is there',
    wrong: 'at-once.same-key',
    async serve(request, serve) {
      if (!request.headers.has('idempotency-key')) return serve(request);
      const running = active;
      active += 1;
      try {
        if (running > 0) request.headers.delete('idempotency-key');
        const answer = await serve(request);
        await pause();
        return answer;
      } finally {
        active -= 1;
      }
    },
  },
  {
    is: 'an Idempotency-Key gives anybody the first answer',
    wrong: 'at-once.key-of-another',
    serve: firstAnswers(({ headers }) => headers.get('idempotency-key')),
  },
  {
    is: 'a refresh token gives two sessions at one moment',
    wrong: 'at-once.refresh',
    at: ['auth.refresh-session'],
    async change(run, _, { database: { state } }) {
      const seen = state.sessions;
      await pause();
      state.sessions = [...new Set([...seen, ...state.sessions])];
      return run();
    },
  },
  {
    is: 'a letter sets two passwords at one moment',
    wrong: 'at-once.letter',
    at: ['auth.forgot-password'],
    async change(run, _, { database: { state } }) {
      const seen = state.letterTokens;
      await pause();
      state.letterTokens = seen;
      return run();
    },
  },
  {
    is: 'an order that is canceled while it is paid is paid all the same',
    wrong: 'at-once.cancel-and-pay',
    at: [PAYMENTS],
    async change(run, call, shop) {
      const order = orderOf(call, shop);
      const seen = order?.status;
      await pause();
      if (order !== undefined && seen !== undefined) order.status = seen;
      return run();
    },
  },
  {
    is: 'a word that is said four times at one moment takes four pieces',
    wrong: 'at-once.paid-twice',
    at: [PAYMENTS],
    async change(run, call, shop) {
      const order = orderOf(call, shop);
      const isPaid = order?.payment.status === 'COMPLETED';
      await pause();
      const answer = await run();
      if (order === undefined || isPaid) return answer;
      if (paidOnce.has(order))
        for (const line of order.lines) takeStock(shop.database.state, line.variantId, line.size, line.quantity);
      paidOnce.add(order);
      return answer;
    },
  },
];
