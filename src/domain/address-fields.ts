import type { Address, ShippingKind } from './shipping.ts';

export type AddressField = Exclude<keyof Address, 'region' | 'comment'>;

const NEEDED: Record<ShippingKind, AddressField[]> = {
  PARCEL_BRANCH: ['country', 'city', 'branchNumber'],
  COURIER: ['country', 'city', 'address', 'postcode'],
  POST: ['country', 'city', 'address', 'postcode'],
  INTERNATIONAL: ['country', 'city', 'address', 'postcode'],
};

/** A courier within Ukraine asks for no postcode; those of other countries sort by it. */
const COURIER_IN_UKRAINE = NEEDED.COURIER.filter((field) => field !== 'postcode');

/** ISO 3166-1 alpha-2 of countries whose post does not know a town without its state or province. */
const WITH_STATES: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);

/** Whether a town of this country is not found without its state or province. */
export function hasStates(country: string): boolean {
  return WITH_STATES.has(country);
}

const FROM_TOWN: AddressField[] = ['country', 'city', 'branchNumber', 'address', 'postcode'];
const FROM_STREET: AddressField[] = ['country', 'address', 'city', 'state', 'postcode'];

/**
 * Which address fields a way of delivery cannot do without, in the order in which an address of that country is written;
 * nothing else is asked for.
 */
export function addressFields(kind: ShippingKind, country: string): AddressField[] {
  const needed = kind === 'COURIER' && country === 'UA' ? COURIER_IN_UKRAINE : NEEDED[kind];
  if (!hasStates(country)) return FROM_TOWN.filter((field) => needed.includes(field));
  return FROM_STREET.filter((field) => field === 'state' || needed.includes(field));
}

/** Whether words can name a place: digits and signs alone cannot, in any alphabet. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Whether it says which branch: a name of a street alone does not. */
export function hasNumber(text: string): boolean {
  return /\p{N}/u.test(text);
}
