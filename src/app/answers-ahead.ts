import { AHEAD_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';

type Fetch = typeof globalThis.fetch;

interface Kept {
  answer: Promise<{ body: string; status: number; headers: [string, string][] }>;
  until: number;
}

export interface AnswersAhead {
  /** Asks now what may be asked again soon; every answer is kept for a moment. */
  ask: Fetch;
  /** Answers once from what is kept, else from the network. */
  fetch: Fetch;
}

/** What a call asks for, by whom and in which language; without its time stamp. */
function questionOf(input: RequestInfo | URL, init: RequestInit = {}): string {
  const address = (input instanceof Request ? input.url : String(input)).replace(/([?&])v=\d+$/, '$1');
  return JSON.stringify([init.method, address, init.headers, init.body]);
}

/** Lets what is asked on a shopper's mere intention answer the true question that follows. Failures are not kept. */
export function createAnswersAhead(network: Fetch, clock: Clock): AnswersAhead {
  const kept = new Map<string, Kept>();
  const take = (question: string): Kept | undefined => {
    const found = kept.get(question);
    kept.delete(question);
    return found !== undefined && found.until > clock.now() ? found : undefined;
  };
  return {
    async ask(input, init) {
      const load = async (): Kept['answer'] => {
        const response = await network(input, init);
        if (!response.ok) throw new Error(`status ${response.status}`);
        const body = await response.text();
        // Half an answer, or a page of some proxy: the true question may get a better one.
        JSON.parse(body);
        return { body, status: response.status, headers: [...response.headers] };
      };
      const answer = load();
      const question = questionOf(input, init);
      kept.set(question, { answer, until: clock.now() + AHEAD_MS });
      answer.catch(() => kept.delete(question));
      const { body, ...rest } = await answer;
      return new Response(body, rest);
    },
    async fetch(input, init) {
      const found = await take(questionOf(input, init))?.answer.catch(() => undefined);
      if (found === undefined) return network(input, init);
      const { body, ...rest } = found;
      return new Response(body, rest);
    },
  };
}
