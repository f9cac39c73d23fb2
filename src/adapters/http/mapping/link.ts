import { parsedUrl } from '#domain/url.ts';

/** Spaces, control characters and backslashes: browsers quietly drop or turn them, so `java\tscript:` would run. */
// oxlint-disable-next-line no-control-regex
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

const ANYWHERE = 'https://shop.invalid';

function parsed(link: string): URL | undefined {
  return TRICKS.test(link) ? undefined : parsedUrl(link, ANYWHERE);
}

/** The link when it is a path of this shop ('/faq'), else undefined; never another host in disguise ('//evil', '/..//evil'). */
export function safePath(link: string): string | undefined {
  const url = parsed(link);
  const isPath = /^\/(?!\/)/.test(link) && url?.origin === ANYWHERE && !url.pathname.startsWith('//');
  return isPath ? link : undefined;
}

/** A link to show: a path of the shop, https:, mailto: or tel: without a host. Anything else is left out, never repaired. */
export function safeLink(link: string | undefined): string | undefined {
  if (link === undefined) return undefined;
  const isMail = /^(?:mailto|tel):(?!\/\/)/i.test(link) && parsed(link) !== undefined;
  return isMail ? link : (safePath(link) ?? safeHost(link, /^https:\/\//i));
}

/** The address of a picture: http(s), or a path of this origin. */
export function safePhotoUrl(link: string): string | undefined {
  return safePath(link) ?? safeHost(link, /^https?:\/\//i);
}

/** 'https://shop.example@evil.example' looks like the shop and is not: a name before the host is refused. */
function safeHost(link: string, scheme: RegExp): string | undefined {
  const url = scheme.test(link) ? parsed(link) : undefined;
  return url !== undefined && url.hostname !== '' && url.username === '' && url.password === '' ? link : undefined;
}
