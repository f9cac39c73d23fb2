import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { withConstructedSheet } from './constructed-sheet.ts';

/** Wraps what Emotion writes, where there is a sheet of its own only. */
function withLayer(cache: EmotionCache): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}

function createShopCache(): EmotionCache {
  const cache = createCache({ key: 'mui' });
  const knowsConstructed = typeof document !== 'undefined' && 'adoptedStyleSheets' in document;
  return knowsConstructed ? withConstructedSheet(cache) : withLayer(cache);
}

/** Emotion's cache of the shop: every rule in the layer `mui`, which our own CSS modules (in no layer) lie over. */
export const shopCache = createShopCache();
