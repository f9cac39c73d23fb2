import { useEffect } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { useStores } from './stores.ts';
import { useWords } from './words.ts';

/**
 * What went wrong, in the words of the shop or, where it has none, of the server. Unless it `isQuiet`, a message over the
 * page says it too for as long as it stands: each failure anew, though it be in the same words.
 */
export function useTold(error: ErrorText | undefined, isQuiet = false): string | undefined {
  const words = useWords();
  const { toasts } = useStores();
  const told = error && ('key' in error ? words(error.key, error.values) : error.text);
  useEffect(() => {
    if (error === undefined || told === undefined || isQuiet) return undefined;
    // Words that come late are not known to those who show messages.
    const toast = 'key' in error && error.key.startsWith('error.') ? error : { text: told };
    toasts.show('told', toast);
    return () => toasts.takeBack(toast);
  }, [error, isQuiet, toasts, told]);
  return told;
}
