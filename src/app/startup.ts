import { reaction } from 'mobx';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import type { Stores } from '#views/stores.ts';

/** Begins what stores do by themselves: whose basket it is is known and it is read, and each follows the others. */
export function startStores(stores: Stores): void {
  const { basket, checkout, keeper, locale, promo, saved, seenPrices, session, wardrobe } = stores;
  keeper.start();
  void basket.read();
  promo.start();
  saved.start();
  seenPrices.start();
  wardrobe.start();
  reaction(
    () => session.isSignedIn,
    () => void basket.read(),
  );
  reaction(
    () => session.id,
    () => session.isSignedIn && checkout.takeBackSignIn(),
  );
  reaction(
    () => locale.current,
    () => {
      void basket.refreshVariants();
      void checkout.refresh();
    },
  );
}

/** The page is alive: its stores begin, and the language is remembered for the next visit. */
export function wakeUp(stores: Stores): void {
  startStores(stores);
  const cookie = createLocaleCookie(document);
  cookie.write(stores.locale.current);
  reaction(() => stores.locale.current, cookie.choose);
}
