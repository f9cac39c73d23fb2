import { de, en, Faker, pl, uk } from '@faker-js/faker';
import type { Receiver } from '../e2e/orders.ts';

const SEED = 137;

type Where = (someone: Faker) => Receiver['address'];

const inEurope =
  (country: string): Where =>
  ({ location }) => ({
    region: 'EU',
    country,
    city: location.city(),
    address: location.streetAddress(),
    postcode: location.zipCode(),
  });

/** People of four languages, each with an address of their own country. */
const PEOPLE: { locale: (typeof uk)[]; codes: string; where: Where }[] = [
  {
    locale: [uk, en],
    codes: '+380',
    where: ({ location, string }) => ({
      region: 'UA',
      country: 'UA',
      city: location.city(),
      branchNumber: string.numeric({ length: 2, allowLeadingZeros: false }),
    }),
  },
  { locale: [pl, en], codes: '+48', where: inEurope('PL') },
  { locale: [de, en], codes: '+49', where: inEurope('DE') },
  {
    locale: [en],
    codes: '+1',
    where: ({ location }) => ({
      region: 'OTHER',
      country: 'US',
      city: location.city(),
      state: location.state(),
      address: location.streetAddress(),
      postcode: location.zipCode(),
    }),
  },
];

/** Makes up one customer after another, always the same ones. */
export function customers(): () => Receiver {
  const made = PEOPLE.map((people) => ({ ...people, someone: new Faker({ locale: people.locale, seed: SEED }) }));
  let count = 0;
  return () => {
    const people = made[count++ % made.length];
    if (people === undefined) throw new Error('There is nobody');
    const { someone, codes, where } = people;
    const contacts = {
      firstName: someone.person.firstName(),
      lastName: someone.person.lastName(),
      email: someone.internet.email().toLowerCase(),
      phone: codes + someone.string.numeric({ length: 9, allowLeadingZeros: false }),
    };
    return { contacts, address: where(someone) };
  };
}
