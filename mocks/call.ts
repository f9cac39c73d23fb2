import type * as z from 'zod/mini';
import type { Language } from '#fixtures/localized.ts';
import type { Database, StoredCustomer } from './database.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, already matched, authorised and checked against the contract. */
export interface Call<Body = unknown> {
  params: Record<string, string>;
  body: Body;
  language: Language;
  /** Who is signed in. */
  customer: StoredCustomer | undefined;
  /** Origin of the page that asked: where a payment comes back to. */
  pageOrigin: string;
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
}

/**
 * nobody: a token is not looked at · anyone: guests welcome, but a token that is sent must be good · customer: signed
 * in, else 401.
 */
export type Needs = 'nobody' | 'anyone' | 'customer';

export interface Endpoint {
  /** As faults name it: 'orders.create'. */
  name: string;
  method: Method;
  /** ':id' is a UUID, any other ':name' any text. */
  path: string;
  needs: Needs;
  /** Whether the database has to be kept after it. */
  writes: boolean;
  body: z.ZodMiniType | undefined;
  run(call: Call, shop: Shop): unknown;
}

/** A row of the endpoint table, its handler typed by its schema. What the handler returns is the answer; nothing: 204. */
export function endpoint<Schema extends z.ZodMiniType = z.ZodMiniType<undefined>>(row: {
  name: string;
  method: Method;
  path: string;
  needs?: Needs;
  writes?: boolean;
  body?: Schema;
  run(call: Call<z.infer<Schema>>, shop: Shop): unknown;
}): Endpoint {
  const { name, method, path, needs = 'nobody', writes = false, body } = row;
  return { name, method, path, needs, writes, body, run: (call, shop) => row.run(call as Call<z.infer<Schema>>, shop) };
}
