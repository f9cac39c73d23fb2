import { use } from 'react';
import type { AccountStores } from './stores.ts';
import { useStores } from './stores.ts';

/** The stores of an account, waited for where they are not there yet. Only in a page that is alive. */
export function useAccount(): AccountStores {
  const { account } = useStores();
  use(account.load());
  if (account.current === undefined) throw new Error('an account that was loaded must be there');
  return account.current;
}
