import type { EmotionCache } from '@emotion/cache';

type Sheet = EmotionCache['sheet'];

interface SheetOptions {
  key: string;
  container: Node;
  nonce?: string | undefined;
}

/**
 * Emotion's sheet without a <style> element: rules go into a constructed sheet, which the strictest Content Security
 * Policy (style-src 'self', no nonce) lets through.
 */
class ConstructedSheet {
  readonly key: string;
  readonly container: Node;
  readonly nonce: string | undefined;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  before: Element | null = null;
  readonly #sheet = new CSSStyleSheet();

  constructor({ key, container, nonce }: SheetOptions) {
    this.key = key;
    this.container = container;
    this.nonce = nonce;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A rule for another browser's private parts: it is not needed here.
    }
  }

  hydrate(): void {}

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** Puts a constructed sheet in the place of Emotion's own, where the browser knows such sheets. */
export function withConstructedSheet(cache: EmotionCache): EmotionCache {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return cache;
  const { key, sheet } = cache;
  cache.sheet = new ConstructedSheet({ key, container: sheet.container, nonce: sheet.nonce }) as unknown as Sheet;
  return cache;
}
