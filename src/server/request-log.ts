import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';

/** What a handler says of its request. */
export interface Watched {
  Variables: {
    /** Name of the route of a page. */
    route?: string;
    /** Calls of the API that were made for it, in their order. */
    calls?: string[];
    /** A file of the build that answers. */
    file?: string;
  };
}

/** What is no page, by the beginning of its path. */
const ROUTES: [RegExp, string][] = [
  [/^\/(?:v1|pay)\//, 'api'],
  [/^\/assets\//, 'asset'],
  [/^\/photos\//, 'photo'],
  [/^\/(?:robots\.txt|sitemap\.xml)$/, 'for-robots'],
  [/^\/(?:share|story)\.jpg$/, 'share-picture'],
  [/^\/[a-z]{2}\/pattern\/[^/]*\.pdf$/, 'chart'],
  [/^\/(?:health|metrics|measurements|trackers|google-sign-in|parcel-branches)$/, 'service'],
];

/** An id that whoever stands before the shop gave; anything else would only be somebody's words in the log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/**
 * A line of JSON a request, and its numbers. Never its address: path and query may say who asks and what was ordered.
 */
export function requestLog(log: (line: string) => void, metrics: Metrics): MiddlewareHandler<Watched> {
  return async (context, next) => {
    const start = performance.now();
    const given = context.req.header('x-request-id') ?? '';
    await next();
    const ms = Math.round(performance.now() - start);
    const { method, path } = context.req;
    const { status } = context.res;
    const route = context.get('route') ?? ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
    metrics.requested(route, status, ms / 1_000);
    const id = GIVEN_ID.test(given) ? given : randomUUID();
    const time = new Date().toISOString();
    log(JSON.stringify({ time, id, method, route, status, ms, calls: context.get('calls') ?? [] }));
  };
}
