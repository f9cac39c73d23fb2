import { DAY_MS } from './constants.ts';
import type { Money } from './money.ts';
import type { Photo } from './photo.ts';
import type { RichText } from './rich-text.ts';
import type { Sheet } from './sheet.ts';

export const SIZES = [
  'XXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  'OVERSIZE',
  'ONE_SIZE',
  'WOMENS_OVERSIZE',
  'MENS_OVERSIZE',
] as const;
export type Size = (typeof SIZES)[number];

export const VARIANT_SORTS = ['first', 'inStock', 'expensive', 'cheap', 'new', 'old'] as const;
export type VariantSort = (typeof VARIANT_SORTS)[number];

export const PRODUCT_TYPES = ['female', 'male', 'unisex'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export interface SizeStock {
  value: Size;
  inStock: boolean;
}

export interface Color {
  id: string;
  name: string;
  /** #rrggbb */
  hex: string;
}

export interface Category {
  id: string;
  name: string;
  description?: string;
  photo?: Photo;
  /** The same twice as wide as high, for a place that is. */
  widePhoto?: Photo;
  order: number;
}

/** Another colour of the same product. */
export interface Sibling {
  id: string;
  color: Color;
  photo?: Photo;
}

export interface Measurements {
  /** Column heads, e.g. 'Довжина'; every number in the rows is centimetres. */
  columns: string[];
  /** What each column measures, in no language: 'chest-width'. Not every server says it. */
  kinds?: string[];
  rows: { size: Size; values: number[] }[];
}

/** What a thing is stitched with: the rule, its number and its size lay every cross of it once more. */
export interface Pattern {
  figure: 'rosette' | 'band';
  /** Four digits: the seed of the rule. */
  number: string;
  /** Crosses from edge to edge. */
  width: number;
}

export interface ProductDetails {
  composition?: string;
  care?: string;
  fit?: string;
  measurements?: Measurements;
  pattern?: Pattern;
  /** Who wears it: how tall they are, and which size that is. */
  model?: { heightCm: number; size: Size };
  /** Of a picture on paper. */
  sheet?: Sheet;
}

/** One colour of one product: what a listing shows and a basket line points at (with a size). */
export interface Variant {
  id: string;
  productId: string;
  name: string;
  description: RichText;
  vendorCode: string;
  type: ProductType;
  categoryIds: string[];
  price: Money;
  /** Present only when lower than the price. */
  discountPrice?: Money;
  /** ISO 8601, UTC. */
  createdAt: string;
  isActive: boolean;
  details: ProductDetails;
  color: Color;
  photos: Photo[];
  sizes: SizeStock[];
  /** Other colours of the product, without this one. */
  siblings: Sibling[];
}

export interface VariantFilter {
  ids?: string[];
  productId?: string;
  sizes?: Size[];
  categories?: string[];
  types?: ProductType[];
  colors?: string[];
  /** Numbers. */
  patterns?: string[];
  price?: { min?: Money; max?: Money };
  inStock?: boolean;
  discounted?: boolean;
  query?: string;
}

export interface VariantSearch {
  filter?: VariantFilter;
  sort?: VariantSort;
  page?: number;
  limit?: number;
}

/** One page of a longer list. */
export interface Paged<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

/** Whether a page goes on where a list ends. Once one has come or gone before it, others would be there twice, or left out. */
export function goesOn<Item extends { id: string }>(
  list: Pick<Paged<Item>, 'items' | 'total'>,
  next: Pick<Paged<Item>, 'items' | 'total'>,
): boolean {
  return list.total === next.total && !next.items.some(({ id }) => list.items.some((one) => one.id === id));
}

/** What one piece costs now. */
export function currentPrice(variant: Pick<Variant, 'price' | 'discountPrice'>): Money {
  return variant.discountPrice ?? variant.price;
}

/** Whole percent saved, rounded; undefined without a discount and for one too small to speak of. */
export function discountPercent(variant: Pick<Variant, 'price' | 'discountPrice'>): number | undefined {
  if (variant.discountPrice === undefined || variant.price <= 0) return undefined;
  return Math.round((1 - variant.discountPrice / variant.price) * 100) || undefined;
}

export function isInStock(variant: Pick<Variant, 'sizes' | 'isActive'>, size?: Size): boolean {
  return variant.isActive && variant.sizes.some((one) => one.inStock && (size === undefined || one.value === size));
}

const NEW_FOR_DAYS = 45;

/** Whether the label «Нове» belongs on the card: for 45 days after the product appeared. */
export function isNew(variant: Pick<Variant, 'createdAt'>, now: number): boolean {
  const age = now - Date.parse(variant.createdAt);
  return age >= 0 && age < NEW_FOR_DAYS * DAY_MS;
}

export function isSize(value: string | null | undefined): value is Size {
  return SIZES.some((size) => size === value);
}

export function isVariantSort(value: string | null | undefined): value is VariantSort {
  return VARIANT_SORTS.some((sort) => sort === value);
}
