import type { MiddlewareHandler } from 'hono';

const PATH_MAX_LENGTH = 300;

/** A readable line a request: '2026-11-20T12:00:00.000Z GET /ua 200 8 ms'. Never the query: it may hold what is private. */
export function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const took = Math.round(performance.now() - start);
    // As it was sent: decoded it could hold line breaks and forge a line.
    const path = new URL(context.req.url).pathname.slice(0, PATH_MAX_LENGTH);
    log(`${new Date().toISOString()} ${context.req.method} ${path} ${context.res.status} ${took} ms`);
  };
}
