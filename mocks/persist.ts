/** Where the backend keeps its state as one text. Failing to keep is not a failure of the call that changed it. */
export interface Storage {
  load(): string | undefined;
  /** Asks for the text when it writes, which may be later than now: to make it costs more than most calls. */
  save(text: () => string): void;
  /** True when others write there too (tabs), so that it must be read again before each call. */
  isShared: boolean;
}

export function memoryStorage(initial?: string): Storage {
  let kept = initial;
  return {
    load: () => kept,
    save(text) {
      kept = text();
    },
    isShared: false,
  };
}

/** Keeps nothing: the state ends with the process. */
export const NO_STORAGE: Storage = { load: () => undefined, save() {}, isShared: false };

const BROWSER_KEY = 'mock-backend';

/** Local storage of the browser; where it is refused, memory. */
export function browserStorage(): Storage {
  const memory = memoryStorage();
  return {
    load() {
      try {
        return localStorage.getItem(BROWSER_KEY) ?? undefined;
      } catch {
        return memory.load();
      }
    },
    save(text) {
      try {
        localStorage.setItem(BROWSER_KEY, text());
      } catch {
        memory.save(text);
      }
    },
    isShared: true,
  };
}
