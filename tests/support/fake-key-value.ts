import type { KeyValue } from '#ports/platform.ts';

export interface FakeKeyValue extends KeyValue {
  /** What another tab would do: the value changes and whoever subscribed hears of it. */
  writeElsewhere(name: string, value: string | undefined): void;
  /** From now on nothing can be kept, as in a full or forbidden storage. */
  refuse(): void;
}

/** Text kept in memory, for tests. */
export function createFakeKeyValue(initial: Record<string, string> = {}): FakeKeyValue {
  const values = new Map(Object.entries(initial));
  const listeners = new Set<{ name: string; changed: () => void }>();
  let refuses = false;

  return {
    read: (name) => values.get(name),
    write(name, value) {
      if (refuses) return false;
      values.set(name, value);
      return true;
    },
    remove(name) {
      values.delete(name);
    },
    subscribe(name, changed) {
      const listener = { name, changed };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    writeElsewhere(name, value) {
      if (value === undefined) values.delete(name);
      else values.set(name, value);
      for (const listener of listeners) if (listener.name === name) listener.changed();
    },
    refuse() {
      refuses = true;
    },
  };
}
