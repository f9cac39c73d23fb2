import { enableStaticRendering } from 'mobx-react-lite';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createClock } from '#adapters/browser/clock.ts';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { LANGUAGES } from '#domain/profile.ts';
import type { Clock, KeyValue, Navigation } from '#ports/platform.ts';
import { profile } from '#profile';
import { localePath } from '#stores/locale.ts';
import { PlainOrder, type PlainOutcome } from '#views/screens/product/plain-order.tsx';
import { PlainFilters } from '#views/screens/catalog/plain-filters.tsx';
import { PlainSaved } from '#views/screens/catalog/plain-saved.tsx';
import { type PlainForms, PlainFormsContext } from '#views/without-scripts.tsx';
import { App } from './app.tsx';
import { bindShop, storesOf } from './container.ts';
import { loadShared } from './effects.ts';
import { headOf, wordsIn, type Head } from './head/head.ts';
import { headHtml, scriptJson } from './head/head-tags.ts';
import { createHttpPorts } from './http-ports.ts';
import { port } from './identifiers.ts';
import { jsonLdOf } from './head/json-ld.ts';
import { matchAddress } from './match.ts';
import { loadMessages } from '#views/messages.ts';
import { publicAddresses } from './public-addresses.ts';
import { report } from './report.ts';
import { ROUTES } from './routes.ts';
import { takeState } from './state.ts';
import { statusOf } from './head/status.ts';
import { tolerant, type Upstreams } from './tolerant.ts';

enableStaticRendering(true);

export { profile };
/** Names of the shop's screens. */
export const screens = [...ROUTES.map(({ name }) => name), 'not-found'];
export { localised, matchAddress, written } from './match.ts';
export { chartOf } from './pattern-chart.ts';
export { drawingOfPattern, pictureOfPattern } from './pattern-picture.ts';
export { chooseLocale } from '#domain/profile.ts';
export { orderPlainly, type PlainPress } from './plain-order.ts';
export type { PlainOutcome };

export interface PageRequest {
  /** Path and query, e.g. '/ua/catalog?sort=new'. */
  address: string;
  /** Public origin, e.g. 'https://shov.ua', for canonical addresses and previews; '' where nobody said it. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** Where `/v1/…` begins, absolute. */
  baseUrl: string;
  now: number;
  /** What is known of calls that a page can do without; without it each of them is made. */
  upstreams?: Upstreams;
  /** What became of an order by the form of the page. */
  outcome?: PlainOutcome | undefined;
}

export interface RenderedPage {
  status: number;
  /** Calls whose answers it was drawn without, by their names in the contract. */
  lacks: string[];
  head: Head;
  headHtml: string;
  /** JSON of the stores, safe inside a script element. */
  state: string;
  /** Source file of the screen, as the build's manifest names it. */
  screenFile: string | undefined;
  /** And of what the screen draws besides, if anything. */
  partFile?: string | undefined;
  /** Whether the screen says more than what visits begin with. */
  saysLaterWords: boolean;
  body: ReadableStream<Uint8Array>;
}

/** What is said of a page that could not be drawn. */
export interface Apology {
  language: string;
  title: string;
  text: string;
  /** Address of the home page, and the words of the link to it. */
  home: string;
  homeLink: string;
}

/** What every address that leads nowhere draws, also that of a screen whose product or category is gone. */
const NOT_FOUND_FILE = 'src/views/layout/not-found.tsx';

/** For reading an address that is told without its host. */
const NO_HOST = 'http://shop.invalid';

const nothing = (): void => {};

/** A request's surroundings: no storage, no tabs, nowhere to go. */
const keyValue: KeyValue = { read: () => undefined, write: () => false, remove: nothing, subscribe: () => nothing };
const navigation: Navigation = { at: () => '/', open: nothing, submit: nothing };

/** One page as HTML, the same for every shopper; undefined when the address names no language. Rejects when it cannot be drawn. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const url = new URL(request.address, NO_HOST);
  const match = matchAddress(url.pathname, profile);
  if (match === undefined) return undefined;
  const clock: Clock = { ...createClock(), now: () => request.now };
  const { fetch, baseUrl } = request;
  const container = bindShop({
    profile,
    fetch,
    baseUrl,
    clock,
    keyValue,
    navigation,
    sendIdempotencyKey: false,
    newId: () => '',
    analytics: new EventQueue(),
    random: () => 0,
    report,
  });
  const lacks = new Set<string>();
  const wrapped = tolerant({
    clock,
    upstreams: request.upstreams,
    page: match.row?.page,
    lacked: (call) => lacks.add(call),
  });
  container.rebind(port.catalog).toResolvedValue(({ catalog }) => wrapped.catalog(catalog), [port.http]);
  container.rebind(port.pages).toResolvedValue(({ pages }) => wrapped.pages(pages), [port.http]);
  const stores = storesOf(container);
  stores.locale.use(match.locale);
  await Promise.all([
    loadMessages(match.locale),
    match.row?.screen.preload(),
    loadShared(stores),
    match.row?.load(stores, match.parameters, url.searchParams),
  ]);
  const shown = { stores, match, query: url.searchParams };
  const head = headOf(shown);
  const forms: PlainForms = {
    order: (ordered) => <PlainOrder {...ordered} outcome={request.outcome} />,
    filters: (query) => <PlainFilters query={query} />,
    saved: () => <PlainSaved />,
  };
  let failure: { error: unknown } | undefined;
  const body = await renderToReadableStream(
    <StaticRouter location={url.pathname + url.search}>
      <PlainFormsContext value={forms}>
        <App stores={stores} />
      </PlainFormsContext>
    </StaticRouter>,
    {
      // A part sent later is put in its place by an inline script, which the Content Security Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Without its part that failed it would be a blank page with a good status.
      onError: (error) => void (failure ??= { error }),
    },
  );
  await body.allReady;
  if (failure !== undefined) throw failure.error;
  const status = statusOf(shown);
  const described = jsonLdOf(shown, request.origin, wordsIn(match.locale));
  // A page that tells why it could not be drawn has nothing to describe.
  const isWhole = status === 200;
  return {
    status,
    lacks: [...lacks],
    head,
    headHtml: headHtml(head, isWhole ? described : [], request.origin),
    state: scriptJson(takeState(stores, match.row?.page)),
    partFile: isWhole ? match.row?.part?.(stores, match.parameters)?.file : undefined,
    screenFile: status === 404 ? NOT_FOUND_FILE : match.row?.screen.file,
    saysLaterWords: status !== 404 && match.row?.screen.words === 'later',
    body,
  };
}

/** In the language of the address, or the shop's own. */
export async function apology(pathname: string): Promise<Apology> {
  const locale = matchAddress(pathname, profile)?.locale ?? profile.defaultLocale;
  await loadMessages(locale);
  const words = wordsIn(locale);
  return {
    language: LANGUAGES[locale].tag,
    title: words('common.error.title'),
    text: words('error.default'),
    home: localePath(locale, '/'),
    homeLink: words('not-found.home'),
  };
}

/** What belongs into sitemap.xml: see public-addresses.ts. Rejects while it cannot be had. */
export async function addressesForMap({ fetch, baseUrl }: Pick<PageRequest, 'fetch' | 'baseUrl'>): Promise<string[]> {
  const transport = { fetch, baseUrl, clock: createClock(), random: Math.random, sendIdempotencyKey: false };
  const { catalog } = createHttpPorts({ ...transport, language: () => 'uk', report });
  return publicAddresses(catalog, profile);
}
