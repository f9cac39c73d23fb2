import type { Color, Sibling, Variant } from '#domain/catalog.ts';
import type { Photo } from '#domain/photo.ts';

/** The longest word of the shop's languages that a label may have to hold, and a name nobody would print on a tag. */
export const LONG_WORD = 'Найнеймовірнішевишитішого';
const LONG_NAME = `Світшот «${'Довга осіння дорога додому через степ '.repeat(4).trim()}»`;

/** A short list to choose from. */
export const REGIONS = [
  { value: 'UA', label: 'Україна' },
  { value: 'EU', label: 'Європа' },
  { value: 'REST', label: 'Решта світу' },
];

const DAY_MS = 86_400_000;
const HOODIE = 'M78 66c8 12 36 12 44 0l26 12 26 44-24 14-12-16v64H62v-64l-12 16-24-14 26-44z';

/** Photos of the samples are drawn here, so that a gallery looks the same whatever is photographed for the shop. */
function drawing(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250" viewBox="0 0 200 250">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function photo(id: string, url: string | undefined): Photo {
  return {
    id,
    alt: 'Худі «Жнива», соняшник, спереду',
    width: 1000,
    height: 1250,
    color: '#f2b705',
    sources: url === undefined ? [] : [{ width: 1000, url }],
  };
}

export const CUT_OUT = photo('cut-out', drawing(`<path d="${HOODIE}" fill="#f2b705"/>`));
export const SCENE = photo(
  'scene',
  drawing(`<rect width="200" height="250" fill="#27408f"/><path d="${HOODIE}" fill="#f2b705"/>`),
);
/** A file that has come and shows nothing yet: what a slow line looks like. */
export const ON_ITS_WAY = photo('on-its-way', drawing(''));
export const MISSING = photo('missing', undefined);
export const BROKEN = photo('broken', 'data:image/avif;base64,AAAA');

const COLORS: Color[] = [
  { id: 'sunflower', name: 'Соняшник', hex: '#f2b705' },
  { id: 'ultramarine', name: 'Ультрамарин', hex: '#27408f' },
  { id: 'chalk', name: 'Крейда', hex: '#f4eee3' },
  { id: 'coal', name: 'Вугілля', hex: '#1f1c1e' },
  { id: 'brick', name: 'Цегла', hex: '#a83a22' },
  { id: 'grass', name: 'Трава', hex: '#2b6631' },
];
const SIBLINGS: Sibling[] = COLORS.slice(1).map((color) => ({ id: color.id, color, photo: CUT_OUT }));

const [SUNFLOWER = { id: '', name: '', hex: '#f2b705' }] = COLORS;

export const HOODIE_IN_STOCK: Variant = {
  id: 'in-stock',
  productId: 'hoodie',
  name: 'Худі «Жнива»',
  description: [],
  vendorCode: 'SH-0102-HD',
  type: 'unisex',
  categoryIds: [],
  price: 245_000,
  createdAt: '2026-01-01T09:00:00.000Z',
  isActive: true,
  details: {},
  color: SUNFLOWER,
  photos: [CUT_OUT],
  sizes: [
    { value: 'S', inStock: true },
    { value: 'M', inStock: true },
    { value: 'L', inStock: false },
    { value: 'XL', inStock: true },
  ],
  siblings: SIBLINGS.slice(0, 2),
};

const withName = (id: string, changes: Partial<Variant>): Variant => ({ ...HOODIE_IN_STOCK, id, ...changes });

export const HOODIE_NEW = withName('new', {
  createdAt: new Date(Date.now() - DAY_MS).toISOString(),
  siblings: SIBLINGS,
});
export const HOODIE_REDUCED = withName('reduced', { discountPrice: 196_000, siblings: [] });
export const HOODIE_SOLD_OUT = withName('sold-out', {
  sizes: HOODIE_IN_STOCK.sizes.map((size) => ({ ...size, inStock: false })),
});
export const HOODIE_LONG = withName('long', { name: LONG_NAME, price: 999_999_900, discountPrice: 999_999_800 });
export const HOODIE_WITHOUT_PHOTO = withName('without-photo', { photos: [MISSING] });
export const HOODIE_WITH_BROKEN_PHOTO = withName('broken-photo', { photos: [BROKEN] });
export const CAP_OF_ONE_SIZE = withName('one-size', {
  name: 'Кепка «Ґудзик»',
  sizes: [{ value: 'ONE_SIZE', inStock: true }],
  siblings: [],
});
