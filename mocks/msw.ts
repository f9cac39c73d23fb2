import type { RequestHandler } from 'msw';
import { HttpResponse, http } from 'msw/http';
import type { Backend } from './backend.ts';

/** The backend as handlers of Mock Service Worker, in a browser or in Node. The only file that knows the library. */
export function handlersOf(backend: Backend): RequestHandler[] {
  return [
    http.all('*/v1/*', async ({ request }) => {
      const response = await backend.handle(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  ];
}
