import type { Edit } from './edit.ts';
import { row } from './edit.ts';

const PRODUCT = `  productRow({
    slug: 'tee-lan',
    vendorCode: 'SH-0399-TS',
    category: 'tees',
    price: 1290,
    since: '2026-05-01',
    name: { uk: 'Футболка «Лан»', en: 'Lan T-shirt' },
    words: { uk: ['Лан під вечірнім сонцем.'], en: ['A field below the evening sun.'] },
    details: PRINTED,
    shots: [
      { view: 'front', shows: { uk: 'лан під сонцем на грудях', en: 'a field below the sun on the chest' } },
      { view: 'back', shows: { uk: 'дрібне слово ШОВ на лані', en: 'a tiny word ШОВ at the neck' } },
    ],
    sizes: GARMENT_SIZES,
    colors: [{ color: 'chalk' }, { color: 'coal' }],
  }),
`;

const DESIGN = `  topDesign({
    slug: 'tee-lan',
    kind: 'tee',
    mood: 'calm',
    colors: ['chalk', 'coal'],
    sights: ['front', 'back'],
    front: () => [onBody(field('lan'), 372, 372)],
    back: nape,
  }),
`;

const SCENE = `  {
    id: 'page-loom',
    ...PORTRAIT,
    wall: ['#dfe3e6', '#bfc6cc'],
    shape: '<circle cx="610" cy="470" r="300" fill="#a83a22"/>',
    items: [item('tote-soniakh-linen', 700, 4, 150, 200)],
    window: { dark: 0.3, tilt: -18 },
  },
`;

const PHOTO = `  {
    id: 'page-loom',
    alt: { uk: 'Шопер на сірій стіні з рудим колом', en: 'A tote on a gray wall with a rust-colored circle' },
  },
`;

const ASKED = 'tests/fixtures/catalogue-photos.test.ts';

/** What makes goods and pictures; they are drawn afterwards, as the recipes say. */
export const RECIPES_OF_GOODS: Record<string, Edit[]> = {
  'A product': [
    row('fixtures/catalogue/tees.ts', "  productRow({\n    slug: 'tee-obrii'", PRODUCT),
    row('fixtures/photos/designs/tees.ts', "  topDesign({\n    slug: 'tee-obrii'", DESIGN),
    row('fixtures/photos/people/wearers.ts', "  'tee-obrii': ", "  'tee-lan': 'taras',\n"),
    row(ASKED, '  long-oberih ', '  tee-lan chalk,coal back\n'),
  ],
  'A picture': [
    row('fixtures/photos/scenes.ts', "  {\n    id: 'cat-sweatshirts'", SCENE),
    row('fixtures/catalogue/photos.ts', "  {\n    id: 'plain-petrykivka'", PHOTO),
    row('fixtures/pages/about.ts', "'cat-art-wide', ", "'page-loom', "),
    row(ASKED, "    'plain-petrykivka',", "    'page-loom',\n"),
  ],
};
