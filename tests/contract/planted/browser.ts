import type { Planted, Serve } from './plant.ts';

const html = (status: number): Response =>
  new Response('<!doctype html><h1>Something is wrong</h1>', {
    status,
    headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
  });

/** Answers with other headers. */
const dressed =
  (change: (headers: Headers, response: Response, request: Request) => void): Serve =>
  async (request, serve) => {
    const response = await serve(request);
    const headers = new Headers(response.headers);
    change(headers, response, request);
    const isBare = [204, 304].includes(response.status) || request.method === 'HEAD';
    return new Response(isBare ? null : await response.text(), { status: response.status, headers });
  };

/** A page of HTML instead of an answer of this status. */
const htmlFor =
  (status: number): Serve =>
  async (request, serve) => {
    const response = await serve(request);
    return response.status === status ? html(status) : response;
  };

const pathOf = ({ url }: Request): string => new URL(url).pathname;

export const WRONG_TO_BROWSERS: Planted[] = [
  {
    is: 'no page of another origin may read anything',
    wrong: 'browser.answers',
    serve: dressed((headers) => headers.delete('access-control-allow-origin')),
  },
  {
    is: 'a refusal may not be read by a page of another origin',
    wrong: 'browser.answers',
    serve: dressed((headers, { status }) => {
      if (status >= 400) headers.delete('access-control-allow-origin');
    }),
  },
  {
    is: 'one origin is allowed, and a cache is not told so',
    wrong: 'browser.answers',
    serve: dressed((headers, _, request) => {
      headers.set('access-control-allow-origin', request.headers.get('origin') ?? '');
      headers.delete('vary');
    }),
  },
  {
    is: 'PATCH is not allowed beforehand',
    wrong: 'browser.preflight',
    serve: dressed((headers) => headers.set('access-control-allow-methods', 'GET,POST,PUT,DELETE')),
  },
  {
    is: 'Order-Key is not allowed beforehand',
    wrong: 'browser.preflight-order-key',
    serve: dressed((headers) =>
      headers.set('access-control-allow-headers', 'accept-language,authorization,content-type,idempotency-key'),
    ),
  },
  {
    is: 'Retry-After may not be read',
    wrong: 'browser.retry-after',
    serve: dressed((headers) => headers.delete('access-control-expose-headers')),
  },
  {
    is: 'an address with v= is refused',
    wrong: 'browser.stamp',
    serve: async (request, serve) => (request.url.includes('home?v=') ? html(400) : serve(request)),
  },
  {
    is: 'HEAD is not answered',
    wrong: 'browser.head',
    serve: async (request, serve) => (request.method === 'HEAD' ? new Response(null, { status: 405 }) : serve(request)),
  },
  { is: 'a wrong method gets a page of HTML', wrong: 'browser.wrong-method', serve: htmlFor(405) },
  { is: 'a path there is not gets a page of HTML', wrong: 'browser.no-path', serve: htmlFor(404) },
  { is: 'a body of any size is read', wrong: 'browser.large-body', serve: htmlFor(413) },
  {
    is: 'a body that is no JSON makes the server fail',
    wrong: 'browser.no-body',
    serve: async (request, serve) => {
      const response = await serve(request);
      return response.status === 400 && pathOf(request).endsWith('/search') ? html(500) : response;
    },
  },
  {
    is: 'pictures are not there',
    wrong: 'browser.pictures',
    serve: async (request, serve) => (pathOf(request).startsWith('/photos/') ? html(404) : serve(request)),
  },
  {
    is: 'a cache may keep a profile for everybody',
    wrong: 'browser.not-kept',
    serve: dressed((headers) => headers.set('cache-control', 'public, max-age=600')),
  },
  {
    is: 'what is compressed is not told apart by caches',
    wrong: 'browser.compressed',
    serve: dressed((headers, _, request) => {
      if (request.headers.get('accept-encoding') === 'gzip') headers.set('content-encoding', 'gzip');
    }),
  },
];
