import type { Photo } from '#domain/photo.ts';
import accessories from './shop-pictures/accessories.avif';
import hoodies from './shop-pictures/hoodies.avif';
import longsleeves from './shop-pictures/longsleeves.avif';
import newOnes from './shop-pictures/new.avif';
import tees from './shop-pictures/tees.avif';
import trousers from './shop-pictures/trousers.avif';

function picture(id: string, url: string, color: string): Photo {
  return { id, alt: '', width: 1000, height: 1250, color, sources: [{ width: 1000, url }] };
}

/** The shop's own pictures, which no backend has to be asked for; what is on each is said by the words `menu.picture.…`. */
export const SHOP_PICTURES = {
  new: picture('new', newOnes, '#be9f6f'),
  hoodies: picture('hoodies', hoodies, '#6c5847'),
  trousers: picture('trousers', trousers, '#74655c'),
  tees: picture('tees', tees, '#aa8c6d'),
  accessories: picture('accessories', accessories, '#b29564'),
  longsleeves: picture('longsleeves', longsleeves, '#ac968a'),
} as const;

export type ShopPicture = keyof typeof SHOP_PICTURES;
