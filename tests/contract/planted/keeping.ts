import type { WireUser } from '#contract/auth.ts';
import type { WireBasketItem, WireCheckout } from '#contract/order.ts';
import { Fault } from '#mocks/faults.ts';
import type { StoredOrder } from '#mocks/state.ts';
import type { Planted } from './plant.ts';
import { answering, as, asOrder, asking, orderOf } from './plant.ts';

/** What a withheld order tells all the same, each by itself. */
const LEAKS: [is: string, of: (order: StoredOrder) => object][] = [
  ['the dates', ({ dates }) => ({ dates })],
  ['the number of the parcel', ({ trackingNumber }) => ({ trackingNumber })],
  ['the word beside the parcel', ({ comment }) => ({ comment })],
  ['the payment', ({ payment }) => ({ payment })],
];

/** What is a person’s own: kept from others, and kept at all. */
export const WRONG_KEEPING: Planted[] = [
  {
    is: 'a refusal says whose e-mail it is',
    wrong: 'privacy.refusals',
    at: ['auth.register'],
    change(run, { body }, { database: { state } }) {
      const known = state.customers.find(({ user }) => user.email === (body as { email: string }).email);
      if (known === undefined) return run();
      throw new Fault('BAD_REQUEST_VALUE_NOT_UNIQUE', { message: `Already of ${known.user.firstName ?? ''}` });
    },
  },
  {
    is: 'who may not see an order hears whose it is',
    wrong: 'privacy.strangers',
    at: ['orders.get'],
    async change(run, call, shop) {
      try {
        return await run();
      } catch (error) {
        const { email = '' } = orderOf(call, shop)?.customer ?? {};
        if (email === '') throw error;
        throw new Fault('DONT_HAVE_ACCESS', { message: `An order of ${email}` });
      }
    },
  },
  {
    is: 'a guest sees the name on a customer’s order',
    wrong: 'privacy.guests',
    at: ['orders.get'],
    change: asOrder(({ ownerId }, { customer }) =>
      customer === undefined && ownerId ? { ownerId: undefined as never } : {},
    ),
  },
  {
    is: 'a profile holds the hash of its password',
    wrong: 'privacy.passwords',
    at: ['customer.details'],
    change: answering<WireUser>((user, { customer }) => ({ ...user, passwordHash: customer?.passwordHash })),
  },
  {
    is: 'a guest’s order is open to whoever has its id',
    wrong: 'privacy.order-without-key',
    at: ['orders.get'],
    change: answering<WireCheckout>((checkout, call, shop) => {
      const { customer, address } = orderOf(call, shop) ?? {};
      const { withheld: _, ...order } = checkout.order;
      return { ...checkout, order: { ...order, customer: customer ?? {}, ...(address && { shippingInfo: address }) } };
    }),
  },
  ...LEAKS.map(([is, of]): Planted => ({
    is: `a withheld order tells ${is}`,
    wrong: 'privacy.sent-order-without-key',
    at: ['orders.get'],
    change: answering<WireCheckout>((checkout, call, shop) => {
      const order = orderOf(call, shop);
      return { ...checkout, order: { ...checkout.order, ...(order && of(order)) } };
    }),
  })),
  {
    is: 'an order tells its payment to whoever asks',
    wrong: 'privacy.paid-order-without-key',
    at: ['orders.get'],
    change: answering<WireCheckout>((checkout, call, shop) => {
      const { payment } = orderOf(call, shop) ?? checkout.order;
      return { ...checkout, order: { ...checkout.order, payment } };
    }),
  },
  {
    is: 'an order tells its key to whoever asks',
    wrong: 'privacy.key-told-once',
    at: ['orders.get'],
    change: answering<WireCheckout>((checkout, call, shop) => {
      const { key } = orderOf(call, shop) ?? {};
      return { ...checkout, order: { ...checkout.order, ...(key !== undefined && { key }) } };
    }),
  },
  {
    is: 'adding pieces sets them',
    wrong: 'basket.add',
    at: ['basket.add'],
    change(run, { customer, body }) {
      const { variantId, size } = body as WireBasketItem;
      if (customer !== undefined)
        customer.basket = customer.basket.filter((line) => line.variantId !== variantId || line.size !== size);
      return run();
    },
  },
  {
    is: 'setting pieces adds them',
    wrong: 'basket.set',
    at: ['basket.update'],
    change: asking<WireBasketItem>((line, { customer }) => {
      const before = customer?.basket.find(({ variantId, size }) => variantId === line.variantId && size === line.size);
      return { ...line, quantity: Math.min(99, line.quantity + (before?.quantity ?? 0)) };
    }),
  },
  {
    is: 'taking a line out empties the basket',
    wrong: 'basket.set',
    at: ['basket.delete'],
    async change(run, { customer }) {
      await run();
      if (customer !== undefined) customer.basket = [];
      return { items: [] };
    },
  },
  {
    is: 'replacing a basket keeps what was in it',
    wrong: 'basket.replace',
    at: ['basket.replace'],
    change: asking<{ items: WireBasketItem[] }>(({ items }, { customer }) => {
      const others = (customer?.basket ?? []).filter((line) =>
        items.every(({ variantId }) => variantId !== line.variantId),
      );
      return { items: [...items, ...others] };
    }),
  },
  {
    is: 'a basket takes what is sold out',
    wrong: 'basket.sold-out',
    at: ['basket.add', 'basket.update'],
    change: as(() => ({ taken: {} })),
  },
  ...(['basket.add', 'basket.update'] as const).map((call): Planted => ({
    is: `a refusal of ${call} names a line of a basket`,
    wrong: 'basket.details',
    at: [call],
    async change(run) {
      try {
        return await run();
      } catch (error) {
        const { code, message } = error as Fault;
        throw new Fault(code, { details: [{ path: 'items.0', message }] });
      }
    },
  })),
  {
    is: 'a hundred pieces are taken for ninety-nine',
    wrong: 'basket.bounds',
    async serve(request, serve) {
      if (!request.url.includes('/basket/') || request.body === null) return serve(request);
      const text = (await request.text()).replace('"quantity":100', '"quantity":99');
      return serve(new Request(request.url, { method: request.method, headers: request.headers, body: text }));
    },
  },
  {
    is: 'all customers share one basket',
    wrong: 'basket.kept',
    at: ['basket.get'],
    change: (_, { customer }, { database: { state } }) => ({
      items: [customer, ...state.customers].find((one) => (one?.basket.length ?? 0) > 0)?.basket ?? [],
    }),
  },
];
