import { autorun, reaction } from 'mobx';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import type { Stores } from '#views/stores.ts';
import { fetchAhead } from './chunk-reload.ts';

/** The page is alive: whose basket it is is known and it is read, and the language remembered for the next visit. */
export function wakeUp(stores: Stores): void {
  const cookie = createLocaleCookie(document);
  const { session, basket, account } = stores;
  session.start();
  basket.start();
  reaction(
    () => session.isSignedIn,
    () => void basket.read(),
  );
  autorun(() => {
    if (session.isSignedIn) void fetchAhead([account.load]);
  });
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
