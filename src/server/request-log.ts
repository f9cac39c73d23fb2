import type { MiddlewareHandler } from 'hono';

/** A readable line a request: '2026-11-20T12:00:00.000Z GET /ua 200 8 ms'. Never the query: it may hold what is private. */
export function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const took = Math.round(performance.now() - start);
    log(`${new Date().toISOString()} ${context.req.method} ${context.req.path} ${context.res.status} ${took} ms`);
  };
}
