import { makeAutoObservable } from 'mobx';
import { STORAGE_SHORTCUTS } from '#domain/constants.ts';
import type { KeyValue } from '#ports/platform.ts';

const OFF = 'off';

/** Whether single keys do something in this browser: WCAG 2.2, 2.1.4, wants a way to turn them off. */
export class ShortcutsStore {
  areOn = true;
  readonly #keyValue: KeyValue;

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads it, and again when another tab has changed it. */
  start(): void {
    this.read();
    this.#keyValue.subscribe(STORAGE_SHORTCUTS, this.read);
  }

  read(): void {
    this.areOn = this.#keyValue.read(STORAGE_SHORTCUTS) !== OFF;
  }

  turn(areOn: boolean): void {
    this.areOn = areOn;
    if (areOn) this.#keyValue.remove(STORAGE_SHORTCUTS);
    else this.#keyValue.write(STORAGE_SHORTCUTS, OFF);
  }
}
