import { makeAutoObservable, runInAction } from 'mobx';
import type { Share } from '#ports/share.ts';
import type { ToastsStore } from './toasts.ts';

/** Handing the address of a page on. */
export class ShareStore {
  /** The browser let neither share nor copy: the address is to be taken by hand. */
  hasFailed = false;
  readonly #share: Share;
  readonly #toasts: ToastsStore;

  constructor(share: Share, toasts: ToastsStore) {
    this.#share = share;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `path` begins with '/' and has its locale. */
  async page(title: string, path: string): Promise<void> {
    const outcome = await this.#share.send({ title, path });
    runInAction(() => (this.hasFailed = outcome === 'failed'));
    if (outcome === 'copied') this.#toasts.show('success', { key: 'product.link-copied' });
  }
}
