import { measurements } from '#contract/measurements.ts';
import type { Metrics } from './metrics.ts';

/** Where the shop's page sends them. */
export const MEASUREMENTS_PATH = '/measurements';

const MOST_BYTES = 10_000;
const KINDS = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'DOMException',
  'AppError',
]);

interface Options {
  metrics: Pick<Metrics, 'vital' | 'browserFailed'>;
  /** Names of the shop's screens; of any other nothing is taken. */
  screens: readonly string[];
  log(line: string): void;
}

/** Takes what browsers of shoppers who agreed have measured: numbers and names of the shop's own, nobody's words. */
export function takeMeasurements({ metrics, screens, log }: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    const text = await request.text();
    let value: unknown;
    try {
      if (text.length <= MOST_BYTES) value = JSON.parse(text);
    } catch {
      // What is no JSON is no measurement either.
    }
    const { success, data = [] } = measurements.safeParse(value);
    if (!success) return new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } });
    for (const one of data) {
      if (!screens.includes(one.screen)) continue;
      if (one.name !== 'error') {
        metrics.vital(one.name, one.screen, one.value);
        continue;
      }
      const kind = KINDS.has(one.kind) ? one.kind : 'other';
      metrics.browserFailed(kind, one.screen);
      log(JSON.stringify({ time: new Date().toISOString(), browserError: kind, at: one.at, screen: one.screen }));
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
