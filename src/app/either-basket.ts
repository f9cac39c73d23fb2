import type { BasketPort } from '#ports/basket.ts';
import type { SessionStore } from '#stores/session.ts';

/** The basket where it is kept just now: by the server for a customer, in the browser for a guest (spec section 4). */
export function eitherBasket({
  session,
  guest,
  customer,
}: {
  session: SessionStore;
  guest: BasketPort;
  customer: BasketPort;
}): BasketPort {
  const kept = (): BasketPort => (session.isSignedIn ? customer : guest);
  return {
    read: (...given) => kept().read(...given),
    add: (...given) => kept().add(...given),
    change: (...given) => kept().change(...given),
    remove: (...given) => kept().remove(...given),
    replace: (...given) => kept().replace(...given),
    removeBought: (...given) => kept().removeBought(...given),
    // A customer's is followed by SessionKeeper, which comes late.
    subscribe: guest.subscribe,
  };
}
