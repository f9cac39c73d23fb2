import type { AccountStores } from './stores.ts';
import { useStores } from './stores.ts';
import { useFetched } from './use-fetched.ts';

/** Whether the stores of an account are there, which are fetched once the page is alive. For an observer. */
export function useIsAccountThere(isWanted = true): boolean {
  const { ui, account } = useStores();
  const isThere = useFetched(ui.isAwake && isWanted ? [account.load] : []);
  return ui.isAwake && isThere;
}

/** The stores of an account: for what is drawn only once they are there. */
export function useAccount(): AccountStores {
  const { current } = useStores().account;
  if (current === undefined) throw new Error('useAccount before useIsAccountThere');
  return current;
}
