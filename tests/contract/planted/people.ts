import type { WireTokens, WireUser } from '#contract/auth.ts';
import { TOKEN_KEY, packed, signatureOf } from '#mocks/signing.ts';
import type { Planted } from './plant.ts';
import { answering, as, asOrder, orderOf } from './plant.ts';

/** Whatever a token says is believed. */
async function believed(header: string): Promise<string> {
  const [, payload] = header.split('.');
  const data = `${packed({ alg: 'HS256', typ: 'JWT' })}.${payload}`;
  return `Bearer ${data}.${await signatureOf(TOKEN_KEY, data)}`;
}

export const WRONG_PEOPLE: Planted[] = [
  {
    is: 'anybody opens a customer’s order',
    wrong: 'identity.own-order',
    at: ['orders.get'],
    change: asOrder((_, { customer }) => ({ ownerId: customer?.user._id as never })),
  },
  {
    is: 'a customer sees the orders of everybody',
    wrong: 'identity.own-orders',
    at: ['customer.orders'],
    change: as(({ orders }, { customer }) => ({
      orders: orders.map((order) => ({ ...order, ownerId: customer?.user._id ?? '' })),
    })),
  },
  {
    is: 'an access token has no exp',
    wrong: 'identity.token',
    at: ['auth.register', 'auth.login'],
    change: answering<WireTokens>((tokens) => ({ ...tokens, accessToken: `a.${packed({ sub: 'somebody' })}.b` })),
  },
  {
    is: 'an access token is good for ten years',
    wrong: 'identity.token-ends',
    at: ['auth.register', 'auth.login'],
    change: as(() => ({ accessTokenS: 315_360_000 })),
  },
  {
    is: 'the signature of a token is not looked at',
    wrong: 'identity.forged-token',
    async serve(request, serve) {
      const header = request.headers.get('authorization');
      if (header !== null) request.headers.set('authorization', await believed(header));
      return serve(request);
    },
  },
  {
    is: 'a refresh gives the same refresh token again',
    wrong: 'identity.refresh',
    at: ['auth.refresh-session'],
    async change(run, { body }, { database: { state } }) {
      const before = state.sessions;
      const tokens = (await run()) as WireTokens;
      state.sessions = before;
      return { ...tokens, ...(body as object) };
    },
  },
  {
    is: 'a refresh token that comes again is refused, and that is all',
    wrong: 'identity.refresh-again',
    at: ['auth.refresh-session'],
    async change(run, _, { database: { state } }) {
      const before = state.sessions;
      try {
        return await run();
      } catch (error) {
        state.sessions = before;
        throw error;
      }
    },
  },
  {
    is: 'a refresh token that comes again leaves access tokens good',
    wrong: 'identity.refresh-again',
    at: ['auth.refresh-session'],
    async change(run, _, { database: { state } }) {
      const before = state.sessions;
      try {
        return await run();
      } catch (error) {
        // Still of its family, and good for no refresh.
        state.sessions = before.map((session) => ({ ...session, token: `${session.token}!` }));
        throw error;
      }
    },
  },
  {
    is: 'the old password stays good',
    wrong: 'identity.password-changed',
    at: ['customer.update-password'],
    async change(run, { customer }) {
      const before = customer?.passwordHash ?? '';
      const answer = await run();
      if (customer !== undefined) customer.passwordHash = before;
      return answer;
    },
  },
  {
    is: 'a password set anew leaves the sessions of before',
    wrong: 'identity.password-anew',
    at: ['auth.forgot-password'],
    async change(run, _, { database: { state } }) {
      const { sessions } = state;
      const answer = await run();
      state.sessions = sessions;
      return answer;
    },
  },
  {
    is: 'the link of a letter works again and again',
    wrong: 'identity.letter-once',
    at: ['auth.forgot-password', 'auth.confirm-email'],
    change: as(({ letterTokens }) => ({ letterTokens })),
  },
  {
    is: 'another e-mail counts as confirmed',
    wrong: 'identity.email-changed',
    at: ['customer.update'],
    change: answering<WireUser>((user) => ({ ...user, emailConfirmed: true })),
  },
  {
    is: 'what a change of the profile does not name is lost',
    wrong: 'identity.profile',
    at: ['customer.update'],
    async change(run, { customer }) {
      if (customer !== undefined) {
        const { _id, email, emailConfirmed, status, createdAt } = customer.user;
        customer.user = { _id, email, emailConfirmed, status, createdAt };
      }
      return run();
    },
  },
  {
    is: 'passwords can be guessed for ever',
    wrong: 'identity.guessing',
    at: ['auth.login'],
    change(run, _, { limits }) {
      limits.forget();
      return run();
    },
  },
  {
    is: 'any customer may delete products',
    wrong: 'identity.deletions',
    at: ['products.delete-many'],
    change(run, { customer }) {
      if (customer !== undefined) customer.mayManage = true;
      return run();
    },
  },
  {
    is: 'anybody orders under a confirmed e-mail of somebody else',
    wrong: 'identity.taken-email',
    at: ['orders.update-customer'],
    change: as((_, { customer }) => ({ customers: customer === undefined ? [] : [customer] })),
  },
  {
    is: 'a guest’s order stays a guest’s',
    wrong: 'identity.guest-becomes-customer',
    at: ['orders.payment-method', 'orders.update-customer', 'orders.get'],
    async change(run, call, shop) {
      const before = orderOf(call, shop);
      const { ownerId, key } = before ?? {};
      const answer = await run();
      if (before !== undefined && ownerId === undefined && key !== undefined) {
        delete before.ownerId;
        before.key = key;
      }
      return answer;
    },
  },
];
