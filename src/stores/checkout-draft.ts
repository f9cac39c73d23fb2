import { JUST_PAID_MS, STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { keptFields } from '#domain/kept-text.ts';
import { ADDRESS_WORDS } from '#domain/shipping.ts';
import type { Clock, KeyValue } from '#ports/platform.ts';
import { OrderKeys } from './order-keys.ts';

/** What was typed so far, kept in this browser so that nothing is lost by a reload, a failure or a change of language. */
export interface CheckoutDraft {
  /** The order this browser is filling in; gone once it is paid or confirmed. */
  orderId?: string;
  /** The order that the bank was asked for last. One of long ago may be paid for beside the one being filled in. */
  asked?: string;
  /** What that order held and came to then; the shopper may come back to another. See `sumsOf`. */
  askedSums?: Record<string, string>;
  /** The press that makes an order of this basket, while its outcome is not known. */
  operation?: { of: string; id: string };
  /** The order that was paid or confirmed a moment ago, and when in epoch milliseconds. */
  paid?: { orderId: string; at: number };
  /** The order that what follows was typed for, and the customer who did; nobody: a guest. */
  typed?: { in: string; by?: string };
  contacts?: Record<string, string>;
  delivery?: Record<string, string>;
  /** What was said of each region that was left, its address and the way: 'cityEU', 'methodIdEU'. */
  regions?: Record<string, string>;
  payment?: Record<string, string>;
}

type Fields = Readonly<Record<string, string | undefined>>;

const PARTS = ['contacts', 'delivery', 'regions', 'payment'] as const;

/** What the forms of an order keep of what is written in them. */
export type Typed = Pick<CheckoutDraft, (typeof PARTS)[number]>;

function texts(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function partsOf(kept: { [part in keyof Typed]: unknown }): Typed {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const said = texts(kept[part]);
      return said === undefined ? [] : [[part, said]];
    }),
  );
}

function withoutTyped(draft: CheckoutDraft): CheckoutDraft {
  const rest = { ...draft };
  for (const part of ['typed', ...PARTS] as const) delete rest[part];
  return rest;
}

function paidLately(value: unknown, now: number): Pick<CheckoutDraft, 'paid'> {
  const { orderId, at } = Object(value) as Record<string, unknown>;
  if (typeof orderId !== 'string' || typeof at !== 'number' || Math.abs(now - at) > JUST_PAID_MS) return {};
  return { paid: { orderId, at } };
}

function typedFor(value: unknown): Pick<CheckoutDraft, 'typed'> {
  const { in: order, by } = Object(value) as Record<string, unknown>;
  if (typeof order !== 'string') return {};
  return { typed: { in: order, ...(typeof by === 'string' && { by }) } };
}

/** The draft in a text kept until now (epoch milliseconds); whatever is not one of ours (an old version, a strange hand) is left out. */
export function readDraft(text: string | undefined, now: number): CheckoutDraft {
  const kept = keptFields(text);
  const { of, id } = texts(kept['operation']) ?? {};
  const askedSums = texts(kept['askedSums']);
  return {
    ...(typeof kept['orderId'] === 'string' ? { orderId: kept['orderId'] } : {}),
    ...(typeof kept['asked'] === 'string' ? { asked: kept['asked'] } : {}),
    ...(askedSums === undefined ? {} : { askedSums }),
    ...(of !== undefined && id !== undefined ? { operation: { of, id } } : {}),
    ...paidLately(kept['paid'], now),
    ...typedFor(kept['typed']),
    ...partsOf(kept),
  };
}

/** Where the draft is kept: read anew each time, for another tab may have written. */
export class CheckoutDrafts {
  readonly keys: OrderKeys;
  readonly #keyValue: KeyValue;
  readonly #clock: Clock;

  constructor(keyValue: KeyValue, clock: Clock) {
    this.#keyValue = keyValue;
    this.#clock = clock;
    this.keys = new OrderKeys(keyValue);
  }

  read(): CheckoutDraft {
    return readDraft(this.#keyValue.read(STORAGE_CHECKOUT_DRAFT), this.#clock.now());
  }

  /**
   * What is kept once this order is paid for: what was typed for it is forgotten, for whoever buys here next may be somebody
   * else. One that was paid for beside it is still being filled in. Undefined when the order is none of this browser's.
   */
  without(orderId: string): CheckoutDraft | undefined {
    const { asked, askedSums: _, ...draft } = this.read();
    if (draft.orderId === orderId) return {};
    if (asked !== orderId) return undefined;
    return draft.typed?.in === orderId ? withoutTyped(draft) : draft;
  }

  /** What was typed for this order so far, unless another customer did. */
  typed(orderId: string, userId: string | undefined): Typed {
    const { typed, ...draft } = this.read();
    const isTheirs = typed?.in === orderId && (typed.by === undefined || typed.by === userId);
    return isTheirs ? partsOf(draft) : {};
  }

  /**
   * Keeps what the shopper says, and not what the account `told` nor what was empty in the form that was `begun`. What was
   * typed for another order, or by another customer, goes with that. Of an address that a guest has begun all is kept: no
   * part of it is another's, whoever signs in.
   */
  type(
    orderId: string,
    userId: string | undefined,
    part: keyof Typed,
    values: Record<string, string>,
    told: Fields,
    begun: Fields = {},
  ): void {
    const rest = withoutTyped(this.read());
    const former = this.typed(orderId, userId);
    const isWhole = part === 'delivery' && userId === undefined && ADDRESS_WORDS.some((name) => values[name]);
    const isOwn = ([name, value]: [string, string]): boolean =>
      isWhole || former[part]?.[name] !== undefined || (value !== told[name] && (value !== '' || begun[name] !== ''));
    const own = Object.entries(values).filter(isOwn);
    if (own.length === 0) return;
    const typed = { in: orderId, ...(userId !== undefined && { by: userId }) };
    this.keep({ ...rest, ...former, typed, [part]: Object.fromEntries(own) });
  }

  keep(draft: CheckoutDraft): void {
    this.#keyValue.write(STORAGE_CHECKOUT_DRAFT, JSON.stringify(draft));
  }
}
