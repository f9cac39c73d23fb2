import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { Fault } from '../faults.ts';
import { paged } from '../lists.ts';
import { shippingMethods } from '../shipping.ts';

export const SHIPPING: Endpoint[] = [
  endpoint('shipping-methods.get', ({ params, language }, { database }) => {
    const method = shippingMethods(database.state, language).find((one) => one._id === params['id']);
    // The catalogue of codes has none of its own for a way of delivery.
    if (method === undefined) throw new Fault('PAGE_NOT_FOUND', { message: 'No such way of delivery' });
    return method;
  }),
  endpoint('shipping-methods.search', ({ body: { filter = {}, ...options }, language }, { database }) => {
    const methods = shippingMethods(database.state, language);
    return paged(
      methods.filter((method) => filter.state === undefined || method.state === filter.state),
      options,
    );
  }),
];
