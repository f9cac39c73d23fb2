import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { problemsOf, verdictBy } from '#contract/verdict.ts';
import { OWNERS, PROFILE, SIGN_IN, WITHOUT_PHONE } from './probes/accounts.ts';
import { BASKET, EMPTY_BASKET } from './probes/baskets.ts';
import { ON_TAP } from './probes/codes.ts';
import { DELETIONS, GOODS } from './probes/goods.ts';
import { GUEST_ORDERS } from './probes/guest-orders.ts';
import { ORDERS, PAID } from './probes/orders.ts';
import type { Ask, Memory, Owner, Probe } from './probes/probe.ts';
import { REFUSALS } from './probes/refusals.ts';

const LIMIT_MS = 20_000;

/** Numbers for films (Ofcom): no shop that takes an order for a real one will wake anybody. */
const FICTIONAL = '+447700900';

export interface Place {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where '/v1/…' begins, without a '/' at the end. */
  baseUrl: string;
  language?: 'uk' | 'en';
  /** Whoever can do more than a shopper there. */
  owner?: Owner | undefined;
  /** The contract, unless it has drifted on purpose. */
  calls?: Readonly<Record<CallName, Call>>;
}

/** What came of one probe. */
export interface Seen extends Pick<Probe, 'call' | 'what' | 'expects'> {
  /** Undefined when nothing was asked, because this server gave no occasion. */
  answer?: { status: number; body: unknown; ms: number };
  sent?: unknown;
  problems: string[];
}

/** Every probe in the order they build upon each other; the last leave the basket as it was found. */
const PROBES: readonly Probe[] = [
  ...GOODS,
  ...SIGN_IN,
  ...OWNERS,
  ...PROFILE,
  ...BASKET,
  ...ORDERS,
  ...REFUSALS,
  ...PAID,
  ...GUEST_ORDERS,
  ...DELETIONS,
  ...EMPTY_BASKET,
  ...WITHOUT_PHONE,
];

function newMemory(owner: Owner | undefined): Memory {
  const run = crypto.randomUUID();
  const last = Number.parseInt(run.slice(0, 6), 16) % 500;
  return {
    run,
    email: `contract-${run}@example.com`,
    otherEmail: `contract-other-${run}@example.com`,
    phone: `${FICTIONAL}${String(last).padStart(3, '0')}`,
    otherPhone: `${FICTIONAL}${last + 500}`,
    owner,
    now: () => Date.now(),
    variants: [],
    methodIds: [],
    regions: [],
    isTaxed: false,
    promoIds: {},
    orders: {},
  };
}

function decoded(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function requestOf(call: Call, { id = '', body, text, token, orderKey, key = false }: Ask, language: string) {
  const path = call.path.replace(/:\w+/, encodeURIComponent(id));
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    path: `${path}?v=${Date.now()}`,
    init: {
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(orderKey !== undefined && { 'order-key': orderKey }),
        ...(key && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(content !== undefined && { body: content }),
      signal: AbortSignal.timeout(LIMIT_MS),
    },
  };
}

function verdict({ call, expects }: Probe, { status, body }: { status: number; body: unknown }, row: Call): string[] {
  const problems = verdictBy(row, status, body);
  const code = (body as { code?: unknown } | null | undefined)?.code;
  const got = status < 400 ? 'good' : String(code);
  return got === expects ? problems : [...problems, `${call}: ${got}, ${expects} expected`];
}

/**
 * Asks a server every question of the contract, a shopper's and a rude one's, and says what is wrong with each answer.
 * It registers two accounts with unique e-mails, subscribes one and makes orders; these stay, since no call takes them
 * back. Rejects when the very first question gets no answer at all.
 */
export async function* walk({ fetch, baseUrl, language = 'uk', owner, calls = CALLS }: Place): AsyncGenerator<Seen> {
  const memory = newMemory(owner);
  let isReached = false;
  for (const probe of owner === undefined ? PROBES : [...PROBES, ...ON_TAP]) {
    const { call, what, expects } = probe;
    const row = calls[call];
    const ask = await probe.ask(memory);
    if (ask === undefined || ask === '') {
      yield { call, what, expects, problems: [] };
      continue;
    }
    const { path, init } = requestOf(row, ask, language);
    const started = performance.now();
    try {
      const response = await fetch(`${baseUrl}${path}`, init);
      const answer = { status: response.status, body: decoded(await response.text()) };
      const ms = performance.now() - started;
      isReached = true;
      const asked = row.body === undefined || ask.text !== undefined ? [] : problemsOf(row.body, ask.body);
      const problems = [...asked.map((one) => `the question: ${one}`), ...verdict(probe, answer, row)];
      if (problems.length === 0 && expects === 'good') {
        probe.keep?.(memory, answer.body);
        await probe.after?.(memory);
      }
      yield { call, what, expects, sent: ask.body, answer: { ...answer, ms }, problems };
    } catch (error) {
      if (!isReached) throw error;
      yield { call, what, expects, problems: [`no answer: ${error instanceof Error ? error.message : String(error)}`] };
    }
  }
}
