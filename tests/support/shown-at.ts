import { matchAddress } from '#app/match.ts';
import type { Shown } from '#app/routes/route.ts';
import type { Stores } from '#views/stores.ts';

/** What is shown at an address of the shop of these stores: '/ua/catalog?q=худі'. */
export function shownAt(address: string, stores: Stores): Shown {
  const { pathname, searchParams } = new URL(address, 'https://shov.test');
  const match = matchAddress(pathname, stores.locale.profile);
  if (match === undefined) throw new Error(`${address} names no language`);
  return { stores, match, query: searchParams };
}
