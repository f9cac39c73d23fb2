import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { Fault } from '../faults.ts';
import { paged } from '../lists.ts';
import { promoCodes, promoOnWire } from '../promo-codes.ts';

export const PROMO_CODE_ENDPOINTS: Endpoint[] = [
  endpoint('promo-codes.get', ({ params }, { database }) => {
    const code = promoCodes(database.state).find((one) => one._id === params['id']);
    if (code === undefined) throw new Fault('PROMO_CODE_NOT_FOUND');
    return promoOnWire(code);
  }),
  endpoint('promo-codes.search', ({ body: { filter = {}, ...options } }, { database }) => {
    // By its whole name as the shop writes it: nobody gets to know codes by asking for all of them.
    const found = promoCodes(database.state)
      .filter((code) => code.name === filter.name)
      .filter((code) => filter.state === undefined || code.state === filter.state);
    return paged(
      found.map((code) => promoOnWire(code)),
      options,
    );
  }),
];
