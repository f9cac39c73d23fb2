import { reaction } from 'mobx';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import type { Stores } from '#views/stores.ts';

/** The page is alive: the basket is read, and the language remembered for the next visit. Gives the way to stop. */
export function wakeUp(stores: Stores): () => void {
  const cookie = createLocaleCookie(document);
  stores.ui.wake();
  const stopBasket = stores.basket.start();
  const stopLocale = reaction(
    () => stores.locale.current,
    (locale) => {
      cookie.write(locale);
      void stores.basket.refreshVariants();
    },
  );
  cookie.write(stores.locale.current);
  return () => {
    stopBasket();
    stopLocale();
  };
}
