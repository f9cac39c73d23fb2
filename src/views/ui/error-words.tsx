import type { ErrorText } from '#domain/errors.ts';
import { useTold } from '../use-told.ts';

interface ErrorWordsProps {
  error: ErrorText;
  /** They are what the whole screen is about. */
  isScreen?: boolean;
}

/** What went wrong, in words. A message over the page says it too, for as long as they stand, unless the whole screen does. */
export function ErrorWords({ error, isScreen = false }: ErrorWordsProps) {
  return <>{useTold(error, isScreen)}</>;
}
