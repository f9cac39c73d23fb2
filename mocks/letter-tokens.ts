import type { Shop } from './call.ts';
import type { LetterToken, StoredCustomer } from './state.ts';
import { Fault } from './faults.ts';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LetterToken['kind'], number> = {
  'confirm-email': 7 * 24 * HOUR_MS,
  'reset-password': HOUR_MS,
};

/** A new token for the link of a letter to this customer. */
export function issueToken(
  { database, now, newId }: Shop,
  kind: LetterToken['kind'],
  { _id, email }: Pick<StoredCustomer['user'], '_id' | 'email'>,
): string {
  const { state } = database;
  const token = newId();
  const alive = state.letterTokens.filter((one) => one.expiresAt > now());
  state.letterTokens = [...alive, { token, kind, customerId: _id, email, expiresAt: now() + LIFETIME_MS[kind] }];
  return token;
}

/**
 * Whose token it is; after that it works no more, nor do the customer's others of its kind. Throws VALIDATION_ERROR for
 * a wrong, used or old one, and for one that went to an e-mail the customer has given up since; `details` name
 * `emailConfirmed` where it has confirmed the e-mail already.
 */
export function redeemToken({ database, now }: Shop, kind: LetterToken['kind'], token: string): StoredCustomer {
  const { state } = database;
  const found = state.letterTokens.find((one) => one.kind === kind && one.token === token && one.expiresAt > now());
  const customer = state.customers.find(({ user }) => user._id === found?.customerId && user.email === found.email);
  const isDone = kind === 'confirm-email' && customer?.user.emailConfirmed === true;
  if (found?.isUsed === true && isDone)
    throw new Fault('VALIDATION_ERROR', { details: [{ path: 'emailConfirmed', message: 'Confirmed already' }] });
  if (customer === undefined || found?.isUsed === true)
    throw new Fault('VALIDATION_ERROR', { details: [{ path: 'token', message: 'Wrong, used or expired' }] });
  database.touch(customer);
  const isSpent = (one: LetterToken): boolean => one.kind === kind && one.customerId === customer.user._id;
  state.letterTokens = state.letterTokens.map((one) => (isSpent(one) ? { ...one, isUsed: true } : one));
  return customer;
}
