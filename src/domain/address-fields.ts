import type { Address, ShippingKind } from './shipping.ts';

export type AddressField = Exclude<keyof Address, 'region' | 'comment'>;

const NEEDED: Record<ShippingKind, AddressField[]> = {
  PARCEL_BRANCH: ['country', 'city', 'branchNumber'],
  COURIER: ['country', 'city', 'address'],
  POST: ['country', 'city', 'address', 'postcode'],
  INTERNATIONAL: ['country', 'city', 'address', 'postcode'],
};

/** ISO 3166-1 alpha-2 of countries whose post does not know a town without its state or province. */
const WITH_STATES: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);

/** Whether a town of this country is not found without its state or province. */
export function hasStates(country: string): boolean {
  return WITH_STATES.has(country);
}

/** Which address fields a way of delivery cannot do without; nothing else is asked for. */
export function addressFields(kind: ShippingKind, country: string): AddressField[] {
  return hasStates(country) ? [...NEEDED[kind], 'state'] : NEEDED[kind];
}

/** Whether words can name a place: digits and signs alone cannot, in any alphabet. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Whether it says which branch: a name of a street alone does not. */
export function hasNumber(text: string): boolean {
  return /\p{N}/u.test(text);
}
