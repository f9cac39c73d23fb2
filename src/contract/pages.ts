import * as z from 'zod/mini';
import { id, optionalText, photo, richText, text } from './common.ts';

const link = z.object({ label: text, to: text });

export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: text, text: text, link, photos: z.array(photo) }),
  z.object({ type: z.literal('text'), title: optionalText, text: richText }),
  z.object({
    type: z.literal('faq'),
    title: optionalText,
    items: z.array(z.object({ question: text, answer: richText })),
  }),
  z.object({ type: z.literal('gallery'), title: optionalText, photos: z.array(photo) }),
  z.object({
    type: z.literal('products'),
    title: text,
    link: z.optional(link),
    sort: z.enum(['first', 'inStock', 'expensive', 'cheap', 'new', 'old']),
    limit: z.int().check(z.minimum(1), z.maximum(24)),
  }),
  z.object({
    type: z.literal('steps'),
    title: optionalText,
    items: z.array(z.object({ title: text, text: text })),
  }),
  z.object({
    type: z.literal('banner'),
    title: text,
    text: text,
    link: z.optional(link),
    photo: z.optional(photo),
    pattern: z.optional(z.object({ number: text, crosses: z.int() })),
  }),
]);

export const contacts = z.object({
  email: text,
  phone: text,
  address: text,
  hours: optionalText,
  telegramLink: optionalText,
  instagramLink: optionalText,
  facebookLink: optionalText,
  mapLink: optionalText,
});

export const pageSlug = z.enum(['home', 'about', 'contacts', 'faq', 'privacy-policy', 'shipping', 'terms-conditions']);

/** Blocks are decoded one by one: a type unknown to this client is left out, not fatal. */
export const page = z.object({
  _id: id,
  slug: pageSlug,
  title: text,
  description: text,
  blocks: z.array(z.unknown()),
  contacts: z.optional(contacts),
});

export type WireBlock = z.infer<typeof block>;
export type WireContacts = z.infer<typeof contacts>;
export type WirePage = z.infer<typeof page>;
