import type { ErrorText } from '#domain/errors.ts';
import { useWords } from '../words.ts';

/** What went wrong, in the words of the shop or, where it has none, of the server. */
export function ErrorWords({ error }: { error: ErrorText }) {
  const words = useWords();
  return <>{'key' in error ? words(error.key) : error.text}</>;
}
