import { makeAutoObservable } from 'mobx';
import { STORAGE_WARDROBE } from '#domain/constants.ts';
import type { KeyValue } from '#ports/platform.ts';

/** What a shopper has measured at home, as text: only who looks what fits reads it (src/domain/fitting.ts). */
export class WardrobeStore {
  kept: string | undefined = undefined;
  readonly #keyValue: KeyValue;

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads it, and again when another tab has changed it. */
  start(): void {
    this.read();
    this.#keyValue.subscribe(STORAGE_WARDROBE, this.read);
  }

  read(): void {
    this.kept = this.#keyValue.read(STORAGE_WARDROBE);
  }

  keep(text: string): void {
    this.kept = text;
    this.#keyValue.write(STORAGE_WARDROBE, text);
  }
}
