import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { STATUS_OF_CODE } from '#contract/codes.ts';
import { errorBody } from '#contract/common.ts';
import { fieldsIn, fieldsOf } from './fields.ts';
import type { Seen } from './walk.ts';

/** What of the contract no probe has exercised. */
export interface Unseen {
  calls: string[];
  methods: string[];
  /** 'orders.get ORDER_NOT_FOUND': natural causes nothing has run into. */
  failures: string[];
  /** Codes nothing was refused with. */
  codes: string[];
  /** Fields no answer carried. */
  answered: string[];
  /** Fields no request sent. */
  sent: string[];
}

const ROWS = Object.entries(CALLS) as [CallName, Call][];

/** The schemas of an answer with the place of each in it. */
function answersOf({ answer, parts }: Call, body: unknown): [z.ZodMiniType, unknown][] {
  const items = Object.entries(parts).flatMap(([name, part]) =>
    ((body as Record<string, unknown[]>)[name] ?? []).map((one): [z.ZodMiniType, unknown] => [part, one]),
  );
  return answer === undefined ? items : [[answer, body], ...items];
}

const without = (all: Iterable<string>, seen: Set<string>): string[] =>
  [...new Set(all)].filter((one) => !seen.has(one)).toSorted();

/** Adds up what walks have seen; a probe with problems counts for nothing. */
export function unseen(walks: Iterable<Seen>): Unseen {
  const calls = new Set<string>();
  const methods = new Set<string>();
  const failures = new Set<string>();
  const codes = new Set<string>();
  const answered = new Set<string>();
  const sent = new Set<string>();
  for (const { call, expects, answer, sent: question, problems } of walks) {
    if (answer === undefined || problems.length > 0) continue;
    const row: Call = CALLS[call];
    if (expects === 'good') {
      calls.add(call);
      methods.add(row.method);
      for (const [schema, value] of answersOf(row, answer.body))
        for (const field of fieldsIn(schema, value)) answered.add(field);
    } else {
      failures.add(`${call} ${expects}`);
      codes.add(expects);
      for (const field of fieldsIn(errorBody, answer.body)) answered.add(field);
    }
    if (row.body !== undefined) for (const field of fieldsIn(row.body, question)) sent.add(field);
  }
  const rows = ROWS.map(([, row]) => row);
  const schemas = rows.flatMap(({ answer, parts }) => [...(answer ? [answer] : []), ...Object.values(parts)]);
  const bodies = rows.flatMap(({ body }) => (body ? [body] : []));
  return {
    calls: without(Object.keys(CALLS), calls),
    methods: without(
      rows.map(({ method }) => method),
      methods,
    ),
    failures: without(
      ROWS.flatMap(([name, row]) => row.failures.map((code) => `${name} ${code}`)),
      failures,
    ),
    codes: without(Object.keys(STATUS_OF_CODE), codes),
    answered: without(
      [errorBody, ...schemas].flatMap((schema) => [...fieldsOf(schema)]),
      answered,
    ),
    sent: without(
      bodies.flatMap((schema) => [...fieldsOf(schema)]),
      sent,
    ),
  };
}
