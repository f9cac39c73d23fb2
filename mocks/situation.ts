import type { State } from './state.ts';
import { MAX_LATENCY_MS, whyNoFault } from './planned-fault.ts';
import { beginningOf, isWorldName, unknownWorld } from './worlds.ts';

/** What a developer has made of the backend, apart from what shoppers did since. */
export interface Situation {
  world: string;
  /** As `parseFault` reads them. */
  faults: string[];
  latencyMs: number;
  clockOffsetMs: number;
}

const HOUR_MS = 60 * 60 * 1_000;
/** Ten thousand days. */
export const MAX_CLOCK_MS = 240_000 * HOUR_MS;

const isWithin = (text: string, least: number, most: number): boolean =>
  text.trim() !== '' && Number(text) >= least && Number(text) <= most;
const MAX_HOURS = MAX_CLOCK_MS / HOUR_MS;

/** The parameters of an address: why a value will not do, with what there is in its place. */
const REFUSALS = {
  world: (name: string) => (isWorldName(name) ? undefined : unknownWorld(name)),
  fault: whyNoFault,
  latency: (ms: string) =>
    isWithin(ms, 0, MAX_LATENCY_MS) ? undefined : `Unknown latency: ${ms}. It is 0 to ${MAX_LATENCY_MS} milliseconds`,
  clock: (hours: string) =>
    isWithin(hours, -MAX_HOURS, MAX_HOURS)
      ? undefined
      : `Unknown clock: ${hours}. It is hours ahead, such as 24 or -1.5`,
};
type Parameter = keyof typeof REFUSALS;
const PARAMETERS = Object.keys(REFUSALS) as Parameter[];

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

const good = ({ searchParams }: URL, name: Parameter): string[] =>
  searchParams.getAll(name).filter((value) => REFUSALS[name](value) === undefined);

/** A sentence for everything the address asks for and there is not. */
export function refusalsOf({ searchParams }: URL): string[] {
  return PARAMETERS.flatMap((name) => searchParams.getAll(name).flatMap((value) => REFUSALS[name](value) ?? []));
}

/**
 * The calls that make the situation an address asks for, in their order; none for an address without one. A world begins
 * with the faults that are named, and no others. What there is not is left out.
 */
export function callsOf(address: URL): DeveloperCall[] {
  const [world] = good(address, 'world');
  const [latency] = good(address, 'latency');
  const [clock] = good(address, 'clock');
  const faults = good(address, 'fault');
  return [
    ...(world === undefined ? [] : [{ path: 'world', body: { name: world } }]),
    ...(latency === undefined ? [] : [{ path: 'latency', body: { ms: Number(latency) } }]),
    ...(clock === undefined ? [] : [{ path: 'clock', body: { offsetMs: Number(clock) * HOUR_MS } }]),
    ...(faults.length === 0 && world === undefined ? [] : [{ path: 'faults', body: { faults } }]),
  ];
}

/** What the address says of a situation, as one text to compare. */
export function situationText({ searchParams }: URL): string {
  return PARAMETERS.flatMap((name) => searchParams.getAll(name).map((value) => `${name}=${value}`)).join('&');
}
