import { useEffect } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';

interface ErrorWordsProps {
  error: ErrorText;
  /** They are what the whole screen is about. */
  isScreen?: boolean;
}

/**
 * What went wrong, in the words of the shop or, where it has none, of the server. A message over the page says it too,
 * for as long as they stand, unless the whole screen does.
 */
export function ErrorWords({ error, isScreen = false }: ErrorWordsProps) {
  const words = useWords();
  const { toasts } = useStores();
  const told = 'key' in error ? words(error.key, error.values) : error.text;
  useEffect(() => {
    // Words that come late are not known to those who show messages.
    if (isScreen) return undefined;
    const toast = 'key' in error && error.key.startsWith('error.') ? error : { text: told };
    toasts.show('told', toast);
    return () => toasts.takeBack(toast);
  }, [error, isScreen, toasts, told]);
  return <>{told}</>;
}
