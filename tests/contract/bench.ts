import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import { verdictBy } from '#contract/verdict.ts';
import type { Answer, Ask, Place, Sent } from './ask.ts';
import { cameOf, curlOf, send, sentOf, withoutSecrets } from './ask.ts';
import type { Owner } from './owner.ts';
import type { Problem } from './row.ts';
import { Broken } from './row.ts';

/** What a row works with: it asks, compares, and notes what is wrong with the call that showed it. */
export interface Bench {
  place: Place;
  /** Able to do what the row needs. */
  owner: Required<Owner>;
  problems: Problem[];
  /** Asks, whatever comes. */
  ask(call: CallName, ask?: Ask): Promise<Answer>;
  /** The good answer to a call; anything else is noted and ends the row. */
  good<Body = unknown>(call: CallName, ask?: Ask): Promise<Body>;
  /** Notes an answer that is no refusal with one of these codes. */
  refused(code: ServerCode | readonly ServerCode[], call: CallName, ask?: Ask): Promise<Answer>;
  /** Notes what is not as it must be; gives whether it is. */
  same(what: string, came: unknown, allowed: unknown, answer?: Answer): boolean;
  /** Sends what is of no call: by another method, with other headers, of another body. */
  raw(sent: Sent): Promise<Answer>;
  /** Asks so often at the same moment; each answer as it came. */
  together(count: number, call: CallName, askOf: (index: number) => Ask): Promise<Answer[]>;
  /** Notes what does not hold. */
  holds(isSo: boolean, came: string, allowed: string, answer?: Answer): void;
  /** Runs when the row is over, however it ends; the last first. */
  afterwards(undo: () => Promise<void>): void;
  /** Undoes everything. */
  tidy(): Promise<void>;
}

/** In one place for all rows, so that an answer of the wrong shape is noted and not tripped over. */
export function createBench(place: Place): Bench {
  const problems: Problem[] = [];
  const undoing: (() => Promise<void>)[] = [];
  let last: Answer | undefined;
  let lastCall: CallName | undefined;

  const curlFor = (answer = last): string => (answer === undefined ? '' : curlOf(answer.sent));

  const bench: Bench = {
    place,
    owner: place.owner as Required<Owner>,
    problems,
    async ask(call, ask = {}) {
      const sent = sentOf(place, call, ask);
      lastCall = call;
      try {
        last = await send(place, sent);
      } catch (error) {
        problems.push({
          call,
          curl: curlOf(sent),
          came: `no answer: ${String(error)}`,
          allowed: 'an answer within 20 s',
        });
        throw new Broken(call);
      }
      return last;
    },
    async raw(sent) {
      lastCall = undefined;
      last = await send(place, sent);
      return last;
    },
    together(count, call, askOf) {
      lastCall = call;
      return Promise.all(Array.from({ length: count }, (_, index) => send(place, sentOf(place, call, askOf(index)))));
    },
    async good<Body>(call: CallName, ask: Ask = {}) {
      const answer = await bench.ask(call, ask);
      const row: Call = (place.calls ?? CALLS)[call];
      const wrong = answer.status >= 400 ? [cameOf(answer)] : verdictBy(row, answer.status, answer.body);
      if (wrong.length > 0) {
        const came = wrong.join('; ');
        problems.push({ call, curl: curlOf(answer.sent), came, allowed: `a good answer to ${call}` });
        throw new Broken(call);
      }
      return answer.body as Body;
    },
    async refused(code, call, ask = {}) {
      const codes: readonly string[] = typeof code === 'string' ? [code] : code;
      const answer = await bench.ask(call, ask);
      const came = (answer.body as { code?: unknown } | null | undefined)?.code;
      const isSo = answer.status >= 400 && codes.includes(String(came));
      bench.holds(isSo, cameOf(answer), `a refusal: ${codes.join(' or ')}`, answer);
      return answer;
    },
    same(what, came, allowed, answer) {
      const isSo = isDeepStrictEqual(came, allowed);
      const told = (value: unknown): string => `${what}: ${withoutSecrets(JSON.stringify(value) ?? 'nothing')}`;
      bench.holds(isSo, told(came), told(allowed), answer);
      return isSo;
    },
    holds(isSo, came, allowed, answer) {
      if (!isSo) problems.push({ call: lastCall, curl: curlFor(answer), came, allowed });
    },
    afterwards(undo) {
      undoing.push(undo);
    },
    async tidy() {
      for (const undo of undoing.toReversed()) await undo();
    },
  };
  return bench;
}
