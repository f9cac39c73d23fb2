import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { Finding } from './check.ts';
import { isAskedFor } from './check.ts';

interface Step {
  says: string;
  calls: readonly CallName[];
  /** Rows that are of it, as `--only` picks them. */
  rows: string;
}

/** Calls that are asked for by these names, in this order; a pattern takes what was not named before it. */
function calls(...asked: (CallName | `${string}*`)[]): CallName[] {
  const all = Object.keys(CALLS) as CallName[];
  return [...new Set(asked.flatMap((pattern) => all.filter((name) => isAskedFor(name, pattern))))];
}

/** What a backend is built of, in the order in which one would: after each step a shopper can do more. */
export const STEPS: readonly Step[] = [
  {
    says: 'Show what is sold',
    calls: calls(
      'pages.*',
      'categories.search',
      'categories.*',
      'variants.search',
      'variants.*',
      'products.search',
      'products.get',
    ),
    rows: 'search.*,languages.*',
  },
  {
    says: 'Take the order of a guest',
    calls: calls(
      'shipping-methods.search',
      'shipping-methods.*',
      'orders.create',
      'orders.get',
      'orders.update-*',
      'promo-codes.search',
      'promo-codes.*',
    ),
    rows: 'orders.*,money.*',
  },
  { says: 'Be paid', calls: calls('orders.payment-method'), rows: 'payment.*' },
  {
    says: 'Know who it is',
    calls: calls(
      'auth.register',
      'auth.login',
      'auth.refresh-session',
      'customer.*',
      'auth.confirm-email',
      'auth.reset-password',
      'auth.forgot-password',
      'auth.*',
    ),
    rows: 'identity.*,privacy.*',
  },
  {
    says: 'Keep a basket',
    calls: calls('basket.get', 'basket.add', 'basket.update', 'basket.delete', 'basket.*'),
    rows: 'basket.*',
  },
  { says: 'Around it', calls: calls('newsletter.*', 'products.delete-many'), rows: '' },
  { says: 'Hold when many come at once', calls: [], rows: 'at-once.*' },
  { says: 'Answer browsers of other origins', calls: [], rows: 'browser.*' },
];

const CALLS_IN_ORDER = STEPS.flatMap(({ calls }) => calls);

/** Calls that are wrong somewhere and have never given a good answer. */
function missingIn(all: readonly Finding[]): Set<string> {
  return new Set(
    CALLS_IN_ORDER.filter((call) => {
      const own = all.filter(({ name }) => name === call);
      const hasAnswered = own.some(({ state, isOfGood = false }) => isOfGood && state === 'right');
      return !hasAnswered && own.some(({ state }) => state === 'wrong');
    }),
  );
}

/** The call a row waits for: the first it could not go on without. */
const waitsFor = ({ problems }: Finding, missing: ReadonlySet<string>): string | undefined =>
  problems.map(({ call }) => call).find((call) => call !== undefined && missing.has(call));

/** What a server lacks, in the order in which one would build it; nothing where it lacks nothing. */
export function lacksOf(all: readonly Finding[]): string[] {
  const missing = missingIn(all);
  const wrong = all.filter(({ state }) => state === 'wrong');
  const lines = STEPS.flatMap(({ says, calls, rows }) => {
    const lacking = calls.filter((call) => missing.has(call));
    const partly = calls.filter((call) => !missing.has(call) && wrong.some(({ name }) => name === call));
    const own = wrong.filter(({ name }) => !CALLS_IN_ORDER.some((call) => call === name) && isAskedFor(name, rows));
    const behaving = own.filter((finding) => waitsFor(finding, missing) === undefined);
    const each = [
      ...lacking.map((call) => `   build ${call}${waiting(call)}`),
      ...partly.map((call) => `   mend ${call}: ${wrongly(call)}`),
      ...behaving.map(({ name, does }) => `   mend ${name}: ${does}`),
    ];
    return each.length === 0 ? [] : [says, ...each];
  });
  return lines.length === 0 ? [] : ['', 'What it lacks, in the order to build it', ...lines];

  function wrongly(call: string): string {
    return wrong.flatMap(({ name, does }) => (name === call ? [does] : [])).join('; ');
  }
  function waiting(call: string): string {
    const names = wrong.filter((finding) => waitsFor(finding, missing) === call).map(({ name }) => name);
    return names.length === 0 ? '' : `; then ${names.join(', ')}`;
  }
}
