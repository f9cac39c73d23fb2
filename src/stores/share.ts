import { makeAutoObservable, runInAction } from 'mobx';
import type { Share } from '#ports/share.ts';
import type { ToastsStore } from './toasts.ts';

/** Handing on the address of a page, or a picture of a thing. */
export class ShareStore {
  /** The browser let neither share nor copy: the address is to be taken by hand. */
  hasFailed = false;
  /** A picture is being drawn. */
  isDrawing = false;
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

  /** `path` is where the server draws it. */
  async picture(title: string, path: string): Promise<void> {
    this.isDrawing = true;
    const outcome = await this.#share.sendPicture({ title, path });
    runInAction(() => (this.isDrawing = false));
    if (outcome === 'saved') this.#toasts.show('success', { key: 'share.picture-saved' });
    if (outcome === 'failed') this.#toasts.show('error', { key: 'share.picture-failed' });
  }
}
