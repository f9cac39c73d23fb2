import type { CallName } from '#contract/calls.ts';
import type { ServerCode } from '#contract/codes.ts';
import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireTokens } from '#contract/auth.ts';
import type { WireBasketItem, WireChosenPayment } from '#contract/order.ts';
import type { Ask } from '../ask.ts';
import type { Ability, Owner } from '../owner.ts';

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
  /** What is to be paid there, in the major unit. */
  due?: number;
}

/** One question to a server and what the contract says to it. */
export interface Probe {
  call: CallName;
  what: string;
  expects: 'good' | ServerCode;
  /** What the owner of the server has to be able to. */
  needs?: readonly Ability[];
  /** What the shop has not, and need not have; then nothing is asked. */
  lacks?(memory: Memory): string | undefined;
  /** Undefined where this server gives no occasion: nothing of the kind in its catalogue. */
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

/** What only an owner who is able to do this lets one ask. */
export const owned =
  (...needs: Ability[]) =>
  (probe: Probe): Probe => ({ ...probe, needs });

/** What can be asked only of a shop that has something it need not have. */
export const unless =
  (lacking: string, isThere: (memory: Memory) => boolean) =>
  (probe: Probe): Probe => ({ ...probe, lacks: (memory) => (isThere(memory) ? undefined : lacking) });

/** An id nothing has. */
export const NOBODY = '0b7e4c18-93d5-4f2a-8e6b-71c5d20a9f34';

export const PASSWORD = 'слово-contract';

/** So many where the owner sees to the stock, else one. */
export const pieces = ({ owner }: Memory, wanted: number): number => (owner?.stock === undefined ? 1 : wanted);

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

export const ofSoldOut = unless('nothing is sold out', (memory) => soldOut(memory) !== undefined);

/** A size the first variant does not come in. */
export function wrongSize({ variants: [first] }: Memory): WireBasketItem | undefined {
  const sizes = ['ONE_SIZE', 'M'] as const;
  const size = sizes.find((one) => first?.variant.sizes.every(({ value }) => value !== one));
  return first === undefined || size === undefined ? undefined : { variantId: first.variant._id, size, quantity: 1 };
}
