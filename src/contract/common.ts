import * as z from 'zod/mini';

// Schemas are read, never compiled: the Content Security Policy forbids new Function.
z.config({ jitless: true });

/** Made once each: a page that comes alive makes all the schemas it may need, and each takes its time. */
export const text = z.string();
export const optionalText = z.optional(text);
export const flag = z.boolean();
/** What is filled in in a field of one line. */
export const words = z.string().check(z.minLength(1), z.maxLength(200));
/** '#rrggbb'. */
export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
/** E.164. */
export const phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** Ids on the wire: UUID v4. */
export const id = z.uuid();
/** As docs/contract.md says; no longer than a mail server takes. */
export const email = z.email().check(z.maxLength(254));
/** ISO 8601: UTC, as `Z` or as an offset, which many a server writes. */
export const time = z.iso.datetime({ offset: true });
/** Money on the wire: a number in the major unit with at most two decimals; no sum of goods comes near the largest. */
export const amount = z.number().check(z.nonnegative(), z.multipleOf(0.01), z.maximum(1_000_000_000_000));
/** What one piece costs: what is dearer than anything could be is a slip of whoever wrote it. */
export const price = amount.check(z.maximum(10_000_000));
export const state = z.enum(['ACTIVE', 'INACTIVE']);
export const size = z.enum([
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
]);

export const imageSizes = z.object({ W250: text, W500: text, W1000: text });

export const photo = z.object({
  _id: id,
  alt: text,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  color: hex,
  imageSizes,
});

/** Words of one look. */
export const textRun = z.object({
  text: text,
  bold: z.optional(flag),
  italic: z.optional(flag),
  link: optionalText,
});

/** Rich content as structure: no message of the contract carries HTML. */
export const richText = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), children: z.array(textRun) }),
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), children: z.array(textRun) }),
    z.object({ type: z.literal('list'), ordered: flag, items: z.array(z.array(textRun)) }),
    z.object({ type: z.literal('quote'), children: z.array(textRun) }),
  ]),
);

/** `POST {resource}/search`: what may be asked of any list. */
export const searchOptions = {
  sort: z.optional(z.enum(['first', 'inStock', 'expensive', 'cheap', 'new', 'old'])),
  page: z.optional(z.int().check(z.positive())),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
};

/** One page of answers. Items are decoded one by one, so that a broken one costs only itself. */
export const listOf = z.object({
  items: z.array(z.unknown()),
  total: z.int().check(z.nonnegative()),
  page: z.int().check(z.positive()),
  limit: z.int().check(z.positive()),
});

/** Body of every failure: `{ code, message, details? }`. */
export const errorBody = z.object({
  code: text,
  message: text,
  details: z.optional(z.array(z.object({ path: text, message: text }))),
});

export type WirePhoto = z.infer<typeof photo>;
export type WireRichText = z.infer<typeof richText>;
export type WireErrorBody = z.infer<typeof errorBody>;
