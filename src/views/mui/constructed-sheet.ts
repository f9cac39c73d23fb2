import type { EmotionCache } from '@emotion/cache';

type Sheet = EmotionCache['sheet'];

interface SheetOptions {
  key: string;
  container: Node;
  nonce?: string | undefined;
}

/**
 * Emotion's sheet without a <style> element: rules go into a constructed sheet, which the strictest Content Security
 * Policy (style-src 'self', no nonce) lets through. All of them lie in one block of the layer `mui`: a block of its own
 * for each rule would have the browser put the layers in order anew, and style the whole page, at every rule.
 */
class ConstructedSheet {
  readonly key: string;
  readonly container: Node;
  readonly nonce: string | undefined;
  readonly isSpeedy = true;
  readonly tags: HTMLStyleElement[] = [];
  before: Element | null = null;
  readonly #sheet = new CSSStyleSheet();
  readonly #layer: CSSGroupingRule;

  constructor({ key, container, nonce }: SheetOptions) {
    this.key = key;
    this.container = container;
    this.nonce = nonce;
    this.#sheet.insertRule('@layer mui{}');
    this.#layer = this.#sheet.cssRules[0] as CSSGroupingRule;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  insert(rule: string): void {
    try {
      this.#layer.insertRule(rule, this.#layer.cssRules.length);
    } catch {
      // A rule for another browser's private parts: it is not needed here.
    }
  }

  hydrate(): void {}

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** Puts a constructed sheet in the place of Emotion's own. The browser must know such sheets. */
export function withConstructedSheet(cache: EmotionCache): EmotionCache {
  const { key, sheet } = cache;
  cache.sheet = new ConstructedSheet({ key, container: sheet.container, nonce: sheet.nonce }) as unknown as Sheet;
  return cache;
}
