import type { Apology, RenderedPage } from '#app/entry-server.tsx';
import { escapeHtml } from '#app/head-tags.ts';

/** Files of the build, as Vite's manifest lists them. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>;

export interface DocumentParts {
  /** dist/client/index.html, the one shell of both ways to run. */
  shell: string;
  manifest: Manifest;
  apiUrl: string | undefined;
  /** Where parcel branches are looked up. */
  branchesUrl?: string | undefined;
  /** Where visits are counted; undefined: nowhere. */
  trackers?: string | undefined;
  /** Where Google's sign-in is drawn; undefined: nowhere. */
  googleSignIn?: string | undefined;
}

const ENTRY = 'index.html';
/** What stands there until a browser has drawn the first screen by itself. */
const LOADER = /<!--[^>]*-->\s*<div class="loader"[\s\S]*?<\/div>\s*(?=<div id="root">)/;

/** Every file that a screen needs on top of the entry, each once. */
function chunksOf(manifest: Manifest, key: string | undefined, seen = new Set<string>()): Manifest[string][] {
  const chunk = key === undefined ? undefined : manifest[key];
  if (key === undefined || chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => chunksOf(manifest, one, seen))];
}

/** The chunk that carries the words of a language. */
function messagesKey(language: string): string {
  return `locales/${language === 'uk' ? 'ua' : 'en'}.json`;
}

/** The two fonts that the first screen of a language is set in; the others come when a letter asks for them. */
function fontLinks(manifest: Manifest, language: string): string {
  const script = language === 'uk' ? 'cyr' : 'latin';
  return ['display', 'text']
    .flatMap((cut) => manifest[`src/views/styles/fonts/shov-${cut}-${script}.woff2`]?.file ?? [])
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/**
 * React writes what must be fetched first before everything else; that belongs to the head. Told apart in bytes, because
 * a piece of a stream may end in the middle of a letter.
 */
export function splitPreloads(bytes: Uint8Array): [preloads: string, rest: Uint8Array] {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
  return [new TextDecoder().decode(bytes.subarray(0, preloads.length)), bytes.subarray(preloads.length)];
}

/** The shell with what a page says of itself: its language, its look, its head, and where the API is. */
function shellFor(language: string, theme: string, head: string, parts: DocumentParts): string {
  const { shell, apiUrl, branchesUrl, trackers, googleSignIn } = parts;
  const told = Object.entries({ trackers, 'branches-url': branchesUrl, 'google-sign-in': googleSignIn })
    .map(([name, content]) => content && `<meta name="${name}" content="${escapeHtml(content)}">`)
    .join('');
  return shell
    .replace(LOADER, '')
    .replace(/<html [^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
    .replace(/(<meta name="api-url" content=")(")/, (_, start: string, end: string) => `${start}${apiUrl ?? ''}${end}`)
    .replace(/<title>[^<]*<\/title>/, () => head + told);
}

/** A page that could not be drawn: the browser draws it by itself, and who runs no scripts reads what happened. */
export function documentOfFailure({ language, title, text, home, homeLink }: Apology, parts: DocumentParts): string {
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="${home}">${escapeHtml(homeLink)}</a>`;
  const head = `<title>${escapeHtml(title)}</title><meta data-head name="robots" content="noindex">`;
  return shellFor(language, 'dark', head, parts).replace('</body>', () => `<noscript>${words}</noscript></body>`);
}

/**
 * What stands before and after the streamed body: a browser gets the page first, then the picture, the fonts, the
 * styles, and the scripts last and at low priority.
 */
export function documentAround(
  page: Pick<RenderedPage, 'head' | 'headHtml' | 'state' | 'screenFile'>,
  preloads: string,
  parts: DocumentParts,
): [before: string, after: string] {
  const { manifest } = parts;
  const { language, theme } = page.head;
  const known = new Set(chunksOf(manifest, ENTRY).map((chunk) => chunk.file));
  const extra = [page.screenFile, messagesKey(language)]
    .flatMap((key) => chunksOf(manifest, key))
    .filter((chunk) => !known.has(chunk.file));
  const styles = [...new Set(extra.flatMap((chunk) => chunk.css ?? []))].map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  );
  const scripts = [...new Set(extra.map((chunk) => chunk.file))].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
  );
  const head = page.headHtml + preloads + fontLinks(manifest, language);
  const html = shellFor(language, theme, head, parts).replace('</head>', () => `${styles.join('')}</head>`);
  const [before = '', after = ''] = html.split('<div id="root">');
  const state = `<script id="state" type="application/json">${page.state}</script>`;
  return [`${before}<div id="root">`, after.replace('</div>', () => `</div>${state}${scripts.join('')}`)];
}
