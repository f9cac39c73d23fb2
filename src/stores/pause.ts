import type { Clock } from '#ports/platform.ts';

/** A while in which nothing can be pressed; it can be ended before its time, and begun anew. */
export class Pause {
  readonly #clock: Clock;
  readonly #ended: () => void;
  #cancel: (() => void) | undefined = undefined;

  /** `ended` is called when it is over, once each. */
  constructor(clock: Clock, ended: () => void) {
    this.#clock = clock;
    this.#ended = ended;
  }

  get isOn(): boolean {
    return this.#cancel !== undefined;
  }

  begin(milliseconds: number): void {
    this.#cancel?.();
    this.#cancel = this.#clock.after(milliseconds, () => this.end());
  }

  end(): void {
    if (this.#cancel === undefined) return;
    this.#cancel();
    this.#cancel = undefined;
    this.#ended();
  }
}
