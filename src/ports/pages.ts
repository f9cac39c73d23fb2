import type { Page, PageSlug } from '#domain/content.ts';

/** The words of the info pages, in the language of the shop at the time of asking. */
export interface PagesPort {
  /** Rejects with AppError (404 when there is no such page). */
  page(slug: PageSlug, signal?: AbortSignal): Promise<Page>;
}

export const PagesPort = Symbol('PagesPort');
