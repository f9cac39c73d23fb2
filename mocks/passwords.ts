import { toBase64Url } from './signing.ts';

/** Few rounds: these passwords are made up, and tests sign in often. */
const ROUNDS = 1_000;
const encoder = new TextEncoder();

/** What is kept instead of a password; the salt is the customer's id. */
export async function passwordHash(password: string, customerId: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(customerId), iterations: ROUNDS };
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}
