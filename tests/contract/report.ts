import type { Unseen } from './coverage.ts';
import { unseen } from './coverage.ts';
import type { Place, Seen } from './walk.ts';
import { walk } from './walk.ts';

const WORDS: Record<keyof Unseen, string> = {
  calls: 'calls without a good answer',
  methods: 'methods',
  failures: 'causes of a failure',
  codes: 'codes',
  answered: 'fields no answer carried',
  sent: 'fields no request sent',
};

function lineOf({ call, what, answer, problems }: Seen): string {
  if (answer === undefined && problems.length === 0) return `skip      ${call}: ${what}`;
  const mark = problems.length === 0 ? 'ok   ' : 'WRONG';
  const [status, ms] = answer === undefined ? ['---', 0] : [answer.status, Math.round(answer.ms)];
  return [`${mark} ${status} ${call}: ${what} (${ms} ms)`, ...problems.map((one) => `          ${one}`)].join('\n');
}

/** Walks through a server, a line a call, and says what was not exercised. Gives the number of problems. */
export async function report(place: Place, say: (line: string) => void): Promise<number> {
  const all: Seen[] = [];
  for await (const seen of walk(place)) {
    all.push(seen);
    say(lineOf(seen));
  }
  for (const [kind, names] of Object.entries(unseen(all)) as [keyof Unseen, string[]][])
    if (names.length > 0) say(`not exercised, ${WORDS[kind]}: ${names.join(', ')}`);
  const problems = all.reduce((sum, seen) => sum + seen.problems.length, 0);
  const skipped = all.filter(({ answer, problems: own }) => answer === undefined && own.length === 0).length;
  say(`${all.length - skipped} questions, ${skipped} left out, ${problems} problems`);
  return problems;
}
