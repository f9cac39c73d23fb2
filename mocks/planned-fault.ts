import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import { isServerCode } from '#contract/codes.ts';
import { commonFailuresOf, failuresOf } from '#contract/failures.ts';
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

/** What a fault can be planned for: `*` is every call. */
export const FAULTY_CALLS: readonly string[] = ['*', ...Object.keys(CALLS)];

/** The codes this call can give; of `*` those that calls have in common. */
export function codesFor(call: string): ServerCode[] {
  return call === '*'
    ? [...new Set(Object.values(CALLS).flatMap(commonFailuresOf))]
    : failuresOf(CALLS[call as CallName]);
}

/** What is wrong with a text that is no fault, with what there is in its place; undefined for a fault. */
export function whyNoFault(text: string): string | undefined {
  const [call = '', what = '', when = 'once', ...rest] = text.split(':');
  const [kind = '', number = '0'] = what.split('=');
  const said = `Unknown fault: ${text.slice(0, 200)}`;
  if (!FAULTY_CALLS.includes(call)) return `${said}. Calls are ${FAULTY_CALLS.join(', ')}`;
  if (!isServerCode(kind) && !SHAPELESS.some((one) => one === kind))
    return `${said}. Of ${call} it can be ${[...codesFor(call), ...SHAPELESS].join(', ')}`;
  if (!(Number(number) >= 0 && Number(number) <= MAX_LATENCY_MS))
    return `${said}. Latency is 0 to ${MAX_LATENCY_MS} milliseconds`;
  return (when === 'always' || when === 'once') && rest.length === 0
    ? undefined
    : `${said}. It ends with :always or not`;
}

/**
 * Reads `orders.create:PRODUCT_VARIANT_NOT_IN_STOCK`, `*:latency=5000` or `orders.get:html:always`; without `always`
 * the fault bites once. Throws VALIDATION_ERROR for anything else.
 */
export function parseFault(text: string): PlannedFault {
  const wrong = whyNoFault(text);
  if (wrong !== undefined) throw new Fault('VALIDATION_ERROR', { details: [{ path: 'faults', message: wrong }] });
  const [call = '', what = '', when] = text.split(':');
  const [kind = '', number = DEFAULT_LATENCY_MS] = what.split('=');
  return { call, kind: kind as PlannedFault['kind'], milliseconds: Number(number), always: when === 'always' };
}

/** The fault as `parseFault` reads it. */
export function faultText({ call, kind, milliseconds, always }: PlannedFault): string {
  const what = kind === 'latency' ? `latency=${milliseconds}` : kind;
  return always ? `${call}:${what}:always` : `${call}:${what}`;
}
