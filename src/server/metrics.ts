import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Breakers } from './breakers.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Web vitals but CLS are milliseconds; these are the borders of good and poor, and steps between. */
const VITAL_MS = [50, 100, 200, 500, 800, 1_000, 1_800, 2_500, 3_000, 4_000, 8_000];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** What runs can be watched by. Labels are names of the shop's own, so there are only so many of each. */
export interface Metrics {
  requested(route: string, status: number, seconds: number): void;
  /** A call of the API made while drawing; `status` is undefined where none came. */
  called(call: string, status: number | undefined, seconds: number): void;
  /** A page was drawn without the answer of this call. */
  lacked(call: string): void;
  vital(name: string, screen: string, value: number): void;
  browserFailed(kind: string, screen: string): void;
  /** In the form Prometheus reads. */
  page(): Promise<Response>;
}

const classOf = (status: number | undefined): string =>
  status === undefined ? 'none' : `${Math.trunc(status / 100)}xx`;

interface Options {
  breakers: Pick<Breakers, 'resting'>;
  /** Whether memory, processor and event loop of this process are told of too. */
  ofProcess?: boolean;
}

/** Counters and histograms of one server, begun at nothing when it starts. */
export function createMetrics({ breakers, ofProcess = false }: Options): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shov_request_seconds',
    help: 'Requests by route and class of status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'shov_api_call_seconds',
    help: 'Calls of the API made while drawing, by call and class of status',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  const lacks = new Counter({
    name: 'shov_pages_lacking_total',
    help: 'Pages drawn without the answer of a call',
    labelNames: ['call'],
    registers,
  });
  const resting = new Gauge({
    name: 'shov_calls_resting',
    help: 'Calls that fail often and are left out for now',
    registers,
  });
  const vitals = new Histogram({
    name: 'shov_vital_milliseconds',
    help: 'Web vitals of shoppers who agreed, by screen',
    labelNames: ['name', 'screen'],
    buckets: VITAL_MS,
    registers,
  });
  const shifts = new Histogram({
    name: 'shov_layout_shift',
    help: 'Cumulative layout shift of shoppers who agreed, by screen',
    labelNames: ['screen'],
    buckets: SHIFTS,
    registers,
  });
  const failures = new Counter({
    name: 'shov_browser_errors_total',
    help: 'Errors in browsers of shoppers who agreed',
    labelNames: ['kind', 'screen'],
    registers,
  });

  return {
    requested: (route, status, seconds) => requests.observe({ route, status: classOf(status) }, seconds),
    called: (call, status, seconds) => calls.observe({ call, status: classOf(status) }, seconds),
    lacked: (call) => lacks.inc({ call }),
    vital(name, screen, value) {
      if (name === 'CLS') shifts.observe({ screen }, value);
      else vitals.observe({ name, screen }, value);
    },
    browserFailed: (kind, screen) => failures.inc({ kind, screen }),
    async page() {
      resting.set(breakers.resting().length);
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}
