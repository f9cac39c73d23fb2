import type { CallName } from './calls.ts';
import { CALLS } from './calls.ts';
import type { ServerCode } from './codes.ts';

/** What came of a question to a server; 'left out' is nothing that was judged. */
export type State = 'right' | 'wrong' | 'left out';

/** What is wrong, as the contract kit prints it and the developer's drawer shows it. */
export interface Told {
  problems: readonly {
    /** The call as a command; an empty text where there is none to show. */
    curl: string;
    came: string;
    allowed: string;
  }[];
  /** The sentence of the contract. */
  says: string;
  suffers: string;
}

export function stateOf(problems: readonly unknown[], isJudged: boolean): State {
  if (problems.length > 0) return 'wrong';
  return isJudged ? 'right' : 'left out';
}

/** What an answer had to be: good, or a refusal with one of these codes. */
export function allowedBy(expects: 'good' | readonly ServerCode[]): string {
  return expects === 'good' ? 'a good answer, with the fields of the contract' : `a refusal: ${expects.join(' or ')}`;
}

/** By which sentence an answer to a call is judged, and what a shopper has of a wrong one. */
export function reasonsOf(call: CallName): Pick<Told, 'says' | 'suffers'> {
  return {
    says: CALLS[call].says,
    suffers: 'the page that asks this says that something went wrong, or shows less',
  };
}

/** Lines with the word that stands before each; what several problems of one call have in common is said once. */
export function linesTelling({ problems, says, suffers }: Told): [word: string, text: string][] {
  const alike = new Map<string, Told['problems'][number][]>();
  for (const problem of problems) {
    const call = `${problem.curl} ${problem.allowed}`;
    alike.set(call, [...(alike.get(call) ?? []), problem]);
  }
  const each = [...alike.values()].flatMap((some): [string, string][] => [
    ['asked', some[0]?.curl ?? ''],
    ...some.map(({ came }): [string, string] => ['came', came]),
    ['allowed', some[0]?.allowed ?? ''],
  ]);
  const lines: [string, string][] = [...each, ['contract', says], ['shopper', suffers]];
  return lines.filter(([, text]) => text !== '');
}
