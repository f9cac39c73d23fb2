import { addressFields } from './address-fields.ts';
import type { Order } from './order.ts';
import type { Address, ShippingMethod } from './shipping.ts';
import { methodsFor } from './shipping.ts';

/** A place that a parcel went to, and the way it went. */
export interface Delivery {
  address: Address;
  method: ShippingMethod;
}

/** To be taken in at a glance. */
const MOST = 3;

/** What tells one place from another: what its way asks for. */
export function placeKey({ address, method }: { address: Partial<Address>; method: ShippingMethod }): string {
  const asked = addressFields(method.kind, address.country ?? '');
  return [method.id, ...asked.map((name) => address[name] ?? '')].join('\n');
}

/** Where these orders, newest first, went to, as far as a parcel goes there in the same way now; each place once. */
export function formerDeliveries(orders: Order[], offered: ShippingMethod[]): Delivery[] {
  const found = new Map<string, Delivery>();
  for (const { shippingInfo: address, shippingMethod } of orders) {
    if (address === undefined) continue;
    const method = methodsFor(address.region, offered).find(({ id }) => id === shippingMethod?.id);
    if (method === undefined) continue;
    const key = placeKey({ address, method });
    if (!found.has(key)) found.set(key, { address, method });
  }
  return [...found.values()].slice(0, MOST);
}
