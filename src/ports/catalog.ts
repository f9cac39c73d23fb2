import type { Category, Paged, Variant, VariantSearch } from '#domain/catalog.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import type { ShippingMethod } from '#domain/shipping.ts';

/** Goods and how they can be sent. Every method rejects with AppError only. */
export interface CatalogPort {
  /** Active categories with a photo, in their order. */
  categories(signal?: AbortSignal): Promise<Category[]>;
  /** Active variants; a broken one in the answer is left out. */
  searchVariants(search: VariantSearch, signal?: AbortSignal): Promise<Paged<Variant>>;
  /** Some active variants, another handful each time. */
  randomVariants(search: VariantSearch, signal?: AbortSignal): Promise<Variant[]>;
  variant(id: string, signal?: AbortSignal): Promise<Variant>;
  /** The active code of this name, however it is written; undefined when there is none (spec section 5). */
  promoCode(name: string, signal?: AbortSignal): Promise<PromoCode | undefined>;
  shippingMethods(signal?: AbortSignal): Promise<ShippingMethod[]>;
}

export const CatalogPort = Symbol('CatalogPort');
