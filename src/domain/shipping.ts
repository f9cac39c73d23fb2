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

/** What of an address is words of one place: another region has others. */
export const ADDRESS_WORDS = ['city', 'state', 'address', 'postcode', 'branchNumber'] as const;

/** What costs nothing, as one says it: how it goes, ANY where every way there does, and where to. */
export interface FreeWay {
  way: ShippingKind | 'ANY';
  region: ShippingRegion;
}

/** What of a region costs nothing for goods of this worth. */
export function freeWay(region: ShippingRegion, methods: ShippingMethod[], products: Money): FreeWay | undefined {
  const ways = methodsFor(region, methods);
  const [free, ...more] = ways.filter((method) => shippingPrice(method, products) === 0);
  return free && { region, way: more.length + 1 === ways.length ? 'ANY' : free.kind };
}

/** What becomes free in each region where anything does, and from which sum on; the smallest sum first. */
export function freeShipping(methods: ShippingMethod[]): (FreeWay & { from: Money })[] {
  const ways = SHIPPING_REGIONS.flatMap((region) => {
    const from = Math.min(...methodsFor(region, methods).flatMap((method) => method.freeShippingFrom ?? []));
    const free = freeWay(region, methods, from);
    return free === undefined || from === Infinity ? [] : [{ ...free, from }];
  });
  return [...ways].sort((a, b) => a.from - b.from);
}

/** The smallest threshold among the methods; 0 when none has one (spec section 9). */
export function freeShippingFrom(methods: ShippingMethod[]): Money {
  return freeShipping(methods)[0]?.from ?? 0;
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
