import * as z from 'zod/mini';
import { promoCode } from '#contract/catalog.ts';
import { amount, id, size, state } from '#contract/common.ts';
import type { CheckedCall, Endpoint, Shop } from '../call.ts';
import { VERSION } from '../database.ts';
import type { FaultSwitch } from '../fault-switch.ts';
import { MAX_LATENCY_MS } from '../planned-fault.ts';
import { Fault } from '../faults.ts';
import { googleCredential } from '../google.ts';
import { settle } from '../payments.ts';
import { sendOrder, turnOrder } from '../order-desk.ts';
import { addPromo, turnPromo } from '../promo-codes.ts';
import { isSeeded } from '../seeds.ts';
import { PIECES_PER_SIZE, leaveStock, shelfById, takeStock } from '../shelves.ts';
import { turnMethod } from '../shipping.ts';
import { MAX_CLOCK_MS, situationOf } from '../situation.ts';
import { snapshot } from '../snapshot.ts';
import { beginningOf, isWorldName, unknownWorld } from '../worlds.ts';

/** A million: sums of it stay exact. */
const money = amount.check(z.positive(), z.maximum(1_000_000));

/** A code as on the wire, but for its id. */
const newPromoCode = z.strictObject({
  name: z.string().check(z.regex(/^[A-Z0-9]{1,60}$/)),
  state,
  type: promoCode.shape.type,
  discount: amount,
  minApplyPrice: amount,
  firstOrderOnly: z.optional(z.literal(true)),
  gift: z.optional(z.strictObject({ variantId: id, size })),
});

type Path = `/v1/__mock/${string}`;

/** A day's play is a few megabytes at most. */
const MAX_SNAPSHOT_BYTES = 64 * 1_048_576;
/** As long as those of Google. */
const CREDENTIAL_MS = 3_600_000;

/** A call for developers: no token, no fault; what it needs in its body and what it does. */
function tool<Schema extends z.ZodMiniType = z.ZodMiniType<undefined>>(
  method: 'GET' | 'POST' | 'PUT',
  path: Path,
  body: Schema | undefined,
  run: (call: CheckedCall<z.infer<Schema>>, shop: Shop) => unknown,
  maxBodyBytes?: number,
): Endpoint {
  return {
    // No fault asks for it by another.
    name: path,
    method,
    path,
    needs: 'nobody',
    isRead: method === 'GET',
    body,
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
    run: (call, shop) => run(call as CheckedCall<z.infer<Schema>>, shop),
  };
}

const nothing = undefined;

/** Not of the contract: for developers and tests, under /v1/__mock/. Faults never bite here. */
export function developerEndpoints(faults: FaultSwitch): Endpoint[] {
  return [
    tool('GET', '/v1/__mock/state', nothing, (_call, { database: { state }, now }) => ({
      ...situationOf(state),
      now: now(),
      isOffline: state.isOffline,
      orders: state.orders.filter((order) => !isSeeded(order.id)).length,
      customers: state.customers.filter(({ user }) => !isSeeded(user._id)).length,
      sessions: state.sessions.length,
      letters: state.letters.length,
    })),
    tool('GET', '/v1/__mock/letters', nothing, (_call, { database }) => database.state.letters),
    tool('GET', '/v1/__mock/snapshot', nothing, (_call, { database }) => ({ version: VERSION, state: database.state })),
    tool(
      'PUT',
      '/v1/__mock/snapshot',
      snapshot,
      ({ body }, { database }) => {
        database.state = body.state;
      },
      MAX_SNAPSHOT_BYTES,
    ),
    tool(
      'POST',
      '/v1/__mock/clock',
      z.strictObject({ offsetMs: z.number().check(z.minimum(-MAX_CLOCK_MS), z.maximum(MAX_CLOCK_MS)) }),
      ({ body }, { database }) => {
        database.state.clockOffsetMs = body.offsetMs;
      },
    ),
    tool(
      'POST',
      '/v1/__mock/latency',
      z.strictObject({ ms: z.number().check(z.minimum(0), z.maximum(MAX_LATENCY_MS)) }),
      ({ body }, { database }) => {
        database.state.latencyMs = body.ms;
      },
    ),
    tool('POST', '/v1/__mock/end-sessions', nothing, (_call, { database }) => {
      database.state.sessions = [];
    }),
    tool('POST', '/v1/__mock/faults', z.strictObject({ faults: z.array(z.string()) }), ({ body }) =>
      faults.set(body.faults),
    ),
    tool('POST', '/v1/__mock/world', z.strictObject({ name: z.string() }), ({ body: { name } }, { database }) => {
      if (!isWorldName(name))
        throw new Fault('VALIDATION_ERROR', { details: [{ path: 'name', message: unknownWorld(name) }] });
      database.state = { ...beginningOf(name, database.state.project), faults: database.state.faults };
    }),
    tool('POST', '/v1/__mock/reset', nothing, (_call, { database, limits }) => {
      database.reset();
      limits.forget();
    }),
    tool('POST', '/v1/__mock/sell-out', z.strictObject({ variantId: id, size }), ({ body }, { database }) =>
      takeStock(database.state, body.variantId, body.size, PIECES_PER_SIZE),
    ),
    tool(
      'POST',
      '/v1/__mock/stock',
      z.strictObject({ variantId: id, size, left: z.int().check(z.minimum(0), z.maximum(PIECES_PER_SIZE)) }),
      ({ body }, { database }) => leaveStock(database.state, body.variantId, body.size, body.left),
    ),
    tool(
      'POST',
      '/v1/__mock/price',
      z.strictObject({ variantId: id, price: money, discountPrice: z.nullable(money) }),
      ({ body: { variantId, ...price } }, { database: { state } }) => {
        const shelf = shelfById(state, variantId);
        if (shelf === undefined) throw new Fault('PRODUCT_SINGLE_VARIANT_NOT_FOUND');
        state.prices[shelf.words.uk._id] = price;
      },
    ),
    tool(
      'POST',
      '/v1/__mock/google-credential',
      z.strictObject({ email: z.string(), name: z.optional(z.string()) }),
      async ({ body: { email, name } }, { now }) => ({
        credential: await googleCredential({ email, ...(name && { name }), expiresAt: now() + CREDENTIAL_MS }),
      }),
    ),
    tool('POST', '/v1/__mock/promo', z.strictObject({ name: z.string(), state }), ({ body }, { database }) => {
      if (!turnPromo(database.state, body.name, body.state)) throw new Fault('PROMO_CODE_NOT_FOUND');
    }),
    tool('POST', '/v1/__mock/promo-code', newPromoCode, ({ body }, { database }) => addPromo(database.state, body)),
    tool('POST', '/v1/__mock/order', z.strictObject({ id, status: z.enum(['DONE', 'CANCELED']) }), ({ body }, shop) =>
      turnOrder(shop, body.id, body.status),
    ),
    tool(
      'POST',
      '/v1/__mock/parcel',
      z.strictObject({ id, trackingNumber: z.string(), comment: z.string() }),
      ({ body }, shop) => sendOrder(shop, body),
    ),
    tool('POST', '/v1/__mock/shipping-method', z.strictObject({ id, state }), ({ body }, { database }) => {
      if (!turnMethod(database.state, body.id, body.state)) throw new Fault('PAGE_NOT_FOUND');
    }),
    tool(
      'POST',
      '/v1/__mock/payments',
      z.strictObject({ data: z.string(), signature: z.string() }),
      async ({ body }, shop) => ({ isPaid: await settle(shop, body) }),
    ),
  ];
}
