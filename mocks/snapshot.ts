import * as z from 'zod/mini';
import { user } from '#contract/auth.ts';
import { basketItem, address, customer, order, payment, prices } from '#contract/order.ts';
import { promoCode } from '#contract/catalog.ts';
import { state as turned, amount, id, size, time } from '#contract/common.ts';
import type { Letter, LetterToken, State, StoredCustomer, StoredOrder } from './state.ts';
import { VERSION } from './database.ts';
import type { PromoCode } from './promo-codes.ts';
import { parseFault } from './planned-fault.ts';
import { WORLDS } from './worlds.ts';

const moment = z.number();
const language = z.enum(['uk', 'en']);
const linePrice = z.strictObject({ price: amount, discountPrice: z.nullable(amount) });

function isFault(text: string): boolean {
  try {
    parseFault(text);
    return true;
  } catch {
    return false;
  }
}

const storedOrder = z.strictObject({
  id,
  number: z.string(),
  createdAt: time,
  status: order.shape.status,
  payment,
  isFast: z.boolean(),
  ownerId: z.optional(id),
  key: z.optional(z.string()),
  customer: z.partial(customer),
  address: z.optional(address),
  taxPercent: z.optional(z.number().check(z.nonnegative())),
  methodId: z.optional(id),
  lines: z.array(basketItem),
  promoCode: z.optional(z.string()),
  language,
  pageOrigin: z.optional(z.string()),
  trackingNumber: z.optional(z.string()),
  dates: order.shape.dates,
  comment: z.optional(z.string()),
  paid: z.optional(
    z.strictObject({
      lines: z.array(linePrice),
      prices,
      gift: z.optional(z.strictObject({ variantId: id, size })),
    }),
  ),
} satisfies Record<keyof StoredOrder, z.ZodMiniType>);

/** Not strict: a former release kept more. */
const storedCustomer = z.object({
  user,
  passwordHash: z.string(),
  basket: z.array(basketItem),
  mayManage: z.optional(z.boolean()),
} satisfies Record<keyof StoredCustomer, z.ZodMiniType>);

const letter = z.strictObject({
  _id: id,
  at: moment,
  to: z.string(),
  kind: z.enum(['confirm-email', 'reset-password', 'discount', 'order']),
  language,
  subject: z.string(),
  lines: z.array(z.string()),
  link: z.optional(z.strictObject({ label: z.string(), url: z.url({ protocol: /^https?$/ }) })),
} satisfies Record<keyof Letter, z.ZodMiniType>);

const letterToken = z.strictObject({
  token: z.string(),
  isUsed: z.optional(z.literal(true)),
  kind: z.enum(['confirm-email', 'reset-password']),
  customerId: id,
  email: z.string(),
  expiresAt: moment,
} satisfies Record<keyof LetterToken, z.ZodMiniType>);

const reply = z.strictObject({
  status: z.int(),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
});

/** A state as it may be put in place; a field of `State` that is not here is a mistake of types. */
const state = z.strictObject({
  project: z.enum(['ua', 'us', 'art']),
  world: z.enum(WORLDS.map(({ name }) => name)),
  latencyMs: z.number().check(z.nonnegative()),
  faults: z.array(z.string().check(z.refine(isFault, 'Unknown fault'))),
  clockOffsetMs: z.number(),
  isOffline: z.boolean(),
  accessTokenS: z.number().check(z.positive()),
  freeShippingFrom: z.optional(amount),
  promoMinimum: z.optional(amount),
  promoStates: z.optional(z.array(z.tuple([z.string(), turned]))),
  promoCodes: z.optional(
    z.array(
      z.strictObject({
        ...promoCode.shape,
        firstOrderOnly: z.optional(z.literal(true)),
        gift: z.optional(z.strictObject({ variantId: id, size })),
      } satisfies Record<keyof PromoCode, z.ZodMiniType>),
    ),
  ),
  methodStates: z.optional(z.record(id, turned)),
  shelves: z.enum(['full', 'empty', 'big']),
  isSale: z.boolean(),
  orders: z.array(storedOrder),
  taken: z.record(z.string(), z.number()),
  prices: z.record(z.string(), linePrice),
  customers: z.array(storedCustomer),
  sessions: z.array(z.strictObject({ token: z.string(), customerId: id, expiresAt: moment })),
  subscribers: z.array(z.string()),
  answers: z.array(z.strictObject({ key: z.string(), body: z.string(), at: moment, reply })),
  letters: z.array(letter),
  letterTokens: z.array(letterToken),
  deletedProducts: z.array(id),
} satisfies Record<keyof State, z.ZodMiniType>);

/** The whole state as it is downloaded and put back. */
export const snapshot = z.strictObject({
  version: z.literal(VERSION),
  state: state as unknown as z.ZodMiniType<State>,
});
