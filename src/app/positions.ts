/** How far each visited address was scrolled, by the key of its history entry. */
export const positions = new Map<string, number>();

/** Names a page that was loaded by its address: the router would call each of those "default". Loaded anew, it keeps its name. */
export function nameEntry(): void {
  const state = window.history.state as { key?: string } | null;
  window.history.replaceState({ key: String(performance.timeOrigin), ...state }, '');
}
