import {
  STORAGE_CHECKOUT_DRAFT,
  STORAGE_PROMO_CODE,
  STORAGE_PUT_ASIDE,
  STORAGE_SAVED,
  STORAGE_WARDROBE,
} from '#domain/constants.ts';
import type { User } from '#domain/customer.ts';
import { keptFields } from '#domain/kept-text.ts';
import type { KeyValue } from '#ports/platform.ts';

const NAMES = [STORAGE_CHECKOUT_DRAFT, STORAGE_PROMO_CODE, STORAGE_SAVED, STORAGE_WARDROBE];

/**
 * A session ended by itself: what its customer typed, as a code too, saved and measured is put away until the same
 * customer is back, so that nobody else is shown it. Of somebody unknown it is given up.
 */
export function putAside(keyValue: KeyValue, userId: string | undefined): void {
  const kept = NAMES.flatMap((name) => {
    const text = keyValue.read(name);
    keyValue.remove(name);
    return text === undefined ? [] : [[name, text]];
  });
  if (kept.length > 0 && userId !== undefined)
    keyValue.write(STORAGE_PUT_ASIDE, JSON.stringify({ of: userId, ...Object.fromEntries(kept) }));
}

/**
 * What this customer had is there again, unless something newer is; what was saved stands beside it. Gives whether
 * anything was put away. Another customer's is given up.
 */
export function bringBack(keyValue: KeyValue, userId: string): boolean {
  const text = keyValue.read(STORAGE_PUT_ASIDE);
  if (text === undefined) return false;
  keyValue.remove(STORAGE_PUT_ASIDE);
  const { of, ...kept } = keptFields(text);
  if (of !== userId) return false;
  for (const name of NAMES) {
    const now = keyValue.read(name);
    const former = kept[name];
    if (typeof former !== 'string') continue;
    if (now === undefined) keyValue.write(name, former);
    else if (name === STORAGE_SAVED) keyValue.write(name, `${now},${former}`);
  }
  return true;
}

/** Of each detail the account has, what a guest typed at the checkout gives way to it; the rest is the customer's now. */
export function handDraftOver(keyValue: KeyValue, user: User): void {
  const text = keyValue.read(STORAGE_CHECKOUT_DRAFT);
  if (text === undefined) return;
  const { typed, contacts, ...rest } = keptFields(text);
  const { in: order, by } = Object(typed) as Record<string, unknown>;
  if (typeof order !== 'string' || by !== undefined) return;
  const known: Record<string, unknown> = { ...user, phoneCountry: user.phone };
  const lacking = Object.entries(Object(contacts)).filter(([name]) => !known[name]);
  const draft = { ...rest, typed: { in: order, by: user.id }, contacts: Object.fromEntries(lacking) };
  keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(draft));
}
