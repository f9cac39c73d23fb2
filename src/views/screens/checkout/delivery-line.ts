import type { Order } from '#domain/order.ts';
import { isolated } from '#domain/text.ts';

/** 'Відділення пошти, Україна, Полтава, № 12'; undefined while the order has none. `language` is a BCP 47 tag. */
export function deliveryLine({ shippingInfo, shippingMethod }: Order, language: string): string | undefined {
  if (shippingInfo === undefined || shippingMethod === undefined) return undefined;
  const { country, city, state, address, postcode, branchNumber } = shippingInfo;
  const place = new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const branch = branchNumber === undefined ? undefined : `№\u00A0${branchNumber}`;
  const parts = [shippingMethod.name, place, state, city, address, branch, postcode];
  return parts.flatMap((part) => (part ? isolated(part) : [])).join(', ');
}
