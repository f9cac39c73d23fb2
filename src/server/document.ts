import { basename } from 'node:path';
import type { Apology, RenderedPage } from '#app/entry-server.tsx';
import { escapeHtml } from '#app/head/head-tags.ts';
import { LANGUAGES, LOCALES } from '#domain/profile.ts';

/** Files of the build, as Vite's manifest lists them. */
export type Manifest = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

export interface DocumentParts {
  /** dist/client/index.html, the one shell of both ways to run. */
  shell: string;
  manifest: Manifest;
  /** The text of a file of styles. */
  styleOf: (file: string) => string;
  apiUrl: string | undefined;
  /** Whether the API is told of operations by `Idempotency-Key`; undefined: the page decides by where it is. */
  sendIdempotencyKey?: '1' | '0' | undefined;
  /** Where parcel branches are looked up. */
  branchesUrl?: string | undefined;
  /** Where shoppers' browsers tell what they measured; undefined: nowhere. */
  measurements?: string | undefined;
  /** Where visits are counted; undefined: nowhere. */
  trackers?: string | undefined;
  /** Where Google's sign-in is drawn; undefined: nowhere. */
  googleSignIn?: string | undefined;
}

/** What stands there until a browser has drawn the first screen by itself. */
const LOADER = /<!--[^>]*-->\s*<div class="loader"[\s\S]*?<\/div>\s*(?=<div id="root">)/;

/** These chunks and all that they need, each once and after what it needs. */
function chunksOf(
  manifest: Manifest,
  keys: readonly (string | undefined)[],
  seen = new Set<string>(),
): Manifest[string][] {
  return keys.flatMap((key) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...chunksOf(manifest, chunk.imports ?? [], seen), chunk];
  });
}

/** The chunk that `vite.config.ts` calls so. */
function named(manifest: Manifest, name: string): string | undefined {
  return Object.keys(manifest).find((key) => manifest[key]?.name === name);
}

/** The chunk of a source file; one that is told to carry other files too goes by its name. */
function keyOf(manifest: Manifest, file: string | undefined): string | undefined {
  return file === undefined || file in manifest ? file : named(manifest, basename(file, '.tsx'));
}

/** The chunks that carry the words of a language. */
function messagesKeys(language: string, saysLaterWords: boolean): string[] {
  const file = `locales/${LOCALES.find((one) => LANGUAGES[one].tag === language)}.json`;
  return saysLaterWords ? [file, `${file}?later`] : [file];
}

/**
 * React writes what must be fetched first before everything else; that belongs to the head, and the first picture is the
 * one that is waited for.
 */
export function splitPreloads(bytes: Uint8Array): [first: string, rest: Uint8Array] {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
  const [first = ''] = /^<link[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, preloads.length))) ?? [];
  return [first, bytes.subarray(preloads.length)];
}

/** The shell with what a page says of itself: its language, its look, its head, and where the API is. */
function shellFor(language: string, theme: string, head: string, parts: DocumentParts): string {
  const { shell, apiUrl, measurements, trackers } = parts;
  const told = Object.entries({
    measurements,
    trackers,
    'branches-url': parts.branchesUrl,
    'google-sign-in': parts.googleSignIn,
    'send-idempotency-key': parts.sendIdempotencyKey,
  })
    .map(([name, content]) => content && `<meta name="${name}" content="${escapeHtml(content)}">`)
    .join('');
  return shell
    .replace(LOADER, '')
    .replace(/<html [^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
    .replace(/(<meta name="api-url" content=")(")/, (_, start: string, end: string) => `${start}${apiUrl ?? ''}${end}`)
    .replace(/<title>[^<]*<\/title>/, () => head + told);
}

/** A page as it is sent. */
interface Document {
  /** What stands before and after what React has drawn. */
  before: string;
  after: string;
  /** The one style element of the page, for its hash. */
  styles: string;
}

/** Sheets that the shell itself asks for. */
const SHEETS = /<link rel="stylesheet"[^>]*>(?=[\s\S]*<\/head>)/g;

/**
 * The shell with all the styles of these chunks in it. They are named as disabled sheets besides: a chunk that comes later
 * and wants one of them finds it there.
 */
function dressed(
  html: string,
  chunks: Manifest[string][],
  styleOf: (file: string) => string,
): [html: string, styles: string] {
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const styles = sheets.map(styleOf).join('');
  const marks = sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('');
  return [html.replaceAll(SHEETS, '').replace('</head>', () => `<style>${styles}</style>${marks}</head>`), styles];
}

/**
 * A page that is whole by itself: its styles are in it, the first picture is asked for early, its fonts at its end, and
 * what the shop is made of is only named, what others need first, for the boot to ask for.
 */
export function documentAround(
  page: Pick<RenderedPage, 'head' | 'headHtml' | 'state' | 'screenFile' | 'partFile' | 'saysLaterWords'>,
  preload: string,
  parts: DocumentParts,
): Document {
  const { manifest, styleOf } = parts;
  const { language, theme } = page.head;
  const boot = chunksOf(manifest, [named(manifest, 'boot')]);
  const chunks = chunksOf(manifest, [
    named(manifest, 'shop'),
    keyOf(manifest, page.screenFile),
    keyOf(manifest, page.partFile),
    ...messagesKeys(language, page.saysLaterWords),
  ]);
  const shell = shellFor(language, theme, page.headHtml + preload, parts);
  const [html, styles] = dressed(shell, [...boot, ...chunks], styleOf);
  const [before = '', after = ''] = html.split('<div id="root">');
  const files = chunks.filter((chunk) => !boot.includes(chunk)).map(({ file }) => `/${file}`);
  const state = `<script id="state" type="application/json" data-files="${files.join(' ')}">${page.state}</script>`;
  return { before: `${before}<div id="root">`, after: after.replace('</div>', () => `</div>${state}`), styles };
}

/** A page that could not be drawn: the browser draws it by itself, and who runs no scripts reads what happened. */
export function documentOfFailure({ language, title, text, home, homeLink }: Apology, parts: DocumentParts): string {
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="${home}">${escapeHtml(homeLink)}</a>`;
  const head = `<title>${escapeHtml(title)}</title><meta data-head name="robots" content="noindex">`;
  return shellFor(language, 'dark', head, parts).replace('</body>', () => `<noscript>${words}</noscript></body>`);
}
