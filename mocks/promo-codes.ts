/** A promo code the shop honours; amounts in minor units. */
export interface PromoCode {
  name: string;
  type: 'PERCENTAGE' | 'AMOUNT';
  /** Percent, or minor units. */
  discount: number;
  minApplyPrice: number;
}

const PROMO_CODES: PromoCode[] = [
  { name: 'SHOV10', type: 'PERCENTAGE', discount: 10, minApplyPrice: 0 },
  { name: 'NYTKA200', type: 'AMOUNT', discount: 20_000, minApplyPrice: 200_000 },
];

export function promoCode(name: string): PromoCode | undefined {
  return PROMO_CODES.find((code) => code.name === name.toUpperCase());
}
