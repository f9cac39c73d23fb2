import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { withConstructedSheet } from './constructed-sheet.ts';

function createShopCache(): EmotionCache {
  const cache = withConstructedSheet(createCache({ key: 'mui' }));
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const isLayerOrder = /^@layer\s+[^{]*$/.test(serialized.styles);
    const styles = isLayerOrder ? serialized.styles : `@layer mui{${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}

/** Emotion's cache of the shop: every rule in the layer `mui`, which our own CSS modules (in no layer) lie over. */
export const shopCache = createShopCache();
