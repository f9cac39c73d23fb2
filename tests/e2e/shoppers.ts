/** Both languages, a phone and a wide screen. No code reads language and width together. */
export const SHOPPERS = [
  { locale: 'ua', width: 390, height: 844 },
  { locale: 'en', width: 1440, height: 900 },
] as const;
