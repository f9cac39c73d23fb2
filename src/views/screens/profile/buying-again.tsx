import { createContext, type ReactNode, useContext, useState } from 'react';
import { BuyingAgain } from '#stores/buying-again.ts';
import { useStores } from '../../stores.ts';

const BuyingAgainContext = createContext<BuyingAgain | undefined>(undefined);

/** Made with the screen it is for: no first page needs it, and what it came to is over with the screen. */
export function BuyingAgainProvider({ children }: { children: ReactNode }) {
  const { basket, catalog, toasts } = useStores();
  const [again] = useState(() => new BuyingAgain(catalog, basket, toasts));
  return <BuyingAgainContext value={again}>{children}</BuyingAgainContext>;
}

/** Puts orders of the customer into the basket once more. */
export function useBuyingAgain(): BuyingAgain {
  const again = useContext(BuyingAgainContext);
  if (again === undefined) throw new Error('useBuyingAgain needs a BuyingAgainProvider around it');
  return again;
}
