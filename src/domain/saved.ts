/** The wire looks up as many at once. */
export const SAVED_AT_MOST = 100;

/** Anything else the server would refuse as a whole. */
const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The ids in a list as storage and addresses hold it, each once; what is none counts as not said. */
export function savedIds(list: string): string[] {
  const ids = list.split(',').map((id) => id.trim().toLowerCase());
  return [...new Set(ids)].filter((id) => ID.test(id)).slice(0, SAVED_AT_MOST);
}
