import type { VariantSort } from './catalog.ts';
import type { Photo } from './photo.ts';
import type { RichText } from './rich-text.ts';

export type PageSlug = 'home' | 'about' | 'contacts' | 'faq' | 'privacy-policy' | 'shipping' | 'terms-conditions';

export interface PageLink {
  label: string;
  /** Address inside the shop without the locale, e.g. '/catalog'. */
  to: string;
}

/** A pattern with its true number: the generator's seed, and how many crosses it has; a painted one, strokes. */
interface Pattern {
  number: string;
  crosses: number;
}

export type PageBlock =
  | { type: 'hero'; title: string; text: string; link: PageLink; photos: Photo[] }
  | { type: 'text'; title?: string; text: RichText }
  | { type: 'faq'; title?: string; items: { question: string; answer: RichText }[] }
  | { type: 'gallery'; title?: string; photos: Photo[] }
  | { type: 'products'; title: string; link?: PageLink; sort: VariantSort; limit: number }
  | { type: 'steps'; title?: string; items: { title: string; text: string }[] }
  | { type: 'banner'; title: string; text: string; link?: PageLink; photo?: Photo; pattern?: Pattern };

export interface Contacts {
  email: string;
  phone: string;
  address: string;
  /** When the door there is open, as `openingDays` reads it: 'Tu-Sa 12:00-19:00'. */
  hours?: string;
  telegramLink?: string;
  instagramLink?: string;
  facebookLink?: string;
  mapLink?: string;
}

export interface Page {
  slug: PageSlug;
  title: string;
  description: string;
  blocks: PageBlock[];
  /** Only the contacts page carries it. */
  contacts?: Contacts;
}

/** The part with the big words of a page, of several the first. */
export function heroOf({ blocks }: Page): Extract<PageBlock, { type: 'hero' }> | undefined {
  return blocks.find((block) => block.type === 'hero');
}
