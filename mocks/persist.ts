import type { State } from './state.ts';

/** Where the backend keeps its state. Failing to keep is not a failure of the call that changed it. */
export interface Storage {
  /** The state as one text. */
  load(): string | undefined;
  /** Either asks for the text, or keeps the rows of the state that are new, gone or `touched`. */
  save(text: () => string, state: State, touched: ReadonlySet<unknown>): void;
  /** True when others write there too (tabs, processes), so that it must be read again before each call. */
  isShared: boolean;
  /** Whether others have written since it was read, where that is known without reading. */
  hasNews?(): boolean;
  /** Hears that what was loaded last is this state now. */
  took?(state: State): void;
  /** Hears that what was loaded last is of no use, and why. */
  refuse?(why: string): void;
  /** Runs what reads and writes while nobody else does; what it keeps is kept for good before this resolves. */
  alone?<Result>(run: () => Promise<Result>): Promise<Result>;
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
    save(text, ...how) {
      try {
        localStorage.setItem(BROWSER_KEY, text());
      } catch {
        memory.save(text, ...how);
      }
    },
    isShared: true,
  };
}
