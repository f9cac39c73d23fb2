import { reaction } from 'mobx';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import type { Stores } from '#views/stores.ts';

/** The page is alive: the basket is read, and the language remembered for the next visit. */
export function wakeUp(stores: Stores): void {
  const cookie = createLocaleCookie(document);
  stores.basket.start();
  cookie.write(stores.locale.current);
  reaction(
    () => stores.locale.current,
    (locale) => {
      cookie.write(locale);
      void stores.basket.refreshVariants();
      void stores.buying.current?.checkout.refresh();
    },
  );
}
