import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Branch } from '#domain/branches.ts';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import { isCancelled } from '#domain/errors.ts';
import { asSeen } from '#domain/typed-text.ts';
import type { BranchesPort } from '#ports/branches.ts';
import type { Clock } from '#ports/platform.ts';
import { debounce } from './debounce.ts';
import { Latest } from './latest.ts';

/** One letter finds half of the country. */
const LETTERS_MIN = 2;

/** Parcel branches by what is typed. Without them, or while they cannot be had, a typed number is enough. */
export class BranchesStore {
  found: Branch[] = [];
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  readonly #port: BranchesPort | undefined;
  readonly #latest = new Latest();
  readonly #ask: ((query: string) => void) & { cancel: () => void };
  #query = '';

  constructor(port: BranchesPort | undefined, clock: Clock) {
    this.#port = port;
    this.#ask = debounce(clock, DEBOUNCE_MS, (query) => void this.#find(query));
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** Whether this installation knows a look-up at all. */
  get isOffered(): boolean {
    return this.#port !== undefined;
  }

  /** The look-up has answered, and knows no such branch. */
  get isNone(): boolean {
    return this.status === 'ready' && this.found.length === 0;
  }

  /** Looks for branches 100 ms after the last letter; the same words are not asked twice unless they failed. */
  look(words: string): void {
    const query = asSeen(words).replaceAll(/\s+/g, ' ');
    if (query === this.#query && this.status !== 'failed') return;
    this.#query = query;
    this.#latest.stop();
    if (query.length < LETTERS_MIN) {
      this.leave();
      return;
    }
    this.status = 'loading';
    this.#ask(query);
  }

  /** Nobody looks any more: what is on its way is given up. */
  leave(): void {
    this.#ask.cancel();
    this.#latest.stop();
    this.#query = '';
    this.found = [];
    this.status = 'idle';
  }

  async #find(query: string): Promise<void> {
    const signal = this.#latest.begin();
    try {
      const found = (await this.#port?.find(query, signal)) ?? [];
      if (signal.aborted) return;
      runInAction(() => {
        this.found = found;
        this.status = 'ready';
      });
    } catch (error) {
      if (isCancelled(error) || signal.aborted) return;
      runInAction(() => {
        this.found = [];
        this.status = 'failed';
      });
    }
  }
}
