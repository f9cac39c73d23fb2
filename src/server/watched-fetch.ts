import { callNamed } from '#contract/call-named.ts';
import type { Metrics } from './metrics.ts';

const OTHER = 'other';

/** The same `fetch`, counted and timed; `made` hears the name of each call. */
export function watchedFetch(
  fetch: typeof globalThis.fetch,
  metrics: Pick<Metrics, 'called'>,
  made: (call: string) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const call = callNamed(request.method, new URL(request.url).pathname) ?? OTHER;
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
