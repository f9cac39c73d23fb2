import type { Metrics } from './metrics.ts';

/** What may stand at the end of a call's path as a name; anything else is an id, and there are too many of those. */
const NAMES = /\/(?:search|search-random|home|about|contacts|faq|privacy-policy|shipping|terms-conditions)$/;

/** 'GET /v1/products/variants/:id' */
function nameOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  return `${method} ${NAMES.test(pathname) ? pathname : pathname.replace(/[^/]*$/, ':id')}`;
}

/** The same `fetch`, counted and timed; `made` hears the name of each call. */
export function watchedFetch(
  fetch: typeof globalThis.fetch,
  metrics: Pick<Metrics, 'called'>,
  made: (call: string) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const call = nameOf(request);
    const start = performance.now();
    let status: number | undefined;
    made(call);
    try {
      const response = await fetch(request);
      ({ status } = response);
      return response;
    } finally {
      metrics.called(call, status, (performance.now() - start) / 1_000);
    }
  };
}
