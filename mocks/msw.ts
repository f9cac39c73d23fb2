import type { RequestHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import type { Backend } from './backend.ts';

/**
 * The backend as handlers of Mock Service Worker, in a browser or in Node, for calls to one origin or to any. The only
 * file that knows the library.
 */
export function handlersOf(backend: Backend, origin = '*'): RequestHandler[] {
  return [
    http.all(`${origin}/v1/*`, async ({ request }) => {
      const response = await backend.handle(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  ];
}
