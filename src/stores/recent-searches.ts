import { keptValue, ownField } from '#domain/kept-text.ts';

const VERSION = 1;
const KEPT_AT_MOST = 5;
const TEXT_MAX_LENGTH = 200;

/** What this browser keeps of former searches, the newest first; whatever is not such a list is none. */
export function recentSearches(text: string | undefined): string[] {
  const kept = keptValue(text);
  const texts = ownField(kept, 'version') === VERSION ? ownField(kept, 'texts') : undefined;
  const fit = (Array.isArray(texts) ? texts : []).filter((one): one is string => typeof one === 'string');
  const trimmed = fit.map((one) => one.trim().slice(0, TEXT_MAX_LENGTH)).filter((one) => one !== '');
  return [...new Set(trimmed)].slice(0, KEPT_AT_MOST);
}

/** The list with a text put first; the same text in other letters is not kept twice. */
export function withSearch(texts: string[], text: string): string[] {
  const others = texts.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, KEPT_AT_MOST);
}

/** How the list is kept. */
export function keptSearches(texts: string[]): string {
  return JSON.stringify({ version: VERSION, texts });
}
