import type { Order } from './order.ts';
import type { Profile } from './profile.ts';
import { inAddress } from './text.ts';

/** Where its parcel can be followed; undefined while it has no number, or where its carrier has no such page. */
export function trackingAddress(
  templates: Profile['tracking'],
  { shippingMethod, trackingNumber }: Pick<Order, 'shippingMethod' | 'trackingNumber'>,
): string | undefined {
  if (shippingMethod === undefined || trackingNumber === undefined) return undefined;
  return templates[shippingMethod.kind]?.replace('{number}', inAddress(trackingNumber));
}
