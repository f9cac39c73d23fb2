/** A script that is asked for; what a page knows of its stores is none. */
const SCRIPTS = /<script [^>]*src=[^>]*><\/script>/g;

/**
 * The page for who has just shown that no scripts run there, whatever its browser believes of itself: what stands in
 * `noscript` is a plain part of it, and no scripts come.
 */
export function withoutScripts(html: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new TextDecoder().decode(html);
  return Buffer.from(whole.replaceAll(SCRIPTS, '').replaceAll(/(<\/?)noscript(?=[\s>])/g, '$1div'));
}
