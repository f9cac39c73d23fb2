import type { CardError } from './bank-words.ts';

export interface Card {
  number: string;
  /** Month and year of two digits or four, with anything but a digit between them or nothing. */
  expiry: string;
  cvc: string;
}

/** The cards this bank knows; every other true number is declined, so that nobody pays with a real one. */
export const TEST_CARDS: { number: string; outcome: 'paid' | CardError }[] = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'card_declined' },
  { number: '4000 0000 0000 0127', outcome: 'invalid_cvc' },
];

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryError(expiry: string, now: number): CardError | undefined {
  const typed = expiry.trim().replace(/^(\d\d)(\d\d(?:\d\d)?)$/, '$1/$2');
  const [month = '', year = ''] = typed.split(/\D+/);
  if (!/^\d{1,2}$/.test(month) || Number(month) < 1 || Number(month) > 12) return 'invalid_expiry_month';
  if (!/^(\d{2}|\d{4})$/.test(year)) return 'invalid_expiry_year';
  const today = new Date(now);
  const fullYear = year.length === 2 ? 2_000 + Number(year) : Number(year);
  if (fullYear < today.getUTCFullYear()) return 'invalid_expiry_year';
  const isPastMonth = fullYear === today.getUTCFullYear() && Number(month) < today.getUTCMonth() + 1;
  return isPastMonth ? 'invalid_expiry_month' : undefined;
}

/** What the bank says to a card, for its natural cause first. */
export function judge(card: Card, now: number): 'paid' | CardError {
  const digits = card.number.replaceAll(/\D/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'incorrect_number';
  const expiry = expiryError(card.expiry, now);
  if (expiry !== undefined) return expiry;
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return 'invalid_cvc';
  const known = TEST_CARDS.find((one) => one.number.replaceAll(' ', '') === digits);
  return known?.outcome ?? 'card_declined';
}
