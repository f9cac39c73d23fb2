import type * as z from 'zod/mini';
import type { ServerCode } from './codes.ts';
import type { RuleName } from './rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * nobody: a token is not looked at · anyone: guests welcome, but a token that is sent must be good · customer: signed
 * in, else 401.
 */
type Needs = 'nobody' | 'anyone' | 'customer';

/** One call of the wire. The bundled backend, docs/openapi.json and the contract kit are made from these rows. */
export interface Call<Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined> {
  method: Method;
  /** ':id' is a UUID, ':slug' any text. */
  path: `/v1/${string}`;
  /** One sentence for whoever reads the published contract. */
  says: string;
  /** What it does beside its answer, by the names of `RULES`; `RULES_OF_ALL` go for it too. */
  rules: readonly RuleName[];
  needs: Needs;
  body: Body;
  /** Undefined: 204 with nothing. */
  answer: z.ZodMiniType | undefined;
  /** What the items of a list in the answer are, by the field's name; a client decodes them one by one. */
  parts: Record<string, z.ZodMiniType>;
  /** Codes it answers with for a cause of its own, beside those any call may have. */
  failures: readonly ServerCode[];
  /** Whether it changes nothing, whatever its method, so that it may be asked again. */
  isRead: boolean;
  /** Whether it is about one order, so that an `Order-Key` is heeded. */
  isOfOrder: boolean;
  /** Whether it makes something, so that an `Idempotency-Key` is heeded. */
  creates: boolean;
}

type Row<Body extends z.ZodMiniType | undefined> = Pick<Call, 'says' | 'rules'> &
  Partial<Omit<Call<Body>, 'method' | 'path'>>;

/** A row of CALLS, with what it leaves out. */
export function call<Body extends z.ZodMiniType | undefined = undefined>(
  method: Method,
  path: Call['path'],
  {
    says,
    rules,
    needs = 'nobody',
    body,
    answer,
    parts = {},
    failures = [],
    isRead = method === 'GET',
    isOfOrder = false,
    creates = false,
  }: Row<Body>,
): Call<Body> {
  return { method, path, says, rules, needs, body: body as Body, answer, parts, failures, isRead, isOfOrder, creates };
}
