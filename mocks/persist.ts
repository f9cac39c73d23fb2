/** Where the backend keeps its state as one text. Failing to keep is not a failure of the call that changed it. */
export interface Storage {
  load(): string | undefined;
  save(text: string): void;
  /** True when others write there too (tabs), so that it must be read again before each call. */
  isShared: boolean;
}

export function memoryStorage(initial?: string): Storage {
  let kept = initial;
  return {
    load: () => kept,
    save(text) {
      kept = text;
    },
    isShared: false,
  };
}

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
        localStorage.setItem(BROWSER_KEY, text);
      } catch {
        memory.save(text);
      }
    },
    isShared: true,
  };
}
