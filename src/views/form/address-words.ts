import type { AddressField } from '#domain/address-fields.ts';

/** What parts of an address are called in countries that have a name of their own for them; by ISO 3166-1 alpha-2. */
const OWN_NAMES = new Map<string, Partial<Record<AddressField, string>>>(
  Object.entries({
    US: { address: 'field.address.US', postcode: 'field.postcode.US' },
    CA: { address: 'field.address.US', state: 'field.state.CA' },
    MX: { address: 'field.address.US' },
  }),
);

const NAMES: Record<AddressField, string> = {
  country: 'field.country',
  city: 'field.city',
  state: 'field.state',
  branchNumber: 'field.branch',
  address: 'field.address',
  postcode: 'field.postcode',
};

/** The words that name a part of an address in a country. */
export function addressKey(field: AddressField, country: string): string {
  return OWN_NAMES.get(country)?.[field] ?? NAMES[field];
}
