import { CALLS } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import { isServerCode } from '#contract/codes.ts';
import { Fault } from './faults.ts';

/** What can go wrong without a server code of its own. */
export const SHAPELESS = [
  'html',
  'plain-string',
  'truncated-json',
  'empty',
  'too-many-requests',
  'hang',
  'refused',
  'lost-after-commit',
  'latency',
] as const;
export type Shapeless = (typeof SHAPELESS)[number];

export interface PlannedFault {
  /** Name of a call of the contract, or `*` for every call. */
  call: string;
  kind: ServerCode | Shapeless;
  /** Only for `latency`. */
  milliseconds: number;
  always: boolean;
}

const DEFAULT_LATENCY_MS = 3_000;
/** Ten minutes: past some weeks a timer would strike at once. */
export const MAX_LATENCY_MS = 600_000;

/**
 * Reads `orders.create:PRODUCT_VARIANT_NOT_IN_STOCK`, `*:latency=5000` or `orders.get:html:always`; without `always`
 * the fault bites once. Throws VALIDATION_ERROR for anything else.
 */
export function parseFault(text: string): PlannedFault {
  const [call = '', what = '', when = 'once', ...rest] = text.split(':');
  const [kind = '', number = String(DEFAULT_LATENCY_MS)] = what.split('=');
  const milliseconds = Number(number);
  const isCall = call === '*' || Object.hasOwn(CALLS, call);
  const isKind = isServerCode(kind) || SHAPELESS.some((one) => one === kind);
  const isWhole = isCall && isKind && (when === 'once' || when === 'always') && rest.length === 0;
  if (!isWhole || !(milliseconds >= 0 && milliseconds <= MAX_LATENCY_MS))
    throw new Fault('VALIDATION_ERROR', {
      details: [{ path: 'faults', message: `Unknown fault: ${text.slice(0, 200)}` }],
    });
  return { call, kind: kind as PlannedFault['kind'], milliseconds, always: when === 'always' };
}

/** The fault as `parseFault` reads it. */
export function faultText({ call, kind, milliseconds, always }: PlannedFault): string {
  const what = kind === 'latency' ? `latency=${milliseconds}` : kind;
  return always ? `${call}:${what}:always` : `${call}:${what}`;
}
