import type { Endpoint } from '../call.ts';
import { endpoint } from '../call.ts';
import { Fault } from '../faults.ts';
import { writeDiscount } from '../letters.ts';

export const NEWSLETTER: Endpoint[] = [
  endpoint('newsletter.subscribe', (call, shop) => {
    const { state } = shop.database;
    const email = call.body.email.toLowerCase();
    if (state.subscribers.includes(email))
      throw new Fault('BAD_REQUEST_VALUE_NOT_UNIQUE', {
        details: [{ path: 'email', message: 'Already subscribed' }],
      });
    state.subscribers.push(email);
    writeDiscount(shop, call, email);
  }),
];
