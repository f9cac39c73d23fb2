import type { WireCategory, WirePromoCode, WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import type { Category, ProductDetails, SizeStock, Variant, VariantSearch } from '#domain/catalog.ts';
import { SIZES } from '#domain/catalog.ts';
import type { Money } from '#domain/money.ts';
import { fromMajor, toMajor } from '#domain/money.ts';
import type { Photo } from '#domain/photo.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import { present } from '../present.ts';
import { boundTexts } from './bound-texts.ts';
import { toPhoto, toPhotos } from './photo.ts';
import { toRichText } from './rich-text.ts';

const QUERY_MAX_LENGTH = 200;

/** A discount is one only when it is lower than the price. */
export function toPrices(wire: { price: number; discountPrice: number | null }): {
  price: Money;
  discountPrice?: Money;
} {
  const price = fromMajor(wire.price);
  const discountPrice = wire.discountPrice === null ? undefined : fromMajor(wire.discountPrice);
  return discountPrice === undefined || discountPrice >= price ? { price } : { price, discountPrice };
}

/** From the smallest to the largest, each once. */
export function toSizes(wire: SizeStock[]): SizeStock[] {
  return SIZES.flatMap((size) => wire.find((one) => one.value === size) ?? []);
}

export function toCategory(wire: WireCategory): Category {
  const { _id: id, name, order } = wire;
  const description = boundTexts(wire.description);
  return present({ id, name, description, photo: toPhoto(wire.photo), widePhoto: toPhoto(wire.widePhoto), order });
}

function toColor(wire: WireVariantItem['variant']['color']) {
  return { id: wire._id, name: wire.name, hex: wire.hex };
}

function toDetails(wire: WireVariantItem['details']): ProductDetails {
  const { measurements, ...details } = wire ?? {};
  return boundTexts(present({ ...details, measurements: measurements && present(measurements) }));
}

/** Of a thing without photos its name in its colour: whatever shows it keeps its shape. */
function toPhotosOf({ name, variant }: WireVariantItem): Photo[] {
  const photos = toPhotos(variant.photos);
  if (photos.length > 0) return photos;
  return [{ id: variant._id, alt: name, width: 1_000, height: 1_250, color: variant.color.hex, sources: [] }];
}

export function toVariant(wire: WireVariantItem): Variant {
  const { variant } = wire;
  return {
    id: variant._id,
    productId: wire._id,
    name: wire.name,
    description: boundTexts(toRichText(wire.description)),
    vendorCode: wire.vendorCode,
    type: wire.type,
    categoryIds: wire.categories,
    ...toPrices(wire),
    createdAt: wire.createdAt,
    isActive: wire.state === 'ACTIVE' && variant.state === 'ACTIVE',
    details: toDetails(wire.details),
    color: toColor(variant.color),
    photos: toPhotosOf(wire),
    sizes: toSizes(variant.sizes),
    siblings: wire.siblings
      .filter((sibling) => sibling._id !== variant._id)
      .map((sibling) => present({ id: sibling._id, color: toColor(sibling.color), photo: toPhoto(sibling.photo) })),
  };
}

export function toPromoCode(wire: WirePromoCode): PromoCode {
  const { name, type, discount, gift } = wire;
  return present({
    name,
    type,
    discount: type === 'AMOUNT' ? fromMajor(discount) : discount,
    minApplyPrice: fromMajor(wire.minApplyPrice),
    isFirstOrderOnly: wire.firstOrderOnly || undefined,
    gift,
  });
}

/** What is asked of the server: only what is ACTIVE, whatever else is looked for (spec section 4). */
export function toVariantSearch(search: VariantSearch): WireVariantSearch {
  const { ids, price, query, ...same } = search.filter ?? {};
  return present({
    filter: present({
      ...same,
      _ids: ids,
      price: price && present({ min: price.min && toMajor(price.min), max: price.max && toMajor(price.max) }),
      query: query?.trim().slice(0, QUERY_MAX_LENGTH) || undefined,
      state: 'ACTIVE' as const,
    }),
    sort: search.sort,
    page: search.page,
    limit: search.limit,
  });
}
