import { STORAGE_BASKET, STORAGE_SESSION } from '#domain/constants.ts';
import type { KeyValue } from '#ports/platform.ts';
import type { ToastsStore } from '#stores/toasts.ts';

/** What a shopper would miss; the rest of what is kept is a convenience. */
const MISSED = new Set([STORAGE_BASKET, STORAGE_SESSION]);

/** The same storage; that it takes no basket or no session is said to the shopper, once a page. */
export function tellUnkept(keyValue: KeyValue, toasts: Pick<ToastsStore, 'show'>): KeyValue {
  let isTold = false;
  return {
    ...keyValue,
    write(name, value) {
      const isKept = keyValue.write(name, value);
      if (!isKept && !isTold && MISSED.has(name)) {
        isTold = true;
        toasts.show('info', { key: 'toast.not-kept' });
      }
      return isKept;
    },
  };
}
