import type { Asking } from '#adapters/http/client.ts';

/**
 * Answers by their question, for so long and of so many at most. Who asks meanwhile waits for the same answer; one that
 * failed is not kept.
 */
export function keptAnswers(keepMs: number, most: number, now: () => number = Date.now): Asking {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  return <Answer>(question: string, load: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(question);
    if (known !== undefined && now() < known.until) return known.answer as Promise<Answer>;
    const answer = load();
    // Behind all others: the oldest question is the first to go.
    kept.delete(question);
    kept.set(question, { answer, until: now() + keepMs });
    answer.catch(() => {
      if (kept.get(question)?.answer === answer) kept.delete(question);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
