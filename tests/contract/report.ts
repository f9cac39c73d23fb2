import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { allowedBy, linesTelling, reasonsOf, stateOf } from '#contract/told.ts';
import type { Place } from './ask.ts';
import { cameOf, curlOf } from './ask.ts';
import type { Finding } from './check.ts';
import { check, isAskedFor } from './check.ts';
import type { Unseen } from './coverage.ts';
import { unseen } from './coverage.ts';
import { lacksOf } from './lacks.ts';
import { ROWS } from './rows/rows.ts';
import type { Seen } from './walk.ts';
import { walk } from './walk.ts';

const WORDS: Record<keyof Unseen, string> = {
  calls: 'calls without a good answer',
  methods: 'methods',
  failures: 'causes of a failure',
  codes: 'codes',
  answered: 'fields no answer carried',
  sent: 'fields no request sent',
};

type Say = (line: string) => void;

/** A question of the walk, said as a row is. */
export function findingOf({ call, what, expects, answer, reason, problems }: Seen): Finding {
  const allowed = allowedBy(expects === 'good' ? expects : [expects]);
  const shown = answer === undefined ? { curl: '', came: '' } : { curl: curlOf(answer.sent), came: cameOf(answer) };
  return {
    name: call,
    does: what,
    isOfGood: expects === 'good',
    ...reasonsOf(call),
    state: stateOf(problems, answer !== undefined),
    ...(reason !== undefined && { reason }),
    problems: problems.map((one) => ({ curl: shown.curl, came: `${one} (${shown.came})`, allowed })),
    ms: answer?.ms ?? 0,
  };
}

const MARKS = { right: 'ok   ', wrong: 'WRONG', 'left out': 'skip ' } as const;

function linesOf(finding: Finding): string {
  const { name, does, state, reason, ms } = finding;
  const head = `${MARKS[state]} ${name}: ${does} (${reason ?? `${Math.round(ms)} ms`})`;
  if (state !== 'wrong') return head;
  return [head, ...linesTelling(finding).map(([word, text]) => `  ${word.padEnd(8)} ${text}`)].join('\n');
}

const areaOf = ({ name }: Finding): string => name.split('.')[0] ?? name;

/** What of it a manager reads: an area a line, and what shoppers would suffer. */
function summaryOf(all: readonly Finding[]): string[] {
  const count = (some: readonly Finding[], state: Finding['state']): number =>
    some.filter((one) => one.state === state).length;
  const figures = (some: readonly Finding[]): string =>
    `${count(some, 'right')} right, ${count(some, 'wrong')} wrong, ${count(some, 'left out')} not tried`;
  const areas = Object.entries(Object.groupBy(all, areaOf)).map(([area, some = []]) => `${area}: ${figures(some)}`);
  const pains = [...new Set(all.flatMap(({ state, suffers }) => (state === 'wrong' ? [suffers] : [])))];
  const reasons = Object.groupBy(
    all.filter(({ state }) => state === 'left out'),
    ({ reason = '' }) => reason,
  );
  return [
    '',
    ...areas,
    ...(pains.length > 0 ? ['', 'A shopper of this shop', ...pains.map((one) => `- ${one}`)] : []),
    ...(count(all, 'left out') > 0 ? ['', 'Not tried, so nobody knows'] : []),
    ...Object.entries(reasons).map(([reason, some = []]) => `- ${reason}: ${some.length}`),
    '',
    `${all.length - count(all, 'left out')} asked, ${count(all, 'left out')} left out, ${count(all, 'wrong')} wrong`,
  ];
}

const CALL_NAMES = Object.keys(CALLS) as CallName[];

/**
 * Puts a server through everything, a line a question, and says what it lacks. `only` picks by name: 'orders.*,money.*'.
 * Rejects when it cannot be reached.
 */
export async function report(place: Place, say: Say, only?: string): Promise<Finding[]> {
  await place.owner?.forget?.();
  const seen: Seen[] = [];
  const all: Finding[] = [];
  const tell = (finding: Finding): void => {
    all.push(finding);
    say(linesOf(finding));
  };
  // Its questions build upon each other, so none can be asked alone.
  if (CALL_NAMES.some((name) => isAskedFor(name, only))) {
    for await (const one of walk(place)) {
      seen.push(one);
      if (isAskedFor(one.call, only)) tell(findingOf(one));
    }
    // What the walk deleted is there again for the rows.
    await place.owner?.forget?.();
  }
  for await (const finding of check(place, ROWS, only)) tell(finding);
  if (only === undefined) {
    for (const [kind, names] of Object.entries(unseen(seen)) as [keyof Unseen, string[]][])
      if (names.length > 0) say(`not exercised, ${WORDS[kind]}: ${names.join(', ')}`);
    for (const line of lacksOf(all)) say(line);
  }
  for (const line of summaryOf(all)) say(line);
  return all;
}
