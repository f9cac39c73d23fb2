import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Files of the build, brotli where the build made it. A name with a hash never changes, so it is kept for a year. */
export function staticFiles(folder: URL): MiddlewareHandler {
  const serve = serveStatic({ root: fileURLToPath(folder), precompressed: true });
  return async (context, next) => {
    const { path } = context.req;
    // The shell and the manifest are not pages, and a folder is none of our files.
    const isFile = /\/[^/]+\.[a-z0-9]+$/.test(path) && !/\/(?:index\.html|\.vite\/)/.test(path);
    if (!isFile) return next();
    const response = await serve(context, next);
    if (response instanceof Response) response.headers.set('cache-control', path.startsWith('/assets/') ? YEAR : HOUR);
    return response;
  };
}
