import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { State } from '#contract/told.ts';
import { stateOf } from '#contract/told.ts';
import { verdictOf } from '#contract/verdict.ts';

const KEPT_CALLS = 200;
const SHOWN_OF_SECRET = 8;

/** What becomes known of a call while it is answered. */
export interface Learned {
  /** Of the contract; none for a path or method it does not have. */
  name?: string;
  /** The fault that struck. */
  fault?: string;
}

/** A call that was answered, for a developer to read. */
export interface LoggedCall extends Learned {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  method: string;
  /** With its query. */
  path: string;
  /** A token is shortened. */
  requestHeaders: Record<string, string>;
  /** Read as JSON where it is JSON; nothing: undefined. */
  requestBody: unknown;
  /** 0 when the connection was dropped. */
  status: number;
  responseBody: unknown;
  ms: number;
  /** What the answer breaks of the contract. */
  problems: string[];
  /** 'left out' where there is nothing to judge: a dropped connection, or no call of the contract. */
  state: State;
}

export interface CallLog {
  /** The last 200, newest first; the same list until something happens. */
  list(): readonly LoggedCall[];
  /** Hears of every change; gives the way to stop. */
  subscribe(listener: () => void): () => void;
  clear(): void;
  /** Does a call and writes it down. `learned` is filled in by whoever answers. */
  record(request: Request, learned: Learned, answer: () => Promise<Response>): Promise<Response>;
}

/** Whether it is a call of the contract. */
export function isCallName(name: string | undefined): name is CallName {
  return name !== undefined && Object.hasOwn(CALLS, name);
}

/** Headers that open something to whoever has them, and what a command has in their place. */
export const SECRETS: ReadonlyMap<string, string> = new Map([
  ['authorization', 'Bearer $TOKEN'],
  ['order-key', '$ORDER_KEY'],
]);

/** 'Bearer eyJhbGci…': enough to tell two of them apart, too little to use. */
function shortened(header: string): string {
  return header.replace(/\S+$/, (secret) => `${secret.slice(0, SHOWN_OF_SECRET)}…`);
}

function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries(
    [...request.headers].map(([name, value]) => [name, SECRETS.has(name) ? shortened(value) : value]),
  );
}

/** What the text says as JSON; the text itself where it is none. */
async function bodyOf(message: Request | Response): Promise<unknown> {
  const text = await message.text().catch(() => '');
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Remembers calls in memory only; `now` in epoch milliseconds. */
export function createCallLog(now: () => number): CallLog {
  let calls: readonly LoggedCall[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly LoggedCall[]): void => {
    calls = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => set([]),
    async record(request, learned, answer) {
      const { pathname, search } = new URL(request.url);
      const at = now();
      const copy = request.clone();
      const response = await answer();
      const ms = now() - at;
      const isDropped = response.type === 'error';
      const responseBody = isDropped ? undefined : await bodyOf(response.clone());
      const judged = isDropped || !isCallName(learned.name) ? undefined : learned.name;
      const problems = judged === undefined ? [] : verdictOf(judged, response.status, responseBody);
      count += 1;
      const call: LoggedCall = {
        ...learned,
        id: count,
        at,
        method: request.method,
        path: pathname + search,
        requestHeaders: headersOf(request),
        requestBody: await bodyOf(copy),
        status: isDropped ? 0 : response.status,
        responseBody,
        ms,
        problems,
        state: stateOf(problems, judged !== undefined),
      };
      set([call, ...calls].slice(0, KEPT_CALLS));
      return response;
    },
  };
}
