import { reaction } from 'mobx';
import { ANNOUNCE_MS } from '#domain/constants.ts';
import type { Clock } from '#ports/platform.ts';
import hidden from '#views/ui/visually-hidden.module.css';
import type { Stores } from '#views/stores.ts';

/** Tells those who listen that another screen has come, by its title, once it is there. */
export function announceScreens(stores: Stores, clock: Clock, document: Document): void {
  const region = document.createElement('p');
  region.className = hidden['hidden'] ?? '';
  region.setAttribute('aria-live', 'polite');
  let said = document.title;
  let cancel = (): void => {};
  reaction(
    () => stores.ui.isNavigating,
    (isNavigating) => {
      cancel();
      // It has to be there before it says something; at the end of a page it would make the page longer.
      if (isNavigating && !region.isConnected) document.body.prepend(region);
      if (isNavigating) return;
      // The title follows a moment later.
      cancel = clock.after(ANNOUNCE_MS, () => {
        if (document.title !== said) region.textContent = said = document.title;
      });
    },
  );
}
