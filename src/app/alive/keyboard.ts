import { DIGITS_MS } from '#domain/constants.ts';
import type { Clock, Navigation } from '#ports/platform.ts';
import type { Stores } from '#views/stores.ts';
import { isForTyping, shortcutOf } from './shortcut-keys.ts';

const SEARCH_FIELD = 'main [role=search] input';

/** The address of an entry of the catalogue by its number, as the list over the page counts them. */
function entryOf(number: number, { catalog }: Stores): string | undefined {
  if (number === 1) return '/catalog?sort=new';
  const category = catalog.categories[number - 2];
  return category && `/catalog/${category.id}`;
}

/**
 * Single keys (decision 26): '/' looks for something, 'b' shows the basket, '?' lists the keys, and two digits go to an
 * entry while the catalogue is open. Never while somebody types, with other keys held, over a dialog, or turned off.
 */
export function listenToKeys(stores: Stores, navigation: Navigation, clock: Clock): void {
  const { dialogs, shortcuts, ui } = stores;
  let first: { digit: number; at: number } | undefined;

  const onDigit = (digit: number): void => {
    if (!ui.isCatalogOpened) return;
    if (first === undefined || clock.now() - first.at > DIGITS_MS) {
      first = { digit, at: clock.now() };
      return;
    }
    const path = entryOf(first.digit * 10 + digit, stores);
    first = undefined;
    if (path === undefined) return;
    ui.closeOverlays();
    navigation.open(path);
  };
  const onSearch = (): void => {
    const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
    if (field === null) {
      ui.openSearch();
      return;
    }
    ui.closeOverlays();
    field.focus();
    field.select();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented, target } = event;
    if (altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented) return;
    if (!shortcuts.areOn || dialogs.current !== undefined || isForTyping(target)) return;
    const shortcut = shortcutOf(event);
    if (shortcut === undefined) return;
    if (shortcut.startsWith('digit')) {
      onDigit(Number(shortcut.slice(-1)));
      return;
    }
    event.preventDefault();
    if (shortcut === 'search') onSearch();
    else if (shortcut === 'basket') {
      ui.closeOverlays();
      navigation.open('/basket');
    } else {
      ui.closeOverlays();
      dialogs.open('shortcuts', {});
    }
  };
  document.addEventListener('keydown', onKey);
  shortcuts.start();
}
