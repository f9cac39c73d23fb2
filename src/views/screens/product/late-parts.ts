// What the page of a thing does without until it is alive, in a chunk of its own.
export { BuyingNews } from './buying-news.tsx';
export { PriceNews } from './price-news.tsx';
export { RecentGoods } from './recent-goods.tsx';
export { ShareButton } from './share-button.tsx';
export { TabWithin } from './tab-within.tsx';
export { ZoomedPhotos } from './zoomed-photos.tsx';

/** Few things have one: its code is fetched only for those. */
export const patternCard = async () => (await import('./pattern-card.tsx')).PatternCard;
