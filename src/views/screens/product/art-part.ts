import { lazyPart } from '../../lazy-part.tsx';

/** What the page of a picture on paper has and no other: it comes where such a one is shown. */
export const ArtProduct = lazyPart(async () => (await import('./art-product.tsx')).ArtProduct, 'first');
