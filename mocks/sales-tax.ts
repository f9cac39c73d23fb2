import type { WireAddress } from '#contract/order.ts';
import { Fault } from './faults.ts';

/** What a state adds to the price of goods, and what its postal codes look like. */
interface StateTax {
  name: string;
  percent: number;
  zip: RegExp;
}

/** Abbreviation, name, percent of the state's own sales tax, the digits its postal codes may begin with. */
const ROWS = `
AL Alabama 4 3|AK Alaska 0 9|AZ Arizona 5.6 8|AR Arkansas 6.5 7|CA California 7.25 9|CO Colorado 2.9 8
CT Connecticut 6.35 0|DE Delaware 0 1|DC District of Columbia 6 2|FL Florida 6 3|GA Georgia 4 3|HI Hawaii 4 9
ID Idaho 6 8|IL Illinois 6.25 6|IN Indiana 7 4|IA Iowa 6 5|KS Kansas 6.5 6|KY Kentucky 6 4|LA Louisiana 5 7
ME Maine 5.5 0|MD Maryland 6 2|MA Massachusetts 6.25 0|MI Michigan 6 4|MN Minnesota 6.875 5|MS Mississippi 7 3
MO Missouri 4.225 6|MT Montana 0 5|NE Nebraska 5.5 6|NV Nevada 6.85 8|NH New Hampshire 0 0|NJ New Jersey 6.625 0
NM New Mexico 4.875 8|NY New York 4 01|NC North Carolina 4.75 2|ND North Dakota 5 5|OH Ohio 5.75 4|OK Oklahoma 4.5 7
OR Oregon 0 9|PA Pennsylvania 6 1|RI Rhode Island 7 0|SC South Carolina 6 2|SD South Dakota 4.2 5|TN Tennessee 7 3
TX Texas 6.25 78|UT Utah 4.85 8|VT Vermont 6 0|VA Virginia 4.3 2|WA Washington 6.5 9|WV West Virginia 6 2
WI Wisconsin 5 5|WY Wyoming 4 8`;

/** 'NEWYORK' of ' New York ', 'NY' of 'N.Y.'. */
function letters(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

function stateTax(row: string): [string, StateTax][] {
  const [short = '', ...rest] = row.trim().split(' ');
  const [digits, percent] = [rest.pop(), rest.pop()];
  const name = rest.join(' ');
  const tax = { name, percent: Number(percent), zip: new RegExp(`^[${digits}]\\d{4}(?:-\\d{4})?$`) };
  return [
    [short, tax],
    [letters(name), tax],
  ];
}

const TAX_OF: ReadonlyMap<string, StateTax> = new Map(ROWS.split(/[|\n]/).filter(Boolean).flatMap(stateTax));

/**
 * Percent that goods sent to this address are taxed by; undefined outside of the United States. Throws
 * ORDER_CANNOT_CALC_TAX for a state there is not, and for a postal code of another one.
 */
export function salesTaxPercent({ country, state = '', postcode = '' }: WireAddress): number | undefined {
  if (country !== 'US') return undefined;
  const tax = TAX_OF.get(letters(state));
  const refuse = (path: string, message: string) =>
    new Fault('ORDER_CANNOT_CALC_TAX', { details: [{ path, message }] });
  if (tax === undefined) throw refuse('state', 'No such state');
  if (!tax.zip.test(postcode.trim())) throw refuse('postcode', `Not in ${tax.name}`);
  return tax.percent;
}
