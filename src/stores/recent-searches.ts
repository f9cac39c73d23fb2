const VERSION = 1;
const KEPT_AT_MOST = 5;
const TEXT_MAX_LENGTH = 200;

/** What this browser keeps of former searches, the newest first; whatever is not such a list is none. */
export function recentSearches(kept: string | undefined): string[] {
  try {
    const { version, texts } = JSON.parse(kept ?? '{}') as { version?: unknown; texts?: unknown };
    if (version !== VERSION || !Array.isArray(texts)) return [];
    const fit = texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
    return [...new Set(fit.map((text) => text.trim().slice(0, TEXT_MAX_LENGTH)))].slice(0, KEPT_AT_MOST);
  } catch {
    return [];
  }
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
