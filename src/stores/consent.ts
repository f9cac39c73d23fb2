import { makeAutoObservable } from 'mobx';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import type { KeyValue } from '#ports/platform.ts';

/** What the shopper said of cookies that count visits; undefined: nothing yet. Those the shop needs ask nobody. */
export type Consent = 'accepted' | 'declined';

const KEPT: Record<Consent, string> = { accepted: 'true', declined: 'false' };

/** The session's 'cookies-accepted' flag (spec section 3): kept in the browser, one answer for all its tabs. */
export class ConsentStore {
  answer: Consent | undefined = undefined;
  isRead = false;
  /** The shopper wants to be asked: the question may take the focus. */
  isAskedAnew = false;
  readonly #keyValue: KeyValue;

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the answer, and again when another tab has given one. */
  start(): void {
    this.read();
    this.#keyValue.subscribe(STORAGE_CONSENT, this.read);
  }

  /** Anything else that is kept there is no answer: the shopper is asked again. */
  read(): void {
    this.isRead = true;
    const kept = this.#keyValue.read(STORAGE_CONSENT);
    this.answer = kept === KEPT.accepted ? 'accepted' : kept === KEPT.declined ? 'declined' : undefined;
    if (this.answer !== undefined) this.isAskedAnew = false;
  }

  /** Known not to have been said before. */
  get isWanted(): boolean {
    return this.isRead && this.answer === undefined;
  }

  /** The shopper has thought better of it: from now on nothing is agreed to, and it is asked anew. */
  ask(): void {
    this.isAskedAnew = true;
    this.answer = undefined;
    this.#keyValue.remove(STORAGE_CONSENT);
  }

  give(answer: Consent): void {
    this.isAskedAnew = false;
    this.answer = answer;
    this.#keyValue.write(STORAGE_CONSENT, KEPT[answer]);
  }
}
