import { useEffect } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';

/** What went wrong, in the words of the shop or, where it has none, of the server; a message over the page says it too. */
export function ErrorWords({ error }: { error: ErrorText }) {
  const words = useWords();
  const { toasts } = useStores();
  const told = 'key' in error ? words(error.key) : error.text;
  useEffect(() => toasts.show('told', error), [error, toasts]);
  return <>{told}</>;
}
