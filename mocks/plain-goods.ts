import type { WireVariantItem } from '#contract/catalog.ts';
import { CARE } from '#fixtures/catalogue/cloth.ts';
import type { Language } from '#fixtures/localized.ts';
import { formsOf } from './plain-colors.ts';

interface PlainGoods extends Record<Language, readonly string[]> {
  /** Whether a thing, said in English, is called so. */
  is: (item: WireVariantItem) => boolean;
}

/** One of the kinds that the last word of an English name tells. */
const kind =
  (...words: string[]) =>
  ({ name }: WireVariantItem): boolean =>
    words.some((word) => name.split(' ').includes(word));

const isArt = kind('poster', 'print');

/** What is for everybody is for them too. */
const wornBy =
  (...types: WireVariantItem['type'][]) =>
  (item: WireVariantItem): boolean =>
    types.includes(item.type) && !isArt(item);

/** Of the care of what is stitched, what says no degrees: those are of each shop. */
const [, STITCHED_CARE = ''] = CARE.stitch.en.split('°');

/** What shoppers call goods, whatever the shop calls them. A word is found by how it begins: 'tee' by 'tees'. */
const PLAIN_GOODS: readonly PlainGoods[] = [
  { uk: ['майка', 'теніска'], en: ['tees'], is: kind('T-shirt') },
  { uk: ['кенгуру'], en: ['hoody', 'hooded'], is: kind('hoodie') },
  { uk: ['світер'], en: ['sweaters', 'pullovers', 'jumpers', 'crew-neck'], is: kind('sweatshirt') },
  { uk: ['толстовка', 'кофта'], en: [], is: kind('hoodie', 'sweatshirt') },
  { uk: ['довгий', 'рукав', 'реглан'], en: ['long-sleeves'], is: kind('longsleeve') },
  { uk: ['брюки', 'джогери'], en: ['trousers', 'sweatpants', 'joggers', 'bottoms'], is: kind('pants') },
  { uk: ['бейсболка'], en: ['hats', 'baseball'], is: kind('cap') },
  { uk: ['носки'], en: [], is: kind('socks') },
  { uk: ['сумка', 'торба', 'еко-сумка'], en: ['bags', 'shopping'], is: kind('tote') },
  { uk: ['плакат'], en: [], is: kind('poster') },
  { uk: ['картина'], en: ['wall', 'pictures'], is: isArt },
  { uk: ['одяг'], en: ['clothes', 'clothing'], is: kind('hoodie', 'sweatshirt', 'T-shirt', 'longsleeve', 'pants') },
  { uk: formsOf('жіночий'), en: ['womens', 'woman', 'female', 'ladies'], is: wornBy('female', 'unisex') },
  { uk: formsOf('чоловічий'), en: ['mens', 'man', 'male'], is: wornBy('male', 'unisex') },
  { uk: ['унісекс'], en: ['unisex'], is: wornBy('unisex') },
  {
    uk: ['оверсайз'],
    en: ['oversized'],
    is: ({ variant }) => variant.sizes.some(({ value }) => value.endsWith('OVERSIZE')),
  },
  {
    uk: ['вишиванка', ...formsOf('вишитий')],
    en: ['embroidered', 'embroidery'],
    is: ({ details }) => details?.care?.endsWith(STITCHED_CARE) === true,
  },
];

/** The plain words that a thing, said in English, is searched by besides its name. */
export function plainNamesOf(item: WireVariantItem): Record<Language, string[]> {
  const rows = PLAIN_GOODS.filter(({ is }) => is(item));
  return { uk: rows.flatMap(({ uk }) => uk), en: rows.flatMap(({ en }) => en) };
}
