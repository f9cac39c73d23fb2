import { loadShared } from '#stores/load-shared.ts';
import { useStores } from './stores.ts';

/** Another try of what failed asks as well for what every screen shows: it hardly came where that did not. */
export function useAnotherTry(again: () => void): () => void {
  const stores = useStores();
  return () => {
    void loadShared(stores);
    again();
  };
}
