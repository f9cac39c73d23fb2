import type { BasketKey } from '#domain/basket.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { SessionStore } from '#stores/session.ts';

/** The basket where it is kept just now: by the server for a customer, in the browser for a guest (spec section 4). */
export function eitherBasket({
  session,
  guest,
  customer,
  expect,
}: {
  session: Pick<SessionStore, 'isSignedIn'>;
  guest: BasketPort;
  customer: BasketPort;
  /** Rejects where what a guest adds is sold out by now; a server sees to that by itself. */
  expect: (key: BasketKey) => Promise<void>;
}): BasketPort {
  const kept = (): BasketPort => (session.isSignedIn ? customer : guest);
  return {
    read: (signal) => kept().read(signal),
    async add(item) {
      if (!session.isSignedIn) await expect(item);
      return kept().add(item);
    },
    change: (item) => kept().change(item),
    remove: (key) => kept().remove(key),
    revise: (make) => kept().revise(make),
    removeBought: (bought) => kept().removeBought(bought),
  };
}
