import type { User } from '#domain/customer.ts';
import { AppError } from '#domain/errors.ts';
import type { Tokens } from '#domain/tokens.ts';
import type { AuthPort } from '#ports/auth.ts';
import type { Clock } from '#ports/platform.ts';
import type { FakeFailures } from './fake-failures.ts';
import { createFailures } from './fake-failures.ts';
import { jwtOf, LIFE_S } from './session-world.ts';

export const SOLOMIIA: User = {
  id: '5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90',
  email: 'solomiia@shov.example',
  isEmailConfirmed: true,
  firstName: 'Соломія',
  lastName: 'Гончар',
};
export const PASSWORD = 'soniakh-2026';
/** What a letter would bring; every other token is wrong. */
export const LETTER_TOKEN = 'from-the-letter';

const refusal = (code: string, status = 400): AppError => new AppError('server', { code, status });

/** Accounts kept in memory; Solomiia has one. `details` tells of whoever signed in last. */
export function createFakeAuthPort(clock: Clock): AuthPort & FakeFailures {
  const failures = createFailures();
  const accounts = new Map([[SOLOMIIA.email, { user: SOLOMIIA, password: PASSWORD }]]);
  let current = SOLOMIIA;
  let issued = 0;
  /** Who asked for the letter. */
  let forgetful = SOLOMIIA.email;

  const newTokens = (user: User): Tokens => {
    current = user;
    issued += 1;
    const iat = Math.floor(clock.now() / 1_000);
    return { accessToken: jwtOf({ iat, exp: iat + LIFE_S, jti: issued }), refreshToken: `refresh-${issued}` };
  };
  const redeem = (token: string): void => {
    if (token !== LETTER_TOKEN) throw refusal('VALIDATION_ERROR');
  };

  return {
    ...failures,
    async register({ email, password }, operation) {
      await failures.pass('register', email, password, operation);
      if (accounts.has(email)) throw refusal('BAD_REQUEST_VALUE_NOT_UNIQUE');
      const user = { id: `user-${accounts.size}`, email, isEmailConfirmed: false };
      accounts.set(email, { user, password });
      return newTokens(user);
    },
    async login({ email, password }) {
      await failures.pass('login', email, password);
      const account = accounts.get(email);
      if (account === undefined) throw refusal('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
      if (account.password !== password) throw refusal('PASSWORD_INVALID');
      return newTokens(account.user);
    },
    async google(idToken) {
      await failures.pass('google', idToken);
      return newTokens(SOLOMIIA);
    },
    async refresh(refreshToken, operation) {
      await failures.pass('refresh', refreshToken, operation);
      return newTokens(current);
    },
    async requestReset(email) {
      await failures.pass('requestReset', email);
      if (!accounts.has(email)) throw refusal('USER_NOT_FOUND', 404);
      forgetful = email;
    },
    async resetPassword(token, password) {
      await failures.pass('resetPassword', token, password);
      redeem(token);
      const account = accounts.get(forgetful);
      if (account !== undefined) account.password = password;
    },
    async confirmEmail(token) {
      await failures.pass('confirmEmail', token);
      redeem(token);
    },
    async details() {
      await failures.pass('details');
      return current;
    },
    async update(changes) {
      await failures.pass('update', changes);
      const { without = [], ...rest } = changes;
      const kept = Object.entries({ ...current, ...rest }).filter(([name]) => !(without as string[]).includes(name));
      current = Object.fromEntries(kept) as unknown as User;
      return current;
    },
    async changePassword(oldPassword, newPassword) {
      await failures.pass('changePassword', oldPassword, newPassword);
      if (oldPassword !== PASSWORD) throw refusal('PASSWORD_NOT_MATCH');
    },
  };
}
