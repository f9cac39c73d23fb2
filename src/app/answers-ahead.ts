import type { Asking } from '#adapters/http/client.ts';
import { AHEAD_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';

interface Kept {
  answer: Promise<unknown>;
  until: number;
}

export interface AnswersAhead {
  /** Asks now what may be asked again soon; every answer that can be read is kept for a moment. */
  ask: Asking;
  /** Answers once from what is kept, else from the server; what has just failed is always asked for. */
  answer: Asking;
}

/** Lets what is asked on a shopper's mere intention answer the true question that follows. Failures are not kept. */
export function createAnswersAhead(clock: Clock): AnswersAhead {
  const kept = new Map<string, Kept>();
  const failed = new Set<string>();
  const take = (question: string): Promise<unknown> | undefined => {
    const found = kept.get(question);
    kept.delete(question);
    return found !== undefined && found.until > clock.now() && !failed.has(question) ? found.answer : undefined;
  };
  return {
    ask(question, load) {
      const answer = load();
      kept.set(question, { answer, until: clock.now() + AHEAD_MS });
      answer.catch(() => kept.delete(question));
      return answer;
    },
    async answer<Answer>(question: string, load: () => Promise<Answer>) {
      try {
        // One question has one schema.
        const found = (await take(question)?.catch(() => undefined)) as Answer | undefined;
        const answer = found ?? (await load());
        failed.delete(question);
        return answer;
      } catch (error) {
        failed.add(question);
        throw error;
      }
    },
  };
}
