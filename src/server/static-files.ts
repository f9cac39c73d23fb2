import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { Watched } from './request-log.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** What tells a file from others (`ETag`): the same on every server, and worked out once. */
function tagsOfFiles(): (path: string) => string {
  const tags = new Map<string, string>();
  return (path) => {
    const tag = tags.get(path) ?? `"${createHash('sha1').update(readFileSync(path)).digest('base64url')}"`;
    tags.set(path, tag);
    return tag;
  };
}

/** Files of the build, brotli where the build made it. A name with a hash never changes, so it is kept for a year. */
export function staticFiles(folder: URL): MiddlewareHandler<Watched> {
  const tagOf = tagsOfFiles();
  const serve = serveStatic<Watched>({
    root: fileURLToPath(folder),
    precompressed: true,
    onFound: (path, context) => context.set('file', path),
  });
  return async (context, next) => {
    const { path } = context.req;
    // The shell and the manifest are not pages, and a folder is none of our files.
    const isFile = /\/[^/]+\.[a-z0-9]+$/.test(path) && !/\/(?:index\.html|\.vite\/)/.test(path);
    if (!isFile) return next();
    const response = await serve(context, next);
    if (!(response instanceof Response)) return response;
    response.headers.set('cache-control', path.startsWith('/assets/') ? YEAR : HOUR);
    response.headers.set('etag', tagOf(context.get('file') ?? ''));
    return response;
  };
}
