import { home } from '../addresses.ts';
import type { Ask } from '../ask.ts';
import { about, BODIES, stranger } from './orders.ts';
import type { Memory, Probe } from './probe.ts';
import { good, owned, refused } from './probe.ts';

const HOUR_MS = 3_600_000;

/** The guest's order, asked about without the key that the server gave with it; nothing where it gives none. */
const keyless =
  (body?: (memory: Memory) => unknown) =>
  (memory: Memory): Ask | undefined =>
    memory.guestKey === undefined ? undefined : { id: memory.orders.guest, ...(body && { body: body(memory) }) };

/** What whoever knows only the id of a guest's order may see and do: at once, and an hour later. */
export const GUEST_ORDERS: Probe[] = [
  refused('DONT_HAVE_ACCESS', 'orders.update-customer', 'a guest’s without its key', keyless(stranger)),
  refused(
    'DONT_HAVE_ACCESS',
    'orders.update-shipping-info',
    'a guest’s without its key',
    keyless(({ regions }) => home(regions)),
  ),
  {
    ...good('orders.get', 'guest: by its id alone', keyless()),
    async after({ owner }) {
      await owner?.wait?.(HOUR_MS);
    },
  },
  ...[
    good('orders.get', 'guest: by its id alone an hour later', keyless()),
    ...BODIES.map(([call, body]) => refused('DONT_HAVE_ACCESS', call, 'a guest’s of long ago', keyless(body))),
    {
      ...good('orders.get', 'guest: by its key an hour later', about('guest')),
      async after({ owner }: Memory) {
        await owner?.wait?.(0);
      },
    },
  ].map(owned('wait')),
];
