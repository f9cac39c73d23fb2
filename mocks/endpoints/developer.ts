import * as z from 'zod/mini';
import { size } from '#contract/common.ts';
import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { freshState } from '../database.ts';
import type { FaultSwitch } from '../fault-switch.ts';
import { Fault } from '../faults.ts';
import { settle } from '../payments.ts';
import { PIECES_PER_SIZE, shelfById, takeStock } from '../shelves.ts';
import { enterWorld, isWorldName } from '../worlds.ts';

/** Not of the contract: for developers and tests, under /v1/__mock/. Faults never bite here. */
export function developerEndpoints(faults: FaultSwitch): Endpoint[] {
  return [
    endpoint({
      name: 'mock.state',
      method: 'GET',
      path: '/v1/__mock/state',
      run: (_call, { database: { state } }) => ({
        world: state.world,
        orders: state.orders.length,
        customers: state.customers.length,
        faults: faults.list(),
      }),
    }),
    endpoint({
      name: 'mock.faults',
      method: 'POST',
      path: '/v1/__mock/faults',
      body: z.strictObject({ faults: z.array(z.string()) }),
      run: ({ body }) => faults.set(body.faults),
    }),
    endpoint({
      name: 'mock.world',
      method: 'POST',
      path: '/v1/__mock/world',
      writes: true,
      body: z.strictObject({ name: z.string() }),
      run({ body: { name } }, { database }) {
        if (!isWorldName(name))
          throw new Fault('VALIDATION_ERROR', { details: [{ path: 'name', message: 'Unknown' }] });
        database.state = freshState();
        enterWorld(database.state, name);
      },
    }),
    endpoint({
      name: 'mock.reset',
      method: 'POST',
      path: '/v1/__mock/reset',
      run(_call, { database }) {
        faults.set([]);
        database.reset();
      },
    }),
    endpoint({
      name: 'mock.sell-out',
      method: 'POST',
      path: '/v1/__mock/sell-out',
      writes: true,
      body: z.strictObject({ variantId: z.uuid(), size }),
      run: ({ body }, { database }) => takeStock(database.state, body.variantId, body.size, PIECES_PER_SIZE),
    }),
    endpoint({
      name: 'mock.price',
      method: 'POST',
      path: '/v1/__mock/price',
      writes: true,
      body: z.strictObject({
        variantId: z.uuid(),
        price: z.number().check(z.positive()),
        discountPrice: z.nullable(z.number().check(z.positive())),
      }),
      run({ body: { variantId, ...price } }, { database: { state } }) {
        const shelf = shelfById(state, variantId);
        if (shelf === undefined) throw new Fault('PRODUCT_SINGLE_VARIANT_NOT_FOUND');
        state.prices[shelf.words.uk._id] = price;
      },
    }),
    endpoint({
      name: 'mock.payments',
      method: 'POST',
      path: '/v1/__mock/payments',
      writes: true,
      body: z.strictObject({ data: z.string(), signature: z.string() }),
      run: async ({ body }, shop) => ({ isPaid: await settle(shop, body) }),
    }),
  ];
}
