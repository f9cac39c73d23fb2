import type { WireAddress } from '#contract/order.ts';
import type { Project } from '#fixtures/projects.ts';
import { Fault } from './faults.ts';

type Region = WireAddress['region'];

const IN_EUROPE: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(' '),
);

/** The American shop has each of its countries for a region, and no others. */
const IN_AMERICA: Partial<Record<string, Region>> = { US: 'US', CA: 'CA', MX: 'MX' };

function regionOf(country: string, project: Project): Region | undefined {
  if (project === 'us') return IN_AMERICA[country];
  if (country === 'UA') return 'UA';
  return IN_EUROPE.has(country) ? 'EU' : 'OTHER';
}

/** Throws VALIDATION_ERROR when the country is not in the region, whose ways of delivery it would otherwise get. */
export function checkAddress({ region, country }: WireAddress, project: Project): void {
  if (regionOf(country, project) === region) return;
  throw new Fault('VALIDATION_ERROR', { details: [{ path: 'country', message: `Not in the region ${region}` }] });
}
