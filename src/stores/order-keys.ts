import { STORAGE_ORDER_KEYS } from '#domain/constants.ts';
import { keptValue } from '#domain/kept-text.ts';
import type { KeyValue } from '#ports/platform.ts';

/** The newest of them. */
const KEPT = 20;
/** What can be sent in a header, and no more of it. */
const KEY = /^[\w-]{1,200}$/;

type Pair = [orderId: string, key: string];

function isPair(value: unknown): value is Pair {
  if (!Array.isArray(value)) return false;
  const [id, key] = value as unknown[];
  return typeof id === 'string' && typeof key === 'string' && KEY.test(key);
}

/** What opens the orders that were made in this browser by a guest, or came here in a letter's link. */
export class OrderKeys {
  readonly #keyValue: KeyValue;

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
  }

  of(orderId: string): string | undefined {
    return this.#read().get(orderId);
  }

  /** A server that gives no keys gives nothing to keep. */
  keep(orderId: string, key: string | undefined): void {
    const keys = this.#read();
    if (!isPair([orderId, key])) return;
    keys.delete(orderId);
    const newest = [...keys, [orderId, key]].slice(-KEPT);
    this.#keyValue.write(STORAGE_ORDER_KEYS, JSON.stringify(newest));
  }

  #read(): Map<string, string> {
    const kept = keptValue(this.#keyValue.read(STORAGE_ORDER_KEYS));
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  }
}
