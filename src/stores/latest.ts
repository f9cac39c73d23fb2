/**
 * Only the newest of several calls counts: starting one gives up the former, and an answer that comes late is dropped.
 */
export class Latest {
  #controller: AbortController | undefined;

  /** The signal of a new call; the former call is aborted. */
  begin(): AbortSignal {
    this.#controller?.abort();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** Gives up whatever is under way, silently. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}
