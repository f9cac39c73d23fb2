import * as z from 'zod/mini';
import {
  amount,
  flag,
  hex,
  id,
  optionalText,
  photo,
  price,
  richText,
  searchOptions,
  size,
  state,
  text,
  time,
} from './common.ts';

export const category = z.object({
  _id: id,
  name: text,
  description: optionalText,
  photo: z.nullable(photo),
  widePhoto: z.optional(photo),
  state,
  order: z.int(),
});

export const color = z.object({ _id: id, name: text, hex });

const productType = z.enum(['male', 'female', 'unisex']);

const measurements = z.object({
  columns: z.array(text),
  /** What each column measures, by a name that is the same in every language. */
  kinds: z.optional(z.array(text)),
  rows: z.array(z.object({ size, values: z.array(z.number()) })),
});

const patternNumber = z.string().check(z.regex(/^\d{4}$/));

/** A pattern that its number lays: anybody with the rule can count its crosses. */
const pattern = z.object({
  figure: z.enum(['rosette', 'band']),
  number: patternNumber,
  width: z.int().check(z.minimum(25), z.maximum(199)),
});

/** Who was asked to wear it: so a shopper knows what a size is like on somebody. */
const model = z.object({ heightCm: z.int().check(z.minimum(40), z.maximum(250)), size });

/** A picture on paper, and how wide the frames are that it comes in, by the id of their colour. */
const length = z.number().check(z.positive(), z.maximum(500));
const sheet = z.object({
  widthCm: length,
  heightCm: length,
  frames: z.array(z.object({ color: id, widthCm: length })),
});

export const productDetails = z.object({
  composition: optionalText,
  care: optionalText,
  fit: optionalText,
  measurements: z.optional(measurements),
  pattern: z.optional(pattern),
  model: z.optional(model),
  sheet: z.optional(sheet),
});

export const product = z.object({
  _id: id,
  name: text,
  description: richText,
  vendorCode: text,
  type: productType,
  categories: z.array(id),
  price,
  discountPrice: z.nullable(price),
  createdAt: time,
  state,
  details: z.optional(productDetails),
});

/** One colour of a product: the product's fields, the variant, and the other colours. */
export const variantItem = z.object({
  ...product.shape,
  variant: z.object({
    _id: id,
    state,
    color,
    photos: z.array(photo),
    sizes: z.array(z.object({ value: size, inStock: flag })),
  }),
  siblings: z.array(z.object({ _id: id, color, photo: z.nullable(photo) })),
});

export const variantSearch = z.strictObject({
  filter: z.optional(
    z.strictObject({
      _ids: z.optional(z.array(id)),
      productId: z.optional(id),
      sizes: z.optional(z.array(size)),
      state: z.optional(state),
      categories: z.optional(z.array(id)),
      types: z.optional(z.array(productType)),
      colors: z.optional(z.array(id)),
      patterns: z.optional(z.array(patternNumber)),
      price: z.optional(z.strictObject({ min: z.optional(amount), max: z.optional(amount) })),
      inStock: z.optional(flag),
      discounted: z.optional(flag),
      query: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
  ...searchOptions,
});

export const categorySearch = z.strictObject({
  filter: z.optional(
    z.strictObject({
      photo: z.optional(z.strictObject({ $ne: z.null() })),
      state: z.optional(state),
    }),
  ),
  ...searchOptions,
});

export const productSearch = z.strictObject({
  filter: z.optional(
    z.strictObject({
      _ids: z.optional(z.array(id)),
      state: z.optional(state),
      categories: z.optional(z.array(id)),
      types: z.optional(z.array(productType)),
    }),
  ),
  ...searchOptions,
});

/** Which products to delete, for those who may. */
export const deleteProducts = z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) });

/** `discount` is a percentage or an amount by `type`; a gift comes with PRODUCT_VARIANT only. */
export const promoCode = z.object({
  _id: id,
  name: text,
  state,
  type: z.enum(['PERCENTAGE', 'AMOUNT', 'PRODUCT_VARIANT']),
  discount: amount,
  minApplyPrice: amount,
  firstOrderOnly: z.optional(flag),
  gift: z.optional(z.object({ variantId: id, size })),
});

export const promoCodeSearch = z.strictObject({
  filter: z.optional(
    z.strictObject({ name: z.optional(z.string().check(z.maxLength(200))), state: z.optional(state) }),
  ),
  ...searchOptions,
});

export type WireCategory = z.infer<typeof category>;
export type WireProduct = z.infer<typeof product>;
export type WireVariantItem = z.infer<typeof variantItem>;
export type WirePromoCode = z.infer<typeof promoCode>;
export type WireVariantSearch = z.infer<typeof variantSearch>;
