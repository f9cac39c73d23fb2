import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { localeOfCookies } from '#adapters/browser/cookies.ts';
import type * as Entry from '#app/entry-server.tsx';
import { compressed } from './compressed.ts';
import type { Config } from './config.ts';
import type { DocumentParts, Manifest } from './document.ts';
import { documentAround, documentOfFailure, splitPreloads } from './document.ts';
import { robots, sitemap } from './for-robots.ts';
import { GOOGLE_PATH, googleClientOf, googleSignInPage } from './google-sign-in.ts';
import { publicOrigin } from './public-origin.ts';
import { requestLog } from './request-log.ts';
import { createSharePictures } from './share-picture.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';
import { hasTrackers, TRACKERS_PATH, trackersPage } from './trackers.ts';
import { staticFiles } from './static-files.ts';
import { wantedLanguages } from './wanted-languages.ts';

/** Answers a request as the backend does; the bundled one, or nothing when a real one is configured. */
export type Backend = (request: Request) => Promise<Response>;

export interface ShopOptions {
  config: Config;
  /** Folder of the build: client/ and server/ are in it. */
  dist: URL;
  backend: Backend | undefined;
  log?: (line: string) => void;
  /** Hears of mistakes of the shop itself; shoppers see an apology. */
  onBug?: (error: unknown) => void;
}

/** A page is the same for every shopper: a CDN may keep it for a minute and show it for ten while it asks anew. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const NO_CACHE = 'no-store';
const EMBEDDED = 'http://backend.internal';
/** Where the bundled backend plays the parcel company. */
const BUNDLED_BRANCHES = '/v1/__parcels/branches';
const PHOTO_MS = 5_000;
const MAP_MS = 600_000;
const MAP_CACHE = `public, max-age=${MAP_MS / 1_000}`;

/** Works something out once, and anew when it has grown old. */
function keptFor<Value>(milliseconds: number, workOut: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept === undefined || kept.until < Date.now()) kept = { value: workOut(), until: Date.now() + milliseconds };
    return kept.value;
  };
}

/** What is worked out once for each name. */
function keptBy<Value>(workOut: (name: string) => Value): (name: string) => Value {
  const kept = new Map<string, Value>();
  return (name) => {
    const value = kept.get(name) ?? workOut(name);
    kept.set(name, value);
    return value;
  };
}

/** The shop as one function from request to response: pages, files, health, and the bundled backend if there is one. */
export async function createShop({ config, dist, backend, log, onBug = console.error }: ShopOptions): Promise<Hono> {
  // React reads it when it is first imported: without it the slow development build would draw the pages.
  process.env['NODE_ENV'] ??= 'production';
  const entry = (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry;
  const google = googleClientOf(config, backend !== undefined);
  const parts: DocumentParts = {
    shell: readFileSync(new URL('client/index.html', dist), 'utf8'),
    manifest: JSON.parse(readFileSync(new URL('client/.vite/manifest.json', dist), 'utf8')) as Manifest,
    styleOf: keptBy((file) => readFileSync(new URL(`client/${file}`, dist), 'utf8')),
    apiUrl: config.apiUrl,
    branchesUrl: config.branchesUrl ?? (backend && BUNDLED_BRANCHES),
    trackers: hasTrackers(config) ? TRACKERS_PATH : undefined,
    googleSignIn: google && GOOGLE_PATH,
  };
  const policyOf = keptBy((styles) => contentSecurityPolicy(config, google !== undefined, styles));
  const headers = Object.entries(securityHeaders(config, google !== undefined));
  const shop = new Hono();

  if (log !== undefined) shop.use(requestLog(log));
  shop.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  shop.onError(async (error, context) => {
    onBug(error);
    const apology = await entry.apology(new URL(context.req.url).pathname);
    return context.html(documentOfFailure(apology, parts), 500, { 'cache-control': NO_CACHE });
  });
  shop.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': NO_CACHE }));
  if (hasTrackers(config)) shop.get(TRACKERS_PATH, () => trackersPage(config));
  if (google !== undefined) shop.get(GOOGLE_PATH, (context) => googleSignInPage(google, context.req.query('language')));
  if (backend !== undefined) {
    for (const path of ['/v1/*', '/pay/*', '/photos/*']) shop.all(path, (context) => backend(context.req.raw));
  }
  // The bundled backend names its pictures by their path: run elsewhere, they are there too.
  if (config.apiUrl !== undefined)
    shop.get('/photos/*', (context) => context.redirect(config.apiUrl + new URL(context.req.url).pathname, 307));
  const api = {
    baseUrl: config.apiUrl ?? EMBEDDED,
    fetch:
      backend === undefined
        ? fetch
        : (input: RequestInfo | URL, init?: RequestInit) => backend(new Request(input, init)),
  };
  const share = createSharePictures({
    shell: parts.shell,
    config,
    fetchPhoto: (address) => api.fetch(new URL(address, api.baseUrl), { signal: AbortSignal.timeout(PHOTO_MS) }),
  });
  shop.get('/share.jpg', (context) => share(context.req.query('photo')));
  shop.use(staticFiles(new URL('client/', dist)));
  // Of a former release: a page in its place would be taken for the script.
  shop.get('/assets/*', (context) => context.body(null, 404, { 'cache-control': NO_CACHE }));

  // Asked for by browsers on their own, wherever a page names no picture of its own.
  shop.get('/favicon.ico', (context) =>
    context.body(null, 302, { location: '/favicon.svg', 'cache-control': NO_CACHE }),
  );

  shop.get('/robots.txt', (context) => context.text(robots(publicOrigin(context.req.url, config))));
  const addresses = keptFor(MAP_MS, () => entry.addressesForMap(api));
  shop.get('/sitemap.xml', async (context) => {
    const origin = publicOrigin(context.req.url, config);
    // A map of addresses without a host is none.
    if (origin === '') return context.body(null, 404, { 'cache-control': NO_CACHE });
    const map = sitemap(origin, await addresses());
    return context.body(map, 200, { 'content-type': 'application/xml', 'cache-control': MAP_CACHE });
  });

  shop.get('*', async (context) => {
    const url = new URL(context.req.url);
    if (entry.matchAddress(url.pathname, entry.profile) === undefined) {
      const wanted = wantedLanguages(context.req.header('accept-language') ?? '');
      const locale = entry.chooseLocale(localeOfCookies(context.req.header('cookie') ?? ''), wanted, entry.profile);
      const to = entry.localised(url.pathname, locale) + url.search;
      return context.body(null, 302, { location: to, 'cache-control': NO_CACHE, vary: 'Cookie, Accept-Language' });
    }
    const page = await entry.renderPage({
      address: url.pathname + url.search,
      origin: publicOrigin(context.req.url, config),
      ...api,
      now: Date.now(),
    });
    if (page === undefined) return context.notFound();
    const { body, styles } = await wholeDocument(page, parts);
    return compressed(
      new Response(body, {
        status: page.status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policyOf(styles),
          'cache-control': page.status === 200 ? PAGE_CACHE : NO_CACHE,
        },
      }),
      context.req.header('accept-encoding'),
    );
  });
  return shop;
}

/** The page as it streams: what stands before it, what React draws, what stands after it. */
async function wholeDocument(
  page: Entry.RenderedPage,
  parts: DocumentParts,
): Promise<{ body: ReadableStream<Uint8Array>; styles: string }> {
  const encoder = new TextEncoder();
  const reader = page.body.getReader();
  const first = await reader.read();
  const [preload, rest] = splitPreloads(first.value ?? new Uint8Array());
  const { before, after, styles } = documentAround(page, preload, parts);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(before));
      controller.enqueue(rest);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      controller.enqueue(done ? encoder.encode(after) : value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { body, styles };
}
