import type { Money } from './money.ts';

export const SHIPPING_REGIONS = ['UA', 'EU', 'OTHER', 'US', 'CA', 'MX'] as const;
export type ShippingRegion = (typeof SHIPPING_REGIONS)[number];

export type ShippingKind = 'PARCEL_BRANCH' | 'COURIER' | 'POST' | 'INTERNATIONAL';

export interface ShippingMethod {
  id: string;
  name: string;
  kind: ShippingKind;
  regions: ShippingRegion[];
  price: Money;
  /** Business days. */
  minimumDelivery: number;
  maximumDelivery: number;
  freeShippingFrom?: Money;
}

export interface Address {
  region: ShippingRegion;
  /** ISO 3166-1 alpha-2. */
  country: string;
  city: string;
  state?: string;
  address?: string;
  postcode?: string;
  branchNumber?: string;
  comment?: string;
}

/** The smallest threshold among the methods; 0 when none has one (spec section 9). */
export function freeShippingFrom(methods: ShippingMethod[]): Money {
  const thresholds = methods.flatMap((method) => method.freeShippingFrom ?? []);
  return thresholds.length === 0 ? 0 : Math.min(...thresholds);
}

/** How much more to buy for free shipping; never below 0, and 0 when no method offers it. */
export function amountLeftForFreeShipping(products: Money, methods: ShippingMethod[]): Money {
  return Math.max(0, freeShippingFrom(methods) - products);
}

/** What this method costs for goods of this worth. */
export function shippingPrice(method: ShippingMethod, products: Money): Money {
  const isFree = method.freeShippingFrom !== undefined && products >= method.freeShippingFrom;
  return isFree ? 0 : method.price;
}

export function methodsFor(region: ShippingRegion, methods: ShippingMethod[]): ShippingMethod[] {
  return methods.filter((method) => method.regions.includes(region));
}

/** '1–3', in one line wherever it stands, or '2': the days of a delivery label (spec section 9). */
export function deliveryDays(method: Pick<ShippingMethod, 'minimumDelivery' | 'maximumDelivery'>): string {
  const { minimumDelivery, maximumDelivery } = method;
  return minimumDelivery === maximumDelivery ? String(minimumDelivery) : `${minimumDelivery}–\u2060${maximumDelivery}`;
}
