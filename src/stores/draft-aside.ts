import { STORAGE_CHECKOUT_DRAFT, STORAGE_DRAFT_ASIDE } from '#domain/constants.ts';
import type { User } from '#domain/customer.ts';
import type { KeyValue } from '#ports/platform.ts';

/**
 * A session ended while something was typed at the checkout: it is put away until the same customer is back, so that
 * nobody else is shown it. Of somebody unknown it is given up.
 */
export function setDraftAside(keyValue: KeyValue, userId: string | undefined): void {
  const draft = keyValue.read(STORAGE_CHECKOUT_DRAFT);
  if (draft !== undefined && userId !== undefined)
    keyValue.write(STORAGE_DRAFT_ASIDE, JSON.stringify({ of: userId, draft }));
  keyValue.remove(STORAGE_CHECKOUT_DRAFT);
}

/** What this customer had typed is there again, unless something newer is: gives whether it is. Another one's is given up. */
export function bringDraftBack(keyValue: KeyValue, userId: string): boolean {
  const text = keyValue.read(STORAGE_DRAFT_ASIDE);
  if (text === undefined) return false;
  keyValue.remove(STORAGE_DRAFT_ASIDE);
  const { of, draft } = parsed(text);
  if (of !== userId || typeof draft !== 'string' || keyValue.read(STORAGE_CHECKOUT_DRAFT) !== undefined) return false;
  keyValue.write(STORAGE_CHECKOUT_DRAFT, draft);
  return true;
}

/** Of each detail the account has, what a guest typed at the checkout gives way to it; the rest is the customer's now. */
export function handDraftOver(keyValue: KeyValue, user: User): void {
  const text = keyValue.read(STORAGE_CHECKOUT_DRAFT);
  if (text === undefined) return;
  const { typed, contacts, ...rest } = parsed(text);
  const { in: order, by } = Object(typed) as Record<string, unknown>;
  if (typeof order !== 'string' || by !== undefined) return;
  const known: Record<string, unknown> = { ...user, phoneCountry: user.phone };
  const lacking = Object.entries(Object(contacts)).filter(([name]) => !known[name]);
  const draft = { ...rest, typed: { in: order, by: user.id }, contacts: Object.fromEntries(lacking) };
  keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(draft));
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
