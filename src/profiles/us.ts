import type { Profile } from '#domain/profile.ts';

/** North America: English first, shipping to three countries. Goods are still sold in hryvnias; decision 0012. */
export const profile: Profile = {
  name: 'us',
  shortName: 'ШОВ',
  currency: { code: 'UAH', symbol: '₴' },
  prepayment: { amount: 1_000, symbol: '$' },
  dateOrder: 'year-first',
  hint: 'shipping-days',
  locales: ['en', 'ua'],
  defaultLocale: 'en',
  regions: ['OTHER'],
  countries: { OTHER: ['US', 'CA', 'MX'] },
  features: { fastOrder: true, patronymic: false, parcelBranches: false, discountModal: false },
};
