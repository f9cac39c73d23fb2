import { email as emailOnWire } from '#contract/common.ts';
import { Fault } from './faults.ts';
import { isSignatureOf, packed, signatureOf, unpacked } from './signing.ts';

/** Stands for the key of Google: the mock signs with it what Google's client would hand over. */
const GOOGLE_KEY = 'mock-google-key';
const HEADER = packed({ alg: 'HS256', typ: 'JWT', kid: 'mock' });

interface Person {
  email?: string;
  /** First and last name. */
  name?: string;
  /** Whether Google knows the e-mail to be this person's; it does unless told otherwise. */
  verified?: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** A credential as the sign-in client of Google would give it, for tests and a stand-in of that client. */
export async function googleCredential({ email, name = '', verified = true, expiresAt }: Person): Promise<string> {
  const [given_name, ...rest] = name.split(' ').filter(Boolean);
  const family_name = rest.length > 0 ? rest.join(' ') : undefined;
  const exp = Math.floor(expiresAt / 1_000);
  // What is undefined is left out by JSON.
  const claims = packed({
    iss: 'https://accounts.google.com',
    email,
    email_verified: verified,
    given_name,
    family_name,
    exp,
  });
  return `${HEADER}.${claims}.${await signatureOf(GOOGLE_KEY, `${HEADER}.${claims}`)}`;
}

/** Whom a credential speaks of. */
interface GoogleUser {
  /** Lower case. */
  email: string;
  firstName?: string;
  lastName?: string;
}

const MOST_LETTERS_OF_A_NAME = 200;

function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MOST_LETTERS_OF_A_NAME) : undefined;
}

/**
 * Throws GOOGLE_AUTH_TOKEN_INVALID (forged, or no credential at all), GOOGLE_AUTH_TOKEN_EXPIRED,
 * GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL or GOOGLE_AUTH_TOKEN_NOT_VERIFIED.
 */
export async function genuineGoogleUser(credential: string, now: number): Promise<GoogleUser> {
  const [header = '', payload = '', signature = '', ...rest] = credential.split('.');
  // Only this header: who may choose the algorithm may choose none.
  const isSigned = header === HEADER && rest.length === 0;
  if (!isSigned || !(await isSignatureOf(GOOGLE_KEY, `${header}.${payload}`, signature)))
    throw new Fault('GOOGLE_AUTH_TOKEN_INVALID');
  const claims = unpacked(payload) as Record<string, unknown>;
  if (typeof claims['exp'] !== 'number' || claims['exp'] * 1_000 <= now) throw new Fault('GOOGLE_AUTH_TOKEN_EXPIRED');
  const email = emailOnWire.safeParse(claims['email']);
  if (!email.success) throw new Fault('GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL');
  if (claims['email_verified'] !== true) throw new Fault('GOOGLE_AUTH_TOKEN_NOT_VERIFIED');
  const firstName = nameIn(claims['given_name']);
  const lastName = nameIn(claims['family_name']);
  return { email: email.data.toLowerCase(), ...(firstName && { firstName }), ...(lastName && { lastName }) };
}
