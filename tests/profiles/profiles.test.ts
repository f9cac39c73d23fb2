import { expect, test } from 'vitest';
import { chooseLocale } from '#domain/profile.ts';
import { shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import { profile as art } from '#profiles/art.ts';
import { profile as ua } from '#profiles/ua.ts';
import { profile as us } from '#profiles/us.ts';

const PROFILES = [ua, us, art];

test.each(PROFILES)(
  'the $name build speaks its first language and ships to countries of each of its regions',
  (profile) => {
    expect(profile.locales).toContain(profile.defaultLocale);
    expect(profile.regions.length).toBeGreaterThan(0);
    const countries = profile.regions.flatMap((region) => profile.countries[region] ?? []);
    expect(new Set(countries).size).toBe(countries.length);
    for (const region of profile.regions) expect(profile.countries[region]?.length, region).toBeGreaterThan(0);
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/);
  },
);

test.each(PROFILES)('a parcel of the $name build can be followed whichever way it goes', ({ name, tracking }) => {
  const kinds = new Set(shippingMethodsOf(name).map(({ kind }) => kind));
  expect(Object.keys(tracking).toSorted()).toEqual([...kinds].toSorted());
  for (const address of Object.values(tracking)) {
    expect(new URL(address.replace('{number}', '59')).protocol).toBe('https:');
    expect(address.split('{number}')).toHaveLength(2);
  }
});

test('the Ukrainian build offers 32 countries, its own first', () => {
  const countries = ua.regions.flatMap((region) => ua.countries[region] ?? []);
  expect(countries).toHaveLength(32);
  expect(countries[0]).toBe('UA');
});

test('the American build ships to the United States, Canada and Mexico only', () => {
  expect(us.regions).toEqual(['US', 'CA', 'MX']);
  expect(us.countries).toEqual({ US: ['US'], CA: ['CA'], MX: ['MX'] });
});

test('the American build speaks English to whoever has not chosen, and asks for ten dollars in advance', () => {
  expect(chooseLocale(undefined, [], us)).toBe('en');
  expect(chooseLocale(undefined, ['uk-UA'], us)).toBe('ua');
  expect(us.prepayment).toBe(1_000);
  expect(us.currency).toEqual({ code: 'USD', symbol: '$' });
  expect(ua.prepayment).toBe(20_000);
});

test('patronymics and branches of the post are asked for in Ukraine only', () => {
  expect(ua.features).toMatchObject({ patronymic: true, parcelBranches: true, fastOrder: true });
  expect(us.features).toMatchObject({ patronymic: false, parcelBranches: false });
});

test('the art build differs from the Ukrainian one in its looks only', () => {
  expect(art).toEqual({ ...ua, name: 'art' });
});
