import type { Database } from './database.ts';
import type { StoredCustomer } from './state.ts';
import { Fault } from './faults.ts';
import { TOKEN_KEY, isSignatureOf, packed, signatureOf, unpacked } from './signing.ts';

const HEADER = packed({ alg: 'HS256', typ: 'JWT' });

interface Bearer {
  customerId: string;
  /** The family of its session: it is good as long as that lasts. */
  family: string;
  /** Makes it differ from every other, even of the same second: a shop tells an old token from its own by that. */
  tokenId: string;
  /** Epoch milliseconds. */
  now: number;
  lifetimeS: number;
}

/** A JWT (RFC 7519) that lasts so many seconds from now. */
export async function accessTokenFor({ customerId, family, tokenId, now, lifetimeS }: Bearer): Promise<string> {
  const issued = Math.floor(now / 1_000);
  const payload = packed({ sub: customerId, sid: family, jti: tokenId, iat: issued, exp: issued + lifetimeS });
  return `${HEADER}.${payload}.${await signatureOf(TOKEN_KEY, `${HEADER}.${payload}`)}`;
}

type Claims = { [Name in 'sub' | 'sid' | 'exp']?: unknown };

/** What a genuine token says that has not run out. */
async function claimsOf(token: string, now: number): Promise<Claims | undefined> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || header !== HEADER) return undefined;
  if (!(await isSignatureOf(TOKEN_KEY, `${header}.${payload}`, signature))) return undefined;
  const claims = unpacked(payload) as Claims | null;
  return typeof claims?.exp === 'number' && claims.exp * 1_000 > now ? claims : undefined;
}

/** What all refresh tokens of one session begin with. */
export function familyOf(token: string): string {
  return token.split('.')[0] ?? '';
}

/**
 * Whose token the `Authorization` header carries; nobody's without one. Throws UNAUTHORIZED for a bad or old one, and for
 * one whose session has ended.
 */
export async function customerOf(
  header: string | null,
  database: Database,
  now: number,
): Promise<StoredCustomer | undefined> {
  if (header === null) return undefined;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1] ?? '';
  const claims = await claimsOf(token, now);
  const { customers, sessions } = database.state;
  const customer = customers.find((one) => one.user._id === claims?.sub);
  if (customer?.user.status !== 'ACTIVE') throw new Fault('UNAUTHORIZED');
  if (!sessions.some((session) => familyOf(session.token) === claims?.sid)) throw new Fault('UNAUTHORIZED');
  return customer;
}

/** Who is signed in. Throws UNAUTHORIZED when nobody is. */
export function signedIn({ customer }: { customer: StoredCustomer | undefined }): StoredCustomer {
  if (customer === undefined) throw new Fault('UNAUTHORIZED');
  return customer;
}
