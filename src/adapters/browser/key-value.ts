import type { KeyValue } from '#ports/platform.ts';

/** What is needed of `window`; to read `localStorage` may itself throw. */
export type StorageHost = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Text in the browser's storage. Where the browser forbids it or it is full, what is written is kept in memory until the
 * page is left; `write` then says false, so that the shopper can be told.
 */
export function createKeyValue(host: StorageHost): KeyValue {
  /** What storage did not take, newer than what it holds; undefined for what it would not forget. */
  const kept = new Map<string, string | undefined>();

  function attempt(use: (storage: Storage) => void): boolean {
    try {
      use(host.localStorage);
      return true;
    } catch {
      return false;
    }
  }

  return {
    read(name) {
      if (kept.has(name)) return kept.get(name);
      let value: string | undefined;
      attempt((storage) => {
        value = storage.getItem(name) ?? undefined;
      });
      return value;
    },

    write(name, value) {
      const isStored = attempt((storage) => storage.setItem(name, value));
      if (isStored) kept.delete(name);
      else kept.set(name, value);
      return isStored;
    },

    remove(name) {
      if (attempt((storage) => storage.removeItem(name))) kept.delete(name);
      else kept.set(name, undefined);
    },

    subscribe(name, changed) {
      const listen = (event: StorageEvent) => {
        // No key: the whole storage was emptied.
        if (event.key !== null && event.key !== name) return;
        kept.delete(name);
        changed();
      };
      host.addEventListener('storage', listen);
      return () => host.removeEventListener('storage', listen);
    },
  };
}
