import { autorun } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadShared as loadSharedOf } from '#stores/load-shared.ts';
import { afterFrames } from '#views/after-frames.ts';
import type { Stores } from '#views/stores.ts';
import { focusMain } from '#views/focus-main.ts';
import { useStores } from '#views/stores.ts';
import { headOf, lookOf, wordsIn } from './head/head.ts';
import { applyHead, applyLook, publicOrigin } from './head/head-tags.ts';
import { jsonLdOf } from './head/json-ld.ts';
import type { Match } from './routes/route.ts';
import { report } from './report.ts';
import { holdPlace, positions, returnTo } from './alive/return-to-place.ts';
import type { Place } from './use-place.ts';

function log(what: unknown): void {
  report(`not loaded: ${String(what)}`);
}

/** What every screen needs. A failure is only logged. */
export const loadShared = (stores: Stores): Promise<void> => loadSharedOf(stores, log);

/** All that the screen of an address shows, asked for anew where it is not there. */
export async function loadScreen({ row, parameters }: Match, search: string, stores: Stores): Promise<void> {
  await Promise.all([loadShared(stores), row?.load(stores, parameters, new URLSearchParams(search))]);
}

/**
 * After each change of address or language the stores get what the screen shows; what is there is not asked for again.
 * The loading bar shows for as long as that takes.
 */
export function useScreenLoad({ match, location: { search } }: Place): void {
  const stores = useStores();
  // A page that has just come has what it shows: a bar would only flash. Seen before the screen behind wakes the page.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    isFirst.current = !stores.ui.isAwake;
  });
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<void> => {
      if (!isFirst.current) stores.ui.navigating(true);
      await Promise.all([loadScreen(match, search, stores), match.row?.screen.preload().catch(() => {})]);
      if (!isLeft) stores.ui.navigating(false);
    };
    // Asked for any sooner, a page that failed on the server would come alive differing from what the server drew. Asked
    // for here and not behind the screen, data and code of the next screen come at once.
    const stop = stores.ui.onceAwake(() => void load());
    return () => {
      stop();
      isLeft = true;
    };
  }, [stores, match, search]);
  useEffect(() => () => match.row?.leave?.(stores), [stores, match]);
}

/**
 * Title, description and the rest of the head follow the address and what the screen shows; nobody waits for them. A new
 * screen is never seen in the theme of the former one.
 */
export function useHead({ match, location: { search } }: Place): void {
  const stores = useStores();
  const { profile } = stores.locale;
  useLayoutEffect(() => applyLook(lookOf(match, profile), document), [match, profile]);
  useEffect(() => {
    const origin = publicOrigin(document);
    const words = wordsIn(match.locale);
    const shown = { match, stores, query: new URLSearchParams(search) };
    return autorun(() => applyHead(headOf(shown), jsonLdOf(shown, origin, words), document, origin));
  }, [stores, match, search]);
}

/** The keys go on at the card that leads to an address, where the shopper pressed it; at the screen, where there is none. */
function focusCard(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main article a:not([tabindex="-1"])');
  const card = [...links].find(({ pathname }) => pathname === address);
  if (card === undefined) focusMain();
  else card.focus({ preventScroll: true });
}

/**
 * A new screen begins at its top with the focus on it, so that a screen reader reads on from there; Back returns to
 * where the shopper was. A change of language, or of a query that does not name another screen, moves nothing.
 */
export function useScrollAndFocus({ location: { key, state, search, pathname }, navigation, match }: Place): void {
  const { dialogs, oneClick } = useStores();
  const { path, row } = match;
  const screen = row?.within === undefined ? path : `${path} ${new URLSearchParams(search).get(row.within) ?? ''}`;
  const keepsPlace = (state as { keepsPlace?: boolean } | null)?.keepsPlace === true;
  const shown = useRef(screen);
  const entry = useRef(key);
  const address = useRef(pathname);
  useLayoutEffect(holdPlace, []);
  // Before the new screen is seen: it is never drawn at the place of the former one, nor takes that one's place over.
  useLayoutEffect(() => {
    const isOther = shown.current !== screen;
    const from = address.current;
    shown.current = screen;
    address.current = pathname;
    // Nothing moves, so that this entry begins where the former one is.
    if (!isOther && entry.current !== key) positions.set(key, positions.get(entry.current) ?? 0);
    entry.current = key;
    // A dialog belongs to its screen, but the outcome of an order needs a place to be told in.
    if (isOther && !oneClick.isBusy) dialogs.close();
    if (isOther && !keepsPlace) {
      const top = navigation === 'POP' ? (positions.get(key) ?? 0) : 0;
      window.scrollTo(0, top);
      // What makes the page long enough may still be on its way.
      if (top > 0) returnTo(top);
      if (navigation === 'POP') focusCard(from);
      else focusMain();
    }
    const remember = (): void => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [dialogs, oneClick, key, keepsPlace, screen, navigation, pathname]);
}

/** The document follows the stores for as long as the page is open. */
export function followStores(stores: Stores, document: Document): void {
  let isLooking = false;
  const look = (): void => {
    isLooking = false;
    stores.ui.scrolledTo(window.scrollY);
  };
  // A screen that begins at its top is seen first, and what the header does about it then.
  const onScroll = (): void => {
    if (isLooking) return;
    isLooking = true;
    afterFrames(2, look);
  };
  look();
  window.addEventListener('scroll', onScroll, { passive: true });
  const { documentElement } = document;
  autorun(() => {
    const isLocked = stores.ui.isScrollLocked || stores.dialogs.current !== undefined;
    if (!isLocked) {
      delete documentElement.dataset['scroll'];
      return;
    }
    documentElement.dataset['bar'] = String(window.innerWidth > documentElement.clientWidth);
    documentElement.dataset['scroll'] = 'locked';
  });
}
