import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { Language } from '#fixtures/localized.ts';
import type { Database } from './database.ts';
import type { Limits } from './limits.ts';
import type { StoredCustomer } from './state.ts';

/** One request, already matched, authorised and checked against the contract. */
export interface CheckedCall<Body = unknown> {
  params: Record<string, string>;
  body: Body;
  language: Language;
  /** Who is signed in. */
  customer: StoredCustomer | undefined;
  /** What is to open a guest's order, as it was sent. */
  orderKey: string | undefined;
  /** Origin of the page that asked: where a payment comes back to. */
  pageOrigin: string;
  /** Origin of the shop's pages as the server knows it: where links of letters lead. */
  shopOrigin: string;
  /** Origin of this backend as the page sees it: where its payment page is. */
  backendOrigin: string;
}

/** What endpoints may use of the world; time, ids and chance are given, so that tests repeat. */
export interface Shop {
  database: Database;
  /** Epoch milliseconds. */
  now(): number;
  /** A new UUID v4. */
  newId(): string;
  /** 0 inclusive to 1 exclusive. */
  random(): number;
  /** What may be done only so often. */
  limits: Limits;
}

export interface Endpoint extends Pick<Call, 'method' | 'path' | 'needs' | 'isRead'> {
  /** As faults name it: 'orders.create'. */
  name: string;
  body: z.ZodMiniType | undefined;
  /** Where more than 1 MB is welcome. */
  maxBodyBytes?: number;
  run(call: CheckedCall, shop: Shop): unknown;
}

type BodyOf<Name extends CallName> = (typeof CALLS)[Name]['body'] extends infer Schema extends z.ZodMiniType
  ? z.infer<Schema>
  : undefined;

/** Answers a call of the contract, its body typed by the schema. What `run` returns is the answer; nothing: 204. */
export function endpoint<Name extends CallName>(
  name: Name,
  run: (call: CheckedCall<BodyOf<Name>>, shop: Shop) => unknown,
): Endpoint {
  const { method, path, needs, isRead, body } = CALLS[name];
  return { name, method, path, needs, isRead, body, run: (call, shop) => run(call as CheckedCall<BodyOf<Name>>, shop) };
}
