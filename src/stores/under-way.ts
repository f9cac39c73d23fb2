/** What is on its way, by key: whoever asks for it meanwhile waits for the same. */
export class UnderWay {
  readonly #loads = new Map<string, Promise<void>>();

  join(key: string, load: () => Promise<void>): Promise<void> {
    const known = this.#loads.get(key);
    if (known !== undefined) return known;
    const loaded = load().finally(() => this.#loads.delete(key));
    this.#loads.set(key, loaded);
    return loaded;
  }
}
