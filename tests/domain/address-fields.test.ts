import { expect, it } from 'vitest';
import { addressFields } from '#domain/address-fields.ts';

it.each([
  ['UA', ['country', 'city', 'address']],
  ['PL', ['country', 'city', 'address', 'postcode']],
  ['', ['country', 'city', 'address', 'postcode']],
  ['CA', ['country', 'address', 'city', 'state', 'postcode']],
])('a courier in «%s» finds the door by %j', (country, fields) => {
  expect(addressFields('COURIER', country)).toEqual(fields);
});
