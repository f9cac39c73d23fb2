/** Tells at once how large something is, as a browser does. */
export class Measured extends ResizeObserver {
  readonly #told: ResizeObserverCallback;
  constructor(told: ResizeObserverCallback) {
    super(told);
    this.#told = told;
  }
  override observe(): void {
    this.#told([], this);
  }
}
