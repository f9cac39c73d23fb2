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
    read: (...given) => kept().read(...given),
    async add(...given) {
      if (!session.isSignedIn) await expect(given[0]);
      return kept().add(...given);
    },
    change: (...given) => kept().change(...given),
    remove: (...given) => kept().remove(...given),
    replace: (...given) => kept().replace(...given),
    revise: (...given) => kept().revise(...given),
    removeBought: (...given) => kept().removeBought(...given),
  };
}
