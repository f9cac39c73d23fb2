import type { RenderedPage } from '#app/entry-server.tsx';

/** Files of the build, as Vite's manifest lists them. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>;

export interface DocumentParts {
  /** dist/client/index.html, the one shell of both ways to run. */
  shell: string;
  manifest: Manifest;
  apiUrl: string | undefined;
}

const ENTRY = 'index.html';

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

/**
 * What stands before and after the streamed body: a browser gets the page first, then the picture, the fonts, the
 * styles, and the scripts last and at low priority.
 */
export function documentAround(
  page: Pick<RenderedPage, 'head' | 'headHtml' | 'state' | 'screenFile'>,
  preloads: string,
  { shell, manifest, apiUrl }: DocumentParts,
): [before: string, after: string] {
  const known = new Set(chunksOf(manifest, ENTRY).map((chunk) => chunk.file));
  const extra = [page.screenFile, messagesKey(page.head.language)]
    .flatMap((key) => chunksOf(manifest, key))
    .filter((chunk) => !known.has(chunk.file));
  const styles = [...new Set(extra.flatMap((chunk) => chunk.css ?? []))].map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  );
  const scripts = [...new Set(extra.map((chunk) => chunk.file))].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
  );
  const html = shell
    .replace(/<html [^>]*>/, `<html lang="${page.head.language}" data-theme="${page.head.theme}">`)
    .replace(/(<meta name="api-url" content=")(")/, (_, start: string, end: string) => `${start}${apiUrl ?? ''}${end}`)
    .replace(/<title>[^<]*<\/title>/, () => page.headHtml + preloads + fontLinks(manifest, page.head.language))
    .replace('</head>', () => `${styles.join('')}</head>`);
  const [before = '', after = ''] = html.split('<div id="root">');
  const state = `<script id="state" type="application/json">${page.state}</script>`;
  return [`${before}<div id="root">`, after.replace('</div>', () => `</div>${state}${scripts.join('')}`)];
}
