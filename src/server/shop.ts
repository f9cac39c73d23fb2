import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { LANGUAGE_PATH, localeCookie, localeOfCookies } from '#adapters/browser/cookies.ts';
import { shortParameters } from '#domain/listing-address.ts';
import type { Locale } from '#domain/profile.ts';
import type * as Entry from '#app/entry-server.tsx';
import { createBreakers } from './breakers.ts';
import type { Config } from './config.ts';
import type { DocumentParts, Manifest } from './document.ts';
import { documentOfFailure } from './document.ts';
import { drawnPages } from './drawn-pages.ts';
import type { PictureOptions } from './drawn-picture.ts';
import { robots, sitemap } from './for-robots.ts';
import type { Life } from './graceful-stop.ts';
import { GOOGLE_PATH, googleClientOf, googleSignInPage } from './google-sign-in.ts';
import { lastWhole } from './last-whole.ts';
import { MEASUREMENTS_PATH, takeMeasurements } from './measurements.ts';
import { createMetrics } from './metrics.ts';
import { inSmallLetters } from './one-spelling.ts';
import { answerBranches, novaPoshtaOf, PARCEL_BRANCHES_PATH, QUESTION_MOST_BYTES } from './parcel-branches.ts';
import { createCharts } from './pattern-charts.ts';
import { onlyOwnForms, pressOf, thankedFor, thanksAt } from './plain-order.ts';
import { publicOrigin } from './public-origin.ts';
import { requestLog, type Watched } from './request-log.ts';
import { createSharePictures } from './share-picture.ts';
import { createStoryPictures } from './story-picture.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';
import { hasTrackers, TRACKERS_PATH, trackersPage } from './trackers.ts';
import { staticFiles } from './static-files.ts';
import { wantedLanguages } from './wanted-languages.ts';

/** Answers a request as the backend does, given what Node's server tells beside it (who asks); the bundled one, or nothing when a real one is configured. */
export type Backend = (request: Request, beside?: object) => Promise<Response>;

export interface ShopOptions {
  config: Config;
  /** Folder of the build: client/ and server/ are in it. */
  dist: URL;
  backend: Backend | undefined;
  /** Whether it is going to stop; without it, never. */
  life?: Life;
  log?: (line: string) => void;
  /** Whether `/metrics` tells of the whole process too. */
  isProcess?: boolean;
  /** Hears of mistakes of the shop itself; shoppers see an apology. */
  onBug?: (error: unknown) => void;
}

const NO_CACHE = 'no-store';
/** What a proxy says of whom it asks for. */
const PROXIED = ['x-forwarded-for', 'forwarded', 'via'];
const SPELLING_CACHE = 'public, max-age=3600';
const EMBEDDED = 'http://backend.internal';
/** Where the bundled backend plays the parcel company. */
const BUNDLED_BRANCHES = '/v1/__parcels/branches';
/** Where patterns are drawn by their numbers. */
const PATTERNS = '/uzor/';
const PHOTO_MS = 5_000;
const MAP_MS = 600_000;
const MAP_CACHE = `public, max-age=${MAP_MS / 1_000}`;
const MAP_AGAIN_S = 60;

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
export async function createShop({
  config,
  dist,
  backend,
  life,
  log = () => {},
  isProcess = false,
  onBug = console.error,
}: ShopOptions): Promise<Hono<Watched>> {
  // React reads it when it is first imported: without it the slow development build would draw the pages.
  process.env['NODE_ENV'] ??= 'production';
  const entry = (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry;
  const google = googleClientOf(config, backend !== undefined);
  const { novaPoshtaKey, novaPoshtaUrl } = config;
  const parts: DocumentParts = {
    shell: readFileSync(new URL('client/index.html', dist), 'utf8'),
    manifest: JSON.parse(readFileSync(new URL('client/.vite/manifest.json', dist), 'utf8')) as Manifest,
    styleOf: keptBy((file) => readFileSync(new URL(`client/${file}`, dist), 'utf8')),
    apiUrl: config.apiUrl,
    sendIdempotencyKey: config.sendIdempotencyKey,
    branchesUrl: config.branchesUrl ?? (novaPoshtaKey && PARCEL_BRANCHES_PATH) ?? (backend && BUNDLED_BRANCHES),
    measurements: config.measures ? MEASUREMENTS_PATH : undefined,
    trackers: hasTrackers(config) ? TRACKERS_PATH : undefined,
    googleSignIn: google && GOOGLE_PATH,
  };
  const policyOf = keptBy((styles) => contentSecurityPolicy(config, google !== undefined, styles));
  const headers = Object.entries(securityHeaders(config, google !== undefined));
  const breakers = createBreakers();
  const metrics = createMetrics({ breakers, ofProcess: isProcess });
  const shop = new Hono<Watched>();

  shop.use(requestLog(log, metrics));
  shop.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  shop.onError(async (error, context) => {
    onBug(error);
    const apology = await entry.apology(new URL(context.req.url).pathname);
    return context.html(documentOfFailure(apology, parts), 500, { 'cache-control': NO_CACHE });
  });
  shop.get('/health', (context) => {
    if (life?.isStopping) return context.json({ status: 'stopping' }, 503, { 'cache-control': NO_CACHE });
    const resting = breakers.resting();
    return context.json({ status: 'ok', ...(resting.length > 0 && { resting }) }, 200, { 'cache-control': NO_CACHE });
  });
  // For who runs the shop: whoever comes from outside comes through a proxy, and finds none.
  shop.get('/metrics', async (context) => {
    if (PROXIED.some((name) => context.req.header(name) !== undefined)) return context.body(null, 404);
    return metrics.page();
  });
  if (config.measures) {
    const take = takeMeasurements({ metrics, log, screens: entry.screens });
    shop.post(MEASUREMENTS_PATH, (context) => take(context.req.raw));
  }
  if (novaPoshtaKey !== undefined) {
    const report = (lost: string): void => log(JSON.stringify({ time: new Date().toISOString(), parcels: lost }));
    const branches = novaPoshtaOf({ address: novaPoshtaUrl, key: novaPoshtaKey, fetch, report });
    const answer = answerBranches(branches, log);
    const limit = bodyLimit({ maxSize: QUESTION_MOST_BYTES, onError: (context) => context.body(null, 413) });
    shop.post(PARCEL_BRANCHES_PATH, limit, (context) => answer(context.req.raw));
  }
  if (hasTrackers(config)) shop.get(TRACKERS_PATH, () => trackersPage(config));
  if (google !== undefined) shop.get(GOOGLE_PATH, (context) => googleSignInPage(google, context.req.query('language')));
  if (backend !== undefined) {
    for (const path of ['/v1/*', '/pay/*', '/photos/*'])
      shop.all(path, (context) => backend(context.req.raw, context.env as object | undefined));
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
  const pictures: PictureOptions = {
    shell: parts.shell,
    config,
    fetchPhoto: (address) =>
      address.startsWith(PATTERNS)
        ? Promise.resolve(entry.pictureOfPattern(address.slice(PATTERNS.length)))
        : api.fetch(new URL(address, api.baseUrl), { signal: AbortSignal.timeout(PHOTO_MS) }),
  };
  const share = createSharePictures(pictures);
  const story = createStoryPictures({ ...pictures, drawingOf: entry.drawingOfPattern });
  const sendIdempotencyKey = (config.sendIdempotencyKey ?? (config.apiUrl === undefined ? '1' : '0')) === '1';
  const { apiFor, draw } = drawnPages({ config, entry, parts, breakers, metrics, api, policyOf });
  // A browser takes the policy of a 304 over, so it is the page's own one.
  shop.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }));
  shop.get(`${PATTERNS}:file`, (context) => entry.pictureOfPattern(context.req.param('file')));
  const charts = createCharts(entry.chartOf);
  shop.get('/:locale/pattern/:file', async (context, next) => {
    const locale = entry.profile.locales.find((one) => one === context.req.param('locale'));
    // What is the file of no chart is a page that was not found.
    return (locale && (await charts(locale, context.req.param('file')))) ?? next();
  });
  shop.get('/share.jpg', (context) => share(context.req.query('photo')));
  shop.get('/story.jpg', (context) => story(context.req.query()));
  shop.use(staticFiles(new URL('client/', dist)));
  // Of a former release: a page in its place would be taken for the script.
  shop.get('/assets/*', (context) => context.body(null, 404, { 'cache-control': NO_CACHE }));

  // Asked for by browsers on their own, wherever a page names no picture of its own.
  shop.get('/favicon.ico', (context) =>
    context.body(null, 302, { location: '/favicon.svg', 'cache-control': NO_CACHE }),
  );

  shop.get('/robots.txt', (context) => context.text(robots(publicOrigin(context.req.url, config))));
  const addresses = lastWhole(MAP_MS, MAP_AGAIN_S * 1_000, () => entry.addressesForMap(api));
  shop.get('/sitemap.xml', async (context) => {
    const origin = publicOrigin(context.req.url, config);
    // A map of addresses without a host is none.
    if (origin === '') return context.body(null, 404, { 'cache-control': NO_CACHE });
    const whole = await addresses();
    if (whole === undefined)
      return context.body(null, 503, { 'retry-after': String(MAP_AGAIN_S), 'cache-control': NO_CACHE });
    return context.body(sitemap(origin, whole), 200, { 'content-type': 'application/xml', 'cache-control': MAP_CACHE });
  });

  const remembered = (url: string, locale: Locale): string =>
    localeCookie(locale, publicOrigin(url, config).startsWith('https:'));
  // Never by a page, which is the same for everybody.
  shop.post(`${LANGUAGE_PATH}:locale`, (context) => {
    const locale = entry.profile.locales.find((one) => one === context.req.param('locale'));
    if (locale === undefined) return context.body(null, 404, { 'cache-control': NO_CACHE });
    return context.body(null, 204, { 'cache-control': NO_CACHE, 'set-cookie': remembered(context.req.url, locale) });
  });

  shop.get('/:locale{[a-z]{2}}/catalog/:category?', async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const short = shortParameters(searchParams);
    if (short === undefined) return next();
    const location = [pathname, short].filter(String).join('?');
    return context.body(null, 301, { location, 'cache-control': SPELLING_CACHE });
  });
  shop.get('*', async (context) => {
    const url = new URL(context.req.url);
    const small = inSmallLetters(url.pathname, entry.profile.locales);
    const match = entry.matchAddress(small, entry.profile);
    const written = match === undefined ? small : entry.written(small, match);
    if (written !== url.pathname)
      return context.body(null, 301, { location: written + url.search, 'cache-control': SPELLING_CACHE });
    if (match === undefined) {
      const wanted = wantedLanguages(context.req.header('accept-language') ?? '');
      const locale = entry.chooseLocale(localeOfCookies(context.req.header('cookie') ?? ''), wanted, entry.profile);
      const to = entry.localised(url.pathname, locale) + url.search;
      return context.body(null, 302, {
        location: to,
        'cache-control': NO_CACHE,
        vary: 'Cookie, Accept-Language',
        'set-cookie': remembered(context.req.url, locale),
      });
    }
    context.set('route', match.row?.name ?? 'not-found');
    return draw(context, thankedFor(url.searchParams));
  });
  shop.post('/:locale/catalog/product/:id', onlyOwnForms(config), async (context, next) => {
    const { pathname } = new URL(context.req.url);
    const match = entry.matchAddress(pathname, entry.profile);
    if (match?.row === undefined) return next();
    context.set('route', match.row.name);
    const outcome = await entry.orderPlainly(await pressOf(context, Date.now()), match, {
      ...apiFor(context),
      sendIdempotencyKey,
    });
    return 'number' in outcome
      ? context.body(null, 303, { location: thanksAt(context.req.url, outcome.number), 'cache-control': NO_CACHE })
      : draw(context, outcome);
  });
  shop.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD', 'cache-control': NO_CACHE }));
  return shop;
}
