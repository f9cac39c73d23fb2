import type { State } from './state.ts';
import { beginningOf } from './worlds.ts';

/** What a developer has made of the backend, apart from what shoppers did since. */
export interface Situation {
  world: string;
  /** As `parseFault` reads them. */
  faults: string[];
  latencyMs: number;
  clockOffsetMs: number;
}

const HOUR_MS = 60 * 60 * 1_000;
const PARAMETERS = ['world', 'fault', 'latency', 'clock'] as const;

export function situationOf({ world, faults, latencyMs, clockOffsetMs }: State): Situation {
  return { world, faults: [...faults], latencyMs, clockOffsetMs };
}

/** The address with the situation in it: `?world=sale&fault=orders.get:html&latency=500&clock=-24`, the clock in hours. */
export function addressWith(address: URL, { world, faults, latencyMs, clockOffsetMs }: Situation): URL {
  const next = new URL(address);
  for (const name of PARAMETERS) next.searchParams.delete(name);
  const beginning = beginningOf(world);
  next.searchParams.set('world', world);
  for (const fault of faults) next.searchParams.append('fault', fault);
  if (latencyMs !== beginning.latencyMs) next.searchParams.set('latency', String(latencyMs));
  if (clockOffsetMs !== beginning.clockOffsetMs) next.searchParams.set('clock', String(clockOffsetMs / HOUR_MS));
  return next;
}

/** One of a developer's calls: path after `/v1/__mock/` and body. */
export interface DeveloperCall {
  path: string;
  body: unknown;
}

/**
 * The calls that make the situation an address asks for, in their order; none for an address without one. A world begins
 * with the faults that are named, and no others.
 */
export function callsOf({ searchParams }: URL): DeveloperCall[] {
  const world = searchParams.get('world');
  const latency = searchParams.get('latency');
  const clock = searchParams.get('clock');
  const faults = searchParams.getAll('fault');
  return [
    ...(world === null ? [] : [{ path: 'world', body: { name: world } }]),
    ...(latency === null ? [] : [{ path: 'latency', body: { ms: Number(latency) } }]),
    ...(clock === null ? [] : [{ path: 'clock', body: { offsetMs: Number(clock) * HOUR_MS } }]),
    ...(faults.length === 0 && world === null ? [] : [{ path: 'faults', body: { faults } }]),
  ];
}

/** What the address says of a situation, as one text to compare. */
export function situationText({ searchParams }: URL): string {
  return PARAMETERS.flatMap((name) => searchParams.getAll(name).map((value) => `${name}=${value}`)).join('&');
}
