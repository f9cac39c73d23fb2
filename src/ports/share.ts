/** What became of an address that was to be handed on. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands an address of the shop on to somebody, by whatever way the shopper chooses. */
export interface Share {
  /** `path` begins with '/' and has its locale. Never rejects. */
  send(page: { title: string; path: string }): Promise<Shared>;
}

export const Share = Symbol('Share');
