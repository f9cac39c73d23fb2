import type { CallName } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireTokens } from '#contract/auth.ts';
import type { WireBasketItem, WireChosenPayment } from '#contract/order.ts';

/** What only somebody who owns the server can do; without it the probes that need it are left out. */
export interface Owner {
  /** An account that may delete products, and one with a history of orders. */
  manager: { email: string; password: string };
  regular: { email: string; password: string };
  /** The token in the last letter of this kind to an e-mail. */
  letterToken(email: string, kind: 'confirm-email' | 'reset-password'): Promise<string>;
  /** What Google's sign-in client would give. */
  googleCredential(person: { email?: string; name?: string; verified?: boolean; expiresAt: number }): Promise<string>;
  /** Makes the next call fail so: 'pages.get:FORBIDDEN'. */
  plan(fault: string): Promise<void>;
  /** Has the server think that so much later it is. */
  wait(milliseconds: number): Promise<void>;
  /** Pays as a shopper with a good card. */
  pay(redirect: NonNullable<WireChosenPayment['redirect']>): Promise<void>;
}

/** What a walk has learnt so far. */
export interface Memory {
  /** Unique in each walk, so that walks do not meet. */
  run: string;
  email: string;
  otherEmail: string;
  phone: string;
  /** Nobody's. */
  otherPhone: string;
  owner: Owner | undefined;
  now(): number;
  tokens?: WireTokens;
  otherTokens?: WireTokens;
  spentRefreshToken?: string;
  managerToken?: string;
  regularToken?: string;
  variants: WireVariantItem[];
  categoryId?: string;
  methodIds: string[];
  /** Where this server sends parcels. */
  regions: string[];
  /** Whether goods sent to America are taxed here. */
  isTaxed: boolean;
  promoIds: Record<string, string>;
  /** Orders by what they are for. */
  orders: Partial<Record<'guest' | 'own' | 'bulk' | 'late' | 'abroad', string>>;
  /** What opens the guest's, where the server gives keys. */
  guestKey?: string;
  redirect?: WireChosenPayment['redirect'];
}

export interface Ask {
  /** In place of ':id' or ':slug'. */
  id?: string | undefined;
  body?: unknown;
  /** Sent as it is, good or not, instead of JSON of `body`. */
  text?: string;
  token?: string | undefined;
  orderKey?: string | undefined;
  /** Whether it names the press with an `Idempotency-Key`. */
  key?: boolean;
}

/** One question to a server and what the contract says to it. */
export interface Probe {
  call: CallName;
  what: string;
  expects: 'good' | ServerCode;
  /** Undefined where this server gives no occasion: nothing of the kind in its catalogue, or nobody who owns it. */
  ask: Asks;
  keep?(memory: Memory, answer: unknown): void;
  /** Runs after the answer, outside the contract. */
  after?(memory: Memory): Promise<void>;
}

/** Undefined, or nothing of what it needs: left out. */
type Asks = (memory: Memory) => Ask | '' | undefined | Promise<Ask | undefined>;

/** A question the server should answer well. */
export function good<Answer = unknown>(
  call: CallName,
  what: string,
  ask: Asks,
  keep?: (memory: Memory, answer: Answer) => void,
): Probe {
  return { call, what, expects: 'good', ask, ...(keep && { keep }) };
}

/** A question of the contract that the server should refuse for a cause of its own. */
export function refused(expects: ServerCode, call: CallName, what: string, ask: Asks): Probe {
  return { call, what, expects, ask };
}

/** An id nothing has. */
export const NOBODY = '0b7e4c18-93d5-4f2a-8e6b-71c5d20a9f34';

export const PASSWORD = 'слово-contract';

/** A line of something in stock, the n-th there is. */
export function inStock({ variants }: Memory, index = 0, quantity = 1): WireBasketItem | undefined {
  const lines = variants.flatMap(({ variant }) => {
    const size = variant.sizes.find((one) => one.inStock)?.value;
    return size === undefined ? [] : [{ variantId: variant._id, size, quantity }];
  });
  return lines[index];
}

export function soldOut({ variants }: Memory): WireBasketItem | undefined {
  return variants.flatMap(({ variant }) => {
    const size = variant.sizes.find((one) => !one.inStock)?.value;
    return size === undefined ? [] : [{ variantId: variant._id, size, quantity: 1 }];
  })[0];
}

/** A size the first variant does not come in. */
export function wrongSize({ variants: [first] }: Memory): WireBasketItem | undefined {
  const sizes = ['ONE_SIZE', 'M'] as const;
  const size = sizes.find((one) => first?.variant.sizes.every(({ value }) => value !== one));
  return first === undefined || size === undefined ? undefined : { variantId: first.variant._id, size, quantity: 1 };
}
