import { SHIPPING_METHODS, shippingMethodOnWire } from '#fixtures/shipping-methods.ts';
import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { paged } from '../lists.ts';

export const SHIPPING: Endpoint[] = [
  endpoint('shipping-methods.search', ({ body: { filter = {}, ...options }, language }) => {
    const rows = SHIPPING_METHODS.filter((row) => filter.state === undefined || row.state === filter.state);
    return paged(
      rows.map((row) => shippingMethodOnWire(row, language)),
      options,
    );
  }),
];
