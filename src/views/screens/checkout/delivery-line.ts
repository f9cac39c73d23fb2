import { hasStates } from '#domain/address-fields.ts';
import type { Order } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import { isolated } from '#domain/text.ts';
import type { WordValues } from '../../words.ts';

type Words = (key: string, values: WordValues) => string;

/** 'Відділення пошти, Україна, Полтава, № 12'; undefined while the order has none. `language` is a BCP 47 tag. */
export function deliveryLine(
  { shippingInfo, shippingMethod }: Pick<Order, 'shippingInfo' | 'shippingMethod'>,
  language: string,
  words: Words,
): string | undefined {
  if (shippingInfo === undefined || shippingMethod === undefined) return undefined;
  return `${isolated(shippingMethod.name)}, ${addressLine(shippingInfo, language, words)}`;
}

/** 'Україна, Полтава, № 12'; beyond the ocean as it is written there: '17 Congress Ave, Austin, Texas 78701, United States'. */
export function addressLine(where: Address, language: string, words: Words): string {
  const { country, city, state, address, postcode, branchNumber } = where;
  const place = new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const branch = branchNumber && words('checkout.branch.number', { number: branchNumber });
  const parts = hasStates(country)
    ? [address, city, [state, postcode].filter(Boolean).join(' '), place]
    : [place, state, city, address, branch, postcode];
  return parts.flatMap((part) => (part ? isolated(part) : [])).join(', ');
}
