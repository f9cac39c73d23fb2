import type { ShippingRegion } from './shipping.ts';

interface PaymentMethodRow {
  /** What the provider asks for at once: all of it, or a part while the rest is paid with the parcel. */
  asks: 'total' | 'prepayment';
  /** Where alone it is taken; without them, everywhere. */
  regions?: readonly ShippingRegion[];
}

/** Every way to pay, in the order they are offered. Pay on delivery needs a courier of the country, at home in either build. */
export const PAYMENT_METHODS = {
  CARD: { asks: 'total' },
  CASH_ON_DELIVERY: { asks: 'prepayment', regions: ['UA', 'US'] },
} as const satisfies Record<string, PaymentMethodRow>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

const ROWS: [PaymentMethod, PaymentMethodRow][] = Object.entries(PAYMENT_METHODS) as [
  PaymentMethod,
  PaymentMethodRow,
][];

/** The ways to pay that are taken for parcels to any of these regions. */
export function methodsFor(regions: readonly (ShippingRegion | undefined)[]): PaymentMethod[] {
  const isTaken = ({ regions: taken }: PaymentMethodRow): boolean =>
    taken === undefined || regions.some((region) => region !== undefined && taken.includes(region));
  return ROWS.filter(([, row]) => isTaken(row)).map(([method]) => method);
}

/** The first of the wanted ways that is taken for parcels to this region, else the card. */
export function methodTaken(region: ShippingRegion | undefined, ...wanted: (string | undefined)[]): PaymentMethod {
  const taken = methodsFor([region]);
  return wanted.flatMap((one) => taken.filter((method) => method === one))[0] ?? 'CARD';
}
