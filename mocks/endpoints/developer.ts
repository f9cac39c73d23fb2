import * as z from 'zod/mini';
import { size } from '#contract/common.ts';
import type { Call, Endpoint, Shop } from '../call.ts';
import { freshState } from '../database.ts';
import type { FaultSwitch } from '../fault-switch.ts';
import { Fault } from '../faults.ts';
import { settle } from '../payments.ts';
import { PIECES_PER_SIZE, shelfById, takeStock } from '../shelves.ts';
import { enterWorld, isWorldName } from '../worlds.ts';

type Path = `/v1/__mock/${string}`;

/** A call for developers: no token, no fault; what it needs in its body and what it does. */
function tool<Schema extends z.ZodMiniType = z.ZodMiniType<undefined>>(
  method: 'GET' | 'POST' | 'PUT',
  path: Path,
  body: Schema | undefined,
  run: (call: Call<z.infer<Schema>>, shop: Shop) => unknown,
): Endpoint {
  const name = path.replace('/v1/__mock/', 'mock.');
  return {
    name,
    method,
    path,
    needs: 'nobody',
    isRead: method === 'GET',
    body,
    run: (call, shop) => run(call as Call<z.infer<Schema>>, shop),
  };
}

const nothing = undefined;

/** Not of the contract: for developers and tests, under /v1/__mock/. Faults never bite here. */
export function developerEndpoints(faults: FaultSwitch): Endpoint[] {
  return [
    tool('GET', '/v1/__mock/state', nothing, (_call, { database: { state } }) => ({
      world: state.world,
      orders: state.orders.length,
      customers: state.customers.length,
      faults: faults.list(),
    })),
    tool('POST', '/v1/__mock/faults', z.strictObject({ faults: z.array(z.string()) }), ({ body }) =>
      faults.set(body.faults),
    ),
    tool('POST', '/v1/__mock/world', z.strictObject({ name: z.string() }), ({ body: { name } }, { database }) => {
      if (!isWorldName(name)) throw new Fault('VALIDATION_ERROR', { details: [{ path: 'name', message: 'Unknown' }] });
      database.state = freshState();
      enterWorld(database.state, name);
    }),
    tool('POST', '/v1/__mock/reset', nothing, (_call, { database }) => {
      faults.set([]);
      database.reset();
    }),
    tool('POST', '/v1/__mock/sell-out', z.strictObject({ variantId: z.uuid(), size }), ({ body }, { database }) =>
      takeStock(database.state, body.variantId, body.size, PIECES_PER_SIZE),
    ),
    tool(
      'POST',
      '/v1/__mock/price',
      z.strictObject({
        variantId: z.uuid(),
        price: z.number().check(z.positive()),
        discountPrice: z.nullable(z.number().check(z.positive())),
      }),
      ({ body: { variantId, ...price } }, { database: { state } }) => {
        const shelf = shelfById(state, variantId);
        if (shelf === undefined) throw new Fault('PRODUCT_SINGLE_VARIANT_NOT_FOUND');
        state.prices[shelf.words.uk._id] = price;
      },
    ),
    tool(
      'POST',
      '/v1/__mock/payments',
      z.strictObject({ data: z.string(), signature: z.string() }),
      async ({ body }, shop) => ({ isPaid: await settle(shop, body) }),
    ),
  ];
}
