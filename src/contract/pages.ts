import * as z from 'zod/mini';
import { id, photo, richText } from './common.ts';

const link = z.object({ label: z.string(), to: z.string() });

export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: z.string(), text: z.string(), link, photos: z.array(photo) }),
  z.object({ type: z.literal('text'), title: z.optional(z.string()), text: richText }),
  z.object({
    type: z.literal('faq'),
    title: z.optional(z.string()),
    items: z.array(z.object({ question: z.string(), answer: richText })),
  }),
  z.object({ type: z.literal('gallery'), title: z.optional(z.string()), photos: z.array(photo) }),
  z.object({
    type: z.literal('products'),
    title: z.string(),
    link: z.optional(link),
    sort: z.enum(['first', 'inStock', 'expensive', 'cheap', 'new', 'old']),
    limit: z.int().check(z.minimum(1), z.maximum(24)),
  }),
  z.object({
    type: z.literal('steps'),
    title: z.optional(z.string()),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({
    type: z.literal('banner'),
    title: z.string(),
    text: z.string(),
    link: z.optional(link),
    photo: z.optional(photo),
    pattern: z.optional(z.object({ number: z.string(), crosses: z.int() })),
  }),
]);

export const contacts = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  telegramLink: z.optional(z.string()),
  instagramLink: z.optional(z.string()),
  facebookLink: z.optional(z.string()),
  mapLink: z.optional(z.string()),
});

export const pageSlug = z.enum(['home', 'about', 'contacts', 'faq', 'privacy-policy', 'shipping', 'terms-conditions']);

/** Blocks are decoded one by one: a type unknown to this client is left out, not fatal. */
export const page = z.object({
  _id: id,
  slug: pageSlug,
  title: z.string(),
  description: z.string(),
  blocks: z.array(z.unknown()),
  contacts: z.optional(contacts),
});

export type WireBlock = z.infer<typeof block>;
export type WireContacts = z.infer<typeof contacts>;
export type WirePage = z.infer<typeof page>;
