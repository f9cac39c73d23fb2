import type { Context } from 'hono';
import type * as Entry from '#app/entry-server.tsx';
import type { PlainOutcome } from '#app/entry-server.tsx';
import { compressed } from './compressed.ts';
import type { Config } from './config.ts';
import type { createBreakers } from './breakers.ts';
import type { DocumentParts } from './document.ts';
import type { Metrics } from './metrics.ts';
import { pageTag } from './page-tag.ts';
import { statusWith } from './plain-order.ts';
import { publicOrigin } from './public-origin.ts';
import type { Watched } from './request-log.ts';
import { watchedFetch } from './watched-fetch.ts';
import { wholeDocument } from './whole-document.ts';
import { withoutScripts } from './without-scripts.ts';

/** A page is the same for every shopper: a CDN may keep it for a minute and show it for ten while it asks anew. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

interface Options {
  config: Config;
  entry: typeof Entry;
  parts: DocumentParts;
  breakers: ReturnType<typeof createBreakers>;
  metrics: Metrics;
  api: { baseUrl: string; fetch: typeof globalThis.fetch };
  /** The Content Security Policy of a page with these styles. */
  policyOf: (styles: string) => string;
}

/** How pages are drawn and sent, and the API as it is asked for one request. */
export function drawnPages({ config, entry, parts, breakers, metrics, api, policyOf }: Options) {
  /** The API for this request: its calls are counted, and told with it. */
  function apiFor(context: Context<Watched>): typeof api {
    const calls = context.get('calls') ?? [];
    context.set('calls', calls);
    return { ...api, fetch: watchedFetch(api.fetch, metrics, (call) => calls.push(call)) };
  }

  /** The page of an address; one with the `outcome` of an order by its form is nobody else's. */
  async function draw(context: Context<Watched>, outcome?: PlainOutcome): Promise<Response> {
    const url = new URL(context.req.url);
    const page = await entry.renderPage({
      ...apiFor(context),
      address: url.pathname + url.search,
      origin: publicOrigin(context.req.url, config),
      now: Date.now(),
      upstreams: breakers,
      outcome,
    });
    if (page === undefined) return context.notFound();
    for (const call of page.lacks) metrics.lacked(call);
    const { html: drawn, styles } = await wholeDocument(page, parts);
    const isRefused = outcome !== undefined && !('number' in outcome);
    const html = isRefused ? withoutScripts(drawn) : drawn;
    const isWhole = page.status === 200 && page.lacks.length === 0;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(styles),
      'cache-control': isWhole && outcome === undefined ? PAGE_CACHE : 'no-store',
      etag: pageTag(html),
    };
    const status = page.status === 200 ? statusWith(outcome) : page.status;
    return compressed(new Response(html, { status, headers }), context.req.header('accept-encoding'));
  }

  return { apiFor, draw };
}
