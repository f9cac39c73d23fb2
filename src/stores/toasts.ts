import { makeAutoObservable } from 'mobx';
import { TOAST_MS, TOASTS_AT_ONCE } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { errorText, isCancelled } from '#domain/errors.ts';
import type { Clock } from '#ports/platform.ts';

export type ToastWords = ErrorText & { values?: Record<string, string | number> };

export interface Toast {
  id: number;
  /** `told`: a failure that is also told, and announced, where it happened. */
  tone: 'success' | 'error' | 'info' | 'told';
  words: ToastWords;
  /** What pressing its button does, e.g. bring a removed line back. */
  action?: { key: string; run: () => void };
}

/** Short messages: at most three at once, equal ones merged, gone after 5 s unless the shopper is on them. */
export class ToastsStore {
  toasts: Toast[] = [];
  readonly #clock: Clock;
  readonly #forget = new Map<number, () => void>();
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(tone: Toast['tone'], told: ToastWords, action?: Toast['action']): void {
    const { paths: _paths, ...words } = told;
    const same = this.#same(words);
    if (same !== undefined) {
      if (action !== undefined) same.action = action;
      // Not where the shopper is on it.
      if (this.#forget.has(same.id)) this.resume(same.id);
      return;
    }
    this.#lastId += 1;
    const toast: Toast = { id: this.#lastId, tone, words, ...(action === undefined ? {} : { action }) };
    this.toasts = [...this.toasts, toast].slice(-TOASTS_AT_ONCE);
    this.resume(toast.id);
  }

  /** Says what went wrong; a call the shop gave up itself stays silent. */
  showError(error: unknown): void {
    if (!isCancelled(error)) this.show('error', errorText(error));
  }

  /** What was told where it happened is over: it is not told any longer. */
  takeBack(words: ToastWords): void {
    const same = this.#same(words);
    if (same?.tone === 'told') this.close(same.id);
  }

  close(id: number): void {
    this.pause(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** The pointer or the focus is on it: it stays. */
  pause(id: number): void {
    this.#forget.get(id)?.();
    this.#forget.delete(id);
  }

  resume(id: number): void {
    this.pause(id);
    this.#forget.set(
      id,
      this.#clock.after(TOAST_MS, () => this.close(id)),
    );
  }

  #same({ paths: _paths, ...words }: ToastWords): Toast | undefined {
    return this.toasts.find((toast) => JSON.stringify(toast.words) === JSON.stringify(words));
  }
}
