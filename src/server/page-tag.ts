import { createHash } from 'node:crypto';

/** When a page was drawn and its price read, as its state tells it. In a text of it the first quote would be escaped. */
const MOMENTS = /(?<!\\)"(?:now|readAt)":\d+/g;

/**
 * What tells one page from another (`ETag`, RFC 9110). Weak: the same page drawn at another moment, or packed otherwise,
 * is as good.
 */
export function pageTag(html: Uint8Array): string {
  const lasting = Buffer.from(html).toString('latin1').replaceAll(MOMENTS, '');
  return `W/"${createHash('sha1').update(lasting, 'latin1').digest('base64url')}"`;
}
