/** What a tab remembers over a reload; where the browser refuses it, nothing. */
export function rememberInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Then a reload begins anew.
  }
}

export function rememberedInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
