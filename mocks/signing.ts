/** Key of the mock: it protects nothing, it only makes forged and genuine tokens differ as they do in earnest. */
export const TOKEN_KEY = 'mock-token-key';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();

/** Keys by their secret, of which there are two. */
const KEYS = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = encoder.encode(secret);
  const key = KEYS.get(secret) ?? crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
  KEYS.set(secret, key);
  return key;
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Undefined when it is no base64. Accepts the URL alphabet too. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** base64 without '+', '/', '=' : fits into addresses and tokens. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** HMAC SHA-256 of a text, base64url. */
export async function signatureOf(secret: string, text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(ALGORITHM, await keyOf(secret), encoder.encode(text))));
}

export async function isSignatureOf(secret: string, text: string, signature: string): Promise<boolean> {
  const bytes = fromBase64(signature);
  return bytes !== undefined && crypto.subtle.verify(ALGORITHM, await keyOf(secret), bytes, encoder.encode(text));
}

/** A value as base64url JSON, readable by anyone. */
export function packed(value: unknown): string {
  return toBase64Url(encoder.encode(JSON.stringify(value)));
}

/** What `packed` made; undefined for anything else. */
export function unpacked(text: string): unknown {
  const bytes = fromBase64(text);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
