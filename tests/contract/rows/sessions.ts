import type { WireTokens, WireUser } from '#contract/auth.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Row } from '../row.ts';
import { row } from '../row.ts';
import { shopper } from '../shop.ts';

const DAY_MS = 86_400_000;
const LONGEST_S = 86_400;
const NEW_PASSWORD = 'слово-contract-anew';

const login = (bench: Bench, email: string, password: string) =>
  bench.good<WireTokens>('auth.login', { body: { email, password } });

const details = (bench: Bench, token: string) => bench.good<WireUser>('customer.details', { token });

/** What a JWT says of itself; undefined when it is none. */
function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

export const SESSIONS: Row[] = [
  row('identity.token', {
    does: 'looks at an access token',
    says: RULES.token,
    suffers: 'is signed out in the middle of an order, or a stolen token is good for ever',
    async run(bench) {
      const claims = claimsOf((await shopper(bench)).accessToken);
      const exp = claims?.['exp'];
      bench.holds(typeof exp === 'number', `exp: ${JSON.stringify(exp)}`, 'seconds since 1970');
      const left = Number(exp) - Date.now() / 1_000;
      bench.holds(left > 0 && left <= LONGEST_S, `good for ${Math.round(left)} s`, 'from now on, for a day at most');
    },
  }),
  row('identity.token-ends', {
    does: 'asks with an access token after its exp',
    says: RULES.token,
    suffers: 'a token that was stolen once is good for ever',
    needs: ['wait'],
    async run(bench) {
      const { token } = await shopper(bench);
      bench.afterwards(() => bench.owner.wait(0));
      await bench.owner.wait(DAY_MS + 60_000);
      await bench.refused('UNAUTHORIZED', 'customer.details', { token });
    },
  }),
  row('identity.forged-token', {
    does: 'asks with a token that says somebody else, and with one that nobody signed',
    says: RULES.token,
    suffers: 'anybody is anybody',
    async run(bench) {
      const [{ token }, other] = [await shopper(bench), await shopper(bench)];
      const [head, , signature] = token.split('.');
      const [, payload] = other.token.split('.');
      await bench.refused('UNAUTHORIZED', 'customer.details', { token: `${head}.${payload}.${signature}` });
      const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      await bench.refused('UNAUTHORIZED', 'customer.details', { token: `${none}.${payload}.` });
    },
  }),
  row('identity.refresh', {
    does: 'refreshes a session, then again with the new token',
    says: RULES.refresh,
    suffers: 'is signed out every quarter of an hour',
    async run(bench) {
      const { refreshToken, email } = await shopper(bench);
      const once = await bench.good<WireTokens>('auth.refresh-session', { body: { refreshToken } });
      bench.holds(once.refreshToken !== refreshToken, 'the same refreshToken', 'a new one');
      bench.same('who it is', (await details(bench, once.accessToken)).email, email);
      const twice = await bench.good<WireTokens>('auth.refresh-session', { body: { refreshToken: once.refreshToken } });
      bench.same('who it is', (await details(bench, twice.accessToken)).email, email);
    },
  }),
  row('identity.refresh-again', {
    does: 'comes again with a refresh token that was used',
    says: RULES.refresh,
    suffers: 'who stole a token stays signed in for ever',
    async run(bench) {
      const { refreshToken, token } = await shopper(bench);
      const next = await bench.good<WireTokens>('auth.refresh-session', { body: { refreshToken } });
      await bench.refused('INVALID_REFRESH_TOKEN', 'auth.refresh-session', { body: { refreshToken } });
      const body = { refreshToken: next.refreshToken };
      await bench.refused('INVALID_REFRESH_TOKEN', 'auth.refresh-session', { body });
      for (const given of [token, next.accessToken])
        await bench.refused('UNAUTHORIZED', 'customer.details', { token: given });
    },
  }),
  row('identity.password-changed', {
    does: 'changes the password',
    says: RULES.password,
    suffers: 'cannot sign in with the new password, or a thief still can with the old',
    async run(bench) {
      const { token, email, password } = await shopper(bench);
      const body = { oldPassword: password, newPassword: NEW_PASSWORD };
      await bench.refused('PASSWORD_NOT_MATCH', 'customer.update-password', {
        token,
        body: { ...body, oldPassword: `${password}!` },
      });
      await bench.good('customer.update-password', { token, body });
      await bench.refused('PASSWORD_INVALID', 'auth.login', { body: { email, password } });
      await login(bench, email, NEW_PASSWORD);
    },
  }),
  row('identity.password-anew', {
    does: 'sets a new password by a letter',
    says: RULES.anew,
    suffers: 'who got into the account stays in it',
    needs: ['letterToken'],
    async run(bench) {
      const { email, token, refreshToken, password } = await shopper(bench);
      await bench.good('auth.reset-password', { body: { email } });
      const letter = await bench.owner.letterToken(email, 'reset-password');
      await bench.good('auth.forgot-password', { body: { token: letter, password: NEW_PASSWORD } });
      await bench.refused('UNAUTHORIZED', 'customer.details', { token });
      await bench.refused('INVALID_REFRESH_TOKEN', 'auth.refresh-session', { body: { refreshToken } });
      await bench.refused('PASSWORD_INVALID', 'auth.login', { body: { email, password } });
      const anew = await login(bench, email, NEW_PASSWORD);
      bench.same('emailConfirmed after', (await details(bench, anew.accessToken)).emailConfirmed, true);
    },
  }),
  row('identity.letter-once', {
    does: 'presses the links of two letters twice',
    says: RULES.letterOnce,
    suffers: 'who finds an old letter takes the account',
    needs: ['letterToken'],
    async run(bench) {
      const { email, token } = await shopper(bench);
      bench.same('emailConfirmed before', (await details(bench, token)).emailConfirmed, false);
      const letter = { body: { token: await bench.owner.letterToken(email, 'confirm-email') } };
      await bench.good('auth.confirm-email', letter);
      bench.same('emailConfirmed after', (await details(bench, token)).emailConfirmed, true);
      await bench.refused('VALIDATION_ERROR', 'auth.confirm-email', letter);
      await bench.good('auth.reset-password', { body: { email } });
      const anew = { token: await bench.owner.letterToken(email, 'reset-password'), password: NEW_PASSWORD };
      await bench.good('auth.forgot-password', { body: anew });
      await bench.refused('VALIDATION_ERROR', 'auth.forgot-password', { body: { ...anew, password: 'another-one' } });
      await login(bench, email, NEW_PASSWORD);
    },
  }),
  row('identity.guessing', {
    does: 'signs in with ten wrong passwords, then with the right one',
    says: RULES.guessing,
    suffers: 'anybody guesses a password',
    async run(bench) {
      const { email, password } = await shopper(bench);
      for (let time = 0; time < 10; time += 1)
        await bench.ask('auth.login', { body: { email, password: `${password}-${time}` } });
      const { status, headers } = await bench.ask('auth.login', { body: { email, password } });
      bench.same('status', status, 429);
      const seconds = headers.get('retry-after');
      bench.holds(Number(seconds) > 0, `Retry-After: ${seconds}`, 'seconds');
    },
  }),
];
