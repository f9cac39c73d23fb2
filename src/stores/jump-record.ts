import { makeAutoObservable } from 'mobx';
import { STORAGE_JUMP_RECORD } from '#domain/constants.ts';
import type { KeyValue } from '#ports/platform.ts';

/** The most jumps of one game in this browser (spec section 9). */
export class JumpRecordStore {
  record = 0;
  readonly #keyValue: KeyValue;

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads it, and again when another tab has changed it; gives the way to stop. What is no count is 0. */
  start(): () => void {
    this.read();
    return this.#keyValue.subscribe(STORAGE_JUMP_RECORD, this.read);
  }

  read(): void {
    const kept = this.#keyValue.read(STORAGE_JUMP_RECORD) ?? '';
    this.record = /^\d{1,6}$/.test(kept) ? Number(kept) : 0;
  }

  /** The jumps of a game that has ended; kept, and true, when they are more than ever. */
  offer(jumps: number): boolean {
    if (jumps <= this.record) return false;
    this.record = jumps;
    this.#keyValue.write(STORAGE_JUMP_RECORD, String(jumps));
    return true;
  }
}
