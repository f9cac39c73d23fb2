import { sha3of256 } from './sha3.ts';
import { toBase64 } from './signing.ts';

/** As whom the bank knows the shop. They protect nothing: a backend that is to be tried with this bank is given them. */
export const BANK_KEYS = { publicKey: 'sandbox_i10000000001', privateKey: 'sandbox_mock-payment-key' } as const;

/** From this version of LiqPay's API on. */
const SHA3_FROM = 7;

/** LiqPay's signature of `data`: base64 of a digest of key, data and key, SHA-1 or, from version 7 on, SHA3-256. */
export async function bankSignature(data: string, version: number): Promise<string> {
  const { privateKey: key } = BANK_KEYS;
  const text = new TextEncoder().encode(key + data + key);
  return toBase64(version < SHA3_FROM ? new Uint8Array(await crypto.subtle.digest('SHA-1', text)) : sha3of256(text));
}
