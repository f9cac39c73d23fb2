import type { Profile } from '#domain/profile.ts';

/** North America: dollars, English first, shipping to three countries; decision 0012. */
export const profile: Profile = {
  name: 'us',
  shortName: 'ШОВ',
  currency: { code: 'USD', symbol: '$' },
  prepayment: 1_000,
  lengths: 'inches',
  dateOrder: 'year-first',
  hint: 'shipping-days',
  locales: ['en', 'ua'],
  defaultLocale: 'en',
  regions: ['US', 'CA', 'MX'],
  countries: { US: ['US'], CA: ['CA'], MX: ['MX'] },
  tracking: {
    POST: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    INTERNATIONAL: 'https://t.17track.net/en#nums={number}',
  },
  features: { fastOrder: true, patronymic: false, parcelBranches: false, discountModal: false, taxes: ['US'] },
};
