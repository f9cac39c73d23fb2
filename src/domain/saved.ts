import { isId } from './is-id.ts';

/** The wire looks up as many at once. */
export const SAVED_AT_MOST = 100;

/** The ids in a list as storage and addresses hold it, each once; what is none counts as not said. */
export function savedIds(list: string): string[] {
  const ids = list.split(',').map((id) => id.trim().toLowerCase());
  return [...new Set(ids)].filter(isId).slice(0, SAVED_AT_MOST);
}
