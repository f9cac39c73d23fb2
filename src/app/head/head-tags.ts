import { inAddress } from '#domain/text.ts';
import type { Head, Look } from './head.ts';
import type { JsonLd } from '../routes/route.ts';

/** One element of the head: its name and attributes. */
type Tag = [name: 'meta' | 'link', attributes: Record<string, string>];

/** Where the server draws what a page shows in a chat: src/server/share-picture.ts. */
function shareAddress(photo: string | undefined): string {
  return photo === undefined ? '/share.jpg' : `/share.jpg?photo=${inAddress(photo)}`;
}

/** The elements a head is made of; the same list is written by the server and applied by the browser. */
function tagsOf(head: Head, origin: string): Tag[] {
  const meta = (attributes: Record<string, string>): Tag => ['meta', attributes];
  const link = (attributes: Record<string, string>): Tag => ['link', attributes];
  return [
    meta({ name: 'description', content: head.description }),
    link({ rel: 'canonical', href: origin + head.canonical }),
    ...head.alternates.map((one) => link({ rel: 'alternate', hreflang: one.language, href: origin + one.path })),
    ...(head.isIndexed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: head.siteName }),
    meta({ property: 'og:locale', content: head.territory }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:url', content: origin + head.canonical }),
    meta({ property: 'og:image', content: origin + shareAddress(head.picture) }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

const ENTITIES = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }));

/** Text as it may stand in HTML, between tags or in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
}

/** JSON as it may stand inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** The head as text, for the server. Elements the browser may replace later carry `data-head`. */
export function headHtml(head: Head, described: JsonLd[], origin: string): string {
  const tags = tagsOf(head, origin).map(([name, attributes]) => {
    const words = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} data-head ${words.join(' ')}>`;
  });
  const jsonLd = `<script data-head type="application/ld+json">${scriptJson(described)}</script>`;
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags, jsonLd].join('');
}

/**
 * Where the addresses in the head of a page begin: as the server wrote them, which may know a better name of the shop
 * than the one it was asked under; where no server did, this page's own origin.
 */
export function publicOrigin(document: Document): string {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  if (canonical === undefined || canonical === null) return document.location.origin;
  return canonical.startsWith('/') ? '' : new URL(canonical).origin;
}

/** The name under which a page may say text of a script element, which has to be JSON: src/server/security.ts allows no other. */
export const JSON_POLICY = 'json';

/** Trusted Types, where a browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScript: (text: string) => string }): { createScript(text: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** Passes JSON on, as it is; throws SyntaxError for anything else. */
const json = {
  createScript: (text: string): string => {
    JSON.parse(text);
    return text;
  },
};
const policy = trustedTypes?.createPolicy(JSON_POLICY, json) ?? json;

/**
 * Tells robots of the screen what is true by now, in the element the server wrote on every page. It is said through the
 * policy of the page: Firefox takes the text of any script element for a script, whatever its type.
 */
function describe(described: JsonLd[], document: Document): void {
  const written = document.head.querySelector('script[data-head]');
  const text = scriptJson(described);
  if (written && written.textContent !== text) written.textContent = policy.createScript(text);
}

/** Makes the open page look so; changes nothing where nothing differs, for each element would be styled anew. */
export function applyLook({ language, theme }: Look, { documentElement: root }: Document): void {
  if (root.lang !== language) root.lang = language;
  if (root.dataset['theme'] !== theme) root.dataset['theme'] = theme;
}

/** Makes the head of the open page that of another screen; changes nothing where nothing differs. */
export function applyHead(head: Head, described: JsonLd[], document: Document, origin: string): void {
  if (document.title !== head.title) document.title = head.title;
  const wanted = tagsOf(head, origin);
  const present = [...document.head.querySelectorAll('meta[data-head],link[data-head]')];
  const isSame =
    wanted.length === present.length &&
    wanted.every(([name, attributes], index) => {
      const element = present[index];
      const matches = Object.entries(attributes).every(([key, value]) => element?.getAttribute(key) === value);
      return element?.localName === name && matches;
    });
  describe(described, document);
  if (isSame) return;
  for (const element of present) element.remove();
  for (const [name, attributes] of wanted) {
    const element = document.createElement(name);
    element.dataset['head'] = '';
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    document.head.append(element);
  }
}
