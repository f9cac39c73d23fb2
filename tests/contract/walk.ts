import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { problemsOf, verdictBy } from '#contract/verdict.ts';
import type { Answer, Place } from './ask.ts';
import { send, sentOf } from './ask.ts';
import type { Owner } from './owner.ts';
import { ABILITIES } from './owner.ts';
import { OWNERS, PROFILE, SIGN_IN, WITHOUT_PHONE } from './probes/accounts.ts';
import { BASKET, EMPTY_BASKET } from './probes/baskets.ts';
import { ON_TAP } from './probes/codes.ts';
import { DELETIONS, GOODS } from './probes/goods.ts';
import { GUEST_ORDERS } from './probes/guest-orders.ts';
import { ORDERS } from './probes/orders.ts';
import { PAID } from './probes/paid-orders.ts';
import type { Memory, Probe } from './probes/probe.ts';
import { inStock } from './probes/probe.ts';
import { REFUSALS } from './probes/refusals.ts';

/** Numbers for films (Ofcom): no shop that takes an order for a real one will wake anybody. */
const FICTIONAL = '+447700900';

const OF_GOODS = /^(?:basket|orders)\./;

/** What came of one probe. */
export interface Seen extends Pick<Probe, 'call' | 'what' | 'expects'> {
  /** Undefined when nothing was asked. */
  answer?: Answer;
  /** Why nothing was asked. */
  reason?: string;
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
  ...ON_TAP,
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

/** What the owner would have to be able to, as a reason. */
export function lackOf({ needs = [] }: Pick<Probe, 'needs'>, owner: Owner | undefined): string | undefined {
  const lacking = needs.filter((ability) => owner?.[ability] === undefined);
  return lacking.length === 0
    ? undefined
    : `nobody gives the kit ${lacking.map((ability) => ABILITIES[ability]).join(', ')}`;
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
export async function* walk(place: Place): AsyncGenerator<Seen> {
  const { owner, calls = CALLS } = place;
  const memory = newMemory(owner);
  let isReached = false;
  for (const probe of PROBES) {
    const { call, what, expects } = probe;
    const row = calls[call];
    const reason = lackOf(probe, owner) ?? probe.lacks?.(memory);
    const ask = reason === undefined ? await probe.ask(memory) : undefined;
    const asked = !ask || row.body === undefined || ask.text !== undefined ? [] : problemsOf(row.body, ask.body);
    // A question about goods cannot be made whole where there are none.
    if (!ask || (asked.length > 0 && OF_GOODS.test(call) && inStock(memory) === undefined)) {
      yield { call, what, expects, reason: reason ?? 'this shop gives no occasion', problems: [] };
      continue;
    }
    try {
      const answer = await send(place, sentOf(place, call, ask));
      isReached = true;
      const problems = [...asked.map((one) => `the question: ${one}`), ...verdict(probe, answer, row)];
      if (problems.length === 0 && expects === 'good') {
        probe.keep?.(memory, answer.body);
        await probe.after?.(memory);
      }
      yield { call, what, expects, sent: ask.body, answer, problems };
    } catch (error) {
      if (!isReached) throw error;
      yield { call, what, expects, problems: [`no answer: ${error instanceof Error ? error.message : String(error)}`] };
    }
  }
}
