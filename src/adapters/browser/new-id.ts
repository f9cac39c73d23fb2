import type { NewId } from '#ports/platform.ts';

const BYTES = 16;

/** A UUID v4 of 16 random bytes (RFC 9562, section 5.4). */
function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** New ids; `randomUUID` exists only over https, and a developer's phone opens the shop over plain http. */
export function createNewId(crypto: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>): NewId {
  return () => crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(BYTES)));
}
