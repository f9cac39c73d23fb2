// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { verdictOf } from '#contract/verdict.ts';
import { ENDPOINTS } from '#mocks/backend.ts';
import type { CheckedCall, Shop } from '#mocks/call.ts';
import { Fault } from '#mocks/faults.ts';
import { anyBodyText } from './support/any-spoilt.ts';
import { anyValidBody } from './support/any-body.ts';
import type { FuzzWorld } from './support/fuzz-world.ts';
import { BAD_TOKENS, VICTIMS_KEY, createFuzzWorld } from './support/fuzz-world.ts';
import { ORIGIN } from './support/guest.ts';
import type { WatchedBackend } from './support/watched-backend.ts';
import { watchedBackend } from './support/watched-backend.ts';

const ROUNDS = 40;
const CALLS_A_ROUND = 25;
/** FUZZ_SEED in the environment tries other cases; a failure prints the seed and the path to it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

interface Case {
  path: string;
  body: string | undefined;
  token: keyof FuzzWorld['tokens'];
  headers: Record<string, string>;
}

let world: FuzzWorld;
beforeAll(async () => {
  world = await createFuzzWorld();
});

const UNKNOWN_ID = '30000000-0000-4000-8000-000000000009';
const ODD_IDS = [
  'nope',
  '__proto__',
  'constructor',
  '%00',
  '%E0%A4%A',
  '%F0%9F%A7%B5',
  'a'.repeat(2_000),
  "1'--",
  '%7B',
];
const ODD_LANGUAGES = ['en', 'uk;q=0,en;q=NaN', '*', ';;;,,,', 'en;q='.repeat(900), '\u00ff', 'en;q=1e999'];
const ODD_KEYS = [VICTIMS_KEY, UNKNOWN_ID, '', 'again', '__proto__', 'x'.repeat(5_000), `${VICTIMS_KEY},${UNKNOWN_ID}`];

function anyPath(name: CallName): fc.Arbitrary<string> {
  const { path } = CALLS[name];
  const own = world.ids[name.split('.')[0] ?? ''] ?? [];
  const all = Object.values(world.ids).flat();
  if (!path.includes('/:')) return fc.constant(path);
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...own, UNKNOWN_ID) },
      { weight: 1, arbitrary: fc.constantFrom(...all) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_IDS) },
      {
        weight: 1,
        arbitrary: fc.string().map((text) => encodeURIComponent(text.toWellFormed()).replace(/^\.{0,2}$/, 'x')),
      },
    )
    .map((id) => path.replace(/:\w+/, () => id));
}

function anyToken(needs: Call['needs']): fc.Arbitrary<Case['token']> {
  const isIn = needs === 'customer';
  return fc.oneof(
    { weight: isIn ? 1 : 4, arbitrary: fc.constant('none' as const) },
    { weight: isIn ? 6 : 3, arbitrary: fc.constantFrom('stranger', 'stranger', 'manager') },
    { weight: 1, arbitrary: fc.constantFrom(...BAD_TOKENS) },
  );
}

const seldom = (name: string, values: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headerOf(name, values) });
const headerOf = (name: string, values: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.constantFrom(...values).map((value) => ({ [name]: value }));

function anyCase(name: CallName): fc.Arbitrary<Case> {
  const { body, needs }: Call = CALLS[name];
  const text = body === undefined ? fc.constant(undefined) : anyBodyText(anyValidBody(body, world.known));
  const languages = seldom('accept-language', ODD_LANGUAGES);
  const headers = fc.tuple(languages, seldom('idempotency-key', ODD_KEYS)).map((all) => Object.assign({}, ...all));
  return fc.record({ path: anyPath(name), body: text, token: anyToken(needs), headers }, { noNullPrototype: true });
}

type Shopping = CheckedCall<{ email: string }>;

interface Heard {
  status: number;
  text: string;
  body: unknown;
}

async function send({ backend }: WatchedBackend, { method }: Call, one: Case): Promise<Heard> {
  const authorization = world.tokens[one.token];
  const request = new Request(ORIGIN + one.path, {
    method,
    headers: { ...one.headers, ...(authorization !== undefined && { authorization }) },
    ...(one.body !== undefined && { body: one.body }),
  });
  const response = await backend.handle(request);
  const text = await response.text();
  return { status: response.status, text, body: text === '' ? undefined : JSON.parse(text) };
}

/** Everything that is wrong with how a case was answered; `sent` is what the shop was told until then. */
function complaints(name: CallName, one: Case, { status, text, body }: Heard, sent: string): string[] {
  const { needs } = CALLS[name];
  const isStranger = needs !== 'nobody' && BAD_TOKENS.some((token) => token === one.token);
  const isNobody = isStranger || (needs === 'customer' && one.token === 'none');
  const code = (body as { code?: unknown } | undefined)?.code;
  const leaked = world.secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));
  return [
    ...(status >= 500 ? [`status ${status}, ${String(code)}`] : []),
    ...verdictOf(name, status, body),
    ...(isNobody && status !== 401 && code !== 'INVALID_UUID' ? [`${status} with the token «${one.token}»`] : []),
    ...leaked.map((secret) => `told a secret: ${secret}`),
    ...('polluted' in {} ? ['every object is polluted'] : []),
  ];
}

/** What a refusal must leave alone: everything, except that a refresh token which comes again ends its session. */
function lastingIn(name: CallName, memory: string): string {
  return name === 'auth.refresh-session' ? memory.replace(/"sessions":\[.*?\]/, '') : memory;
}

/** One round: calls one after another on a shop that remembers them, each answered well. Gives their statuses. */
async function round(name: CallName, cases: readonly Case[]): Promise<number[]> {
  const watched = await watchedBackend({ remembered: world.memory, generation: 2 });
  const statuses: number[] = [];
  let sent = '';
  let memory = watched.memory();
  for (const one of cases) {
    const heard = await send(watched, CALLS[name], one);
    const before = memory;
    memory = watched.memory();
    sent += ` ${one.path} ${one.body ?? ''}`;
    const wrong = [
      ...watched.bugs.map((bug) => `a bug: ${String(bug)}`),
      ...complaints(name, one, heard, sent),
      ...(heard.status >= 400 && lastingIn(name, memory) !== lastingIn(name, before)
        ? ['a refusal changed what the shop remembers']
        : []),
    ];
    if (wrong.length > 0) throw new Error(`${JSON.stringify(one)}\n${wrong.join('\n')}`);
    statuses.push(heard.status);
  }
  expect((await watchedBackend({ remembered: memory })).memory()).toBe(memory);
  return statuses;
}

async function fuzz(name: CallName, options: fc.Parameters<[Case[]]> = {}): Promise<number[]> {
  const cases = fc.array(anyCase(name), { minLength: CALLS_A_ROUND, maxLength: CALLS_A_ROUND });
  const statuses: number[] = [];
  const property = fc.asyncProperty(cases, async (list) => void statuses.push(...(await round(name, list))));
  await fc.assert(property, { seed: SEED, numRuns: ROUNDS, ...options });
  return statuses;
}

const ANSWERED = (Object.keys(CALLS) as CallName[]).filter((name) => ENDPOINTS.some((one) => one.name === name));

describe('a thousand calls, good and bad, are answered by the contract', () => {
  test.each(ANSWERED)('%s', { timeout: 60_000 }, async (name) => {
    const statuses = await fuzz(name);
    expect(statuses).toHaveLength(ROUNDS * CALLS_A_ROUND);
    // Neither all good nor all bad: otherwise half of it would not have been tried.
    expect(new Set(statuses.map((status) => status < 400)).size).toBe(2);
  });
});

describe('a mistake in a handler is found', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const seldomSo = ({ body }: Shopping): boolean => body.email.includes('7');
  const mistakes: Record<string, (call: Shopping, shop: Shop) => unknown> = {
    'a bug: TypeError': (call) => (seldomSo(call) ? (undefined as unknown as Shopping).body.email : undefined),
    'told a secret: victim.secret@example.com': (call) => {
      if (seldomSo(call)) throw new Fault('BAD_REQUEST', { message: 'Not victim.secret@example.com' });
    },
    'a refusal changed what the shop remembers': (call, { database }) => {
      database.state.subscribers.push(call.body.email);
      if (seldomSo(call)) throw new Fault('BAD_REQUEST');
    },
    'status: 200, 204 expected': (call) => (seldomSo(call) ? { _id: 1 } : undefined),
    'every object is polluted': (call) => {
      if (seldomSo(call)) Object.assign(Object.prototype, { polluted: 1 });
    },
  };

  test.each(Object.entries(mistakes))('%s', async (complaint, mistake) => {
    const subscribe = ENDPOINTS.find(({ name }) => name === 'newsletter.subscribe');
    if (subscribe === undefined) throw new Error('Nothing to plant a mistake in');
    vi.spyOn(subscribe, 'run').mockImplementation((call, shop) => mistake(call as Shopping, shop));
    const failure: unknown = await fuzz('newsletter.subscribe', { endOnFailure: true }).catch(
      (error: unknown) => error,
    );
    Reflect.deleteProperty(Object.prototype, 'polluted');
    const { message, cause } = failure as Error;
    expect(message).toContain(`seed: ${SEED}`);
    expect(String(cause)).toContain(complaint);
  });
});
