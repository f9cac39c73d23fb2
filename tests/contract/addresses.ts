import type { WireAddress } from '#contract/order.ts';

const FULL = { address: 'Rua Augusta, 5', postcode: '1100-048', branchNumber: '17', comment: 'Ring twice' };

/** An address in each region, with everything any way of delivery asks for. */
export const ADDRESSES: Record<WireAddress['region'], WireAddress> = {
  UA: { ...FULL, region: 'UA', country: 'UA', city: 'Київ', address: 'вул. Вірменська, 7', postcode: '01001' },
  EU: { ...FULL, region: 'EU', country: 'PT', city: 'Lisboa', state: 'Lisboa' },
  OTHER: { ...FULL, region: 'OTHER', country: 'JP', city: 'Kyoto', postcode: '600-8001' },
  US: { ...FULL, region: 'US', country: 'US', city: 'Austin', state: 'Texas', postcode: '78701' },
  CA: { ...FULL, region: 'CA', country: 'CA', city: 'Toronto', state: 'Ontario', postcode: 'M5V 3L9' },
  MX: { ...FULL, region: 'MX', country: 'MX', city: 'Oaxaca', state: 'Oaxaca', postcode: '68000' },
};

/** Where cash on delivery is taken. */
const HOMES = ['UA', 'US'] as const;
type Region = WireAddress['region'];

/** Where the shop is at home: Ukraine, else America, else wherever it sends to. */
function homeRegion(regions: readonly string[]): Region {
  return HOMES.find((one) => regions.includes(one)) ?? (regions[0] as Region | undefined) ?? 'UA';
}

export function home(regions: readonly string[]): WireAddress {
  return ADDRESSES[homeRegion(regions)];
}

/** Undefined where the shop sends to one region only. */
export function away(regions: readonly string[]): WireAddress | undefined {
  const region = regions.find((one) => one !== homeRegion(regions)) as Region | undefined;
  return region && ADDRESSES[region];
}

export const takesCash = (regions: readonly string[]): boolean => HOMES.some((one) => regions.includes(one));
