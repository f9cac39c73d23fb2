import type { Profile } from '#domain/profile.ts';

/** Ukraine: hryvnia, Ukrainian first, shipping to Ukraine, Europe and elsewhere. */
export const profile: Profile = {
  name: 'ua',
  shortName: 'ШОВ',
  currency: { code: 'UAH', symbol: '₴' },
  prepayment: 20_000,
  lengths: 'cm',
  dateOrder: 'day-first',
  hint: 'free-from',
  locales: ['ua', 'en'],
  defaultLocale: 'ua',
  regions: ['UA', 'EU', 'OTHER'],
  countries: {
    UA: ['UA'],
    EU: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(' '),
    OTHER: ['US', 'CA', 'MX'],
  },
  tracking: {
    PARCEL_BRANCH: 'https://novaposhta.ua/tracking/?cargo_number={number}',
    COURIER: 'https://novaposhta.ua/tracking/?cargo_number={number}',
    POST: 'https://track.ukrposhta.ua/tracking_UA.html?barcode={number}',
    INTERNATIONAL: 'https://t.17track.net/en#nums={number}',
  },
  dispatch: { timeZone: 'Europe/Kyiv', cutOffHour: 15 },
  features: { fastOrder: true, patronymic: true, parcelBranches: true, discountModal: false, taxes: [] },
};
