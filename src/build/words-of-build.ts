import type { Profile } from '#domain/profile.ts';

/** What stands behind the name of a sentence that only the American build says. */
const AMERICAN = '@us';

/**
 * The sentences of one build: `footer.about@us` is what the American one says in place of `footer.about`, and no other
 * build carries it.
 */
export function wordsOfBuild<Sentence>(
  sentences: Record<string, Sentence>,
  build: Profile['name'],
): Record<string, Sentence> {
  const entries = Object.entries(sentences);
  const own = entries.filter(([key]) => build === 'us' && key.endsWith(AMERICAN));
  return Object.fromEntries([
    ...entries.filter(([key]) => !key.endsWith(AMERICAN)),
    ...own.map(([key, words]) => [key.slice(0, -AMERICAN.length), words] as const),
  ]);
}
