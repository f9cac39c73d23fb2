/** What became of what was to be handed on: an address may be copied, a picture saved. */
export type Shared = 'shared' | 'copied' | 'saved' | 'cancelled' | 'failed';

/** Hands an address of the shop on to somebody, by whatever way the shopper chooses. */
export interface Share {
  /** `path` begins with '/' and has its locale. Never rejects. */
  send(page: { title: string; path: string }): Promise<Shared>;
  /** A JPEG that the shop's server draws at `path`. Never rejects. */
  sendPicture(picture: { title: string; path: string }): Promise<Shared>;
}

export const Share = Symbol('Share');
