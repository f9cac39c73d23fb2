import { makeAutoObservable, reaction } from 'mobx';
import { STORAGE_DISCOUNT_CLOSED } from '#domain/constants.ts';
import type { Profile } from '#domain/profile.ts';
import type { KeyValue } from '#ports/platform.ts';
import type { DialogsStore } from './dialogs.ts';
import type { NewsletterStore } from './newsletter.ts';

const CLOSED = 'true';

/** The offer of a discount for a subscription: it may come by itself, once. */
export class DiscountStore {
  readonly #dialogs: DialogsStore;
  readonly #newsletter: NewsletterStore;
  readonly #keyValue: KeyValue;
  readonly #isAutomatic: boolean;

  constructor(dialogs: DialogsStore, newsletter: NewsletterStore, keyValue: KeyValue, profile: Profile) {
    this.#dialogs = dialogs;
    this.#newsletter = newsletter;
    this.#keyValue = keyValue;
    this.#isAutomatic = profile.features.discountModal;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** From now on remembers that the offer was closed or taken. */
  start(): void {
    reaction(
      () => this.#dialogs.current?.name === 'discount',
      (isOpen) => {
        if (!isOpen) this.#remember();
      },
    );
    reaction(() => this.#newsletter.isSubscribed, this.#remember);
  }

  open(): void {
    this.#dialogs.open('discount', {});
  }

  /** Comes by itself where the profile wants it, unless it was closed or taken before, or another dialog is open. */
  offer(): void {
    const isOver = this.#keyValue.read(STORAGE_DISCOUNT_CLOSED) !== undefined;
    if (this.#isAutomatic && !isOver && this.#dialogs.current === undefined) this.open();
  }

  readonly #remember = (): void => void this.#keyValue.write(STORAGE_DISCOUNT_CLOSED, CLOSED);
}
