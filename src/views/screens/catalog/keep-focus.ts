import { focusMain } from '../../focus-main.ts';
import styles from './catalog-screen.module.css';

const MORE = `.${styles.more} a`;

/** The keyboard goes to the filters: to what opens their sheet, or to the first of them where they stand in the open. */
function focusFilters(screen: HTMLElement): void {
  for (const one of screen.querySelectorAll<HTMLElement>('[popovertarget],summary')) {
    one.focus({ preventScroll: true });
    // What is not shown takes no focus.
    if (document.activeElement === one) return;
  }
  focusMain();
}

/** The keyboard goes on from the words on how much is shown: after the goods, before the foot of the page. */
function focusCount(screen: HTMLElement): void {
  const count = screen.querySelector<HTMLElement>(`.${styles.shown}`);
  count?.setAttribute('tabindex', '-1');
  count?.focus({ preventScroll: true });
}

/**
 * When what was pressed goes away with the focus, the focus goes to the next of its kind in the same list (the next chip),
 * else to the filters. Who asks for more by the keyboard goes on at the first of the new goods; who did so by a pointer
 * stays where they are.
 */
export function keepFocus(screen: HTMLElement, signal: AbortSignal): void {
  let last: HTMLElement | undefined;
  let list: Element | null = null;
  let place = 0;
  let isMore = false;
  /** The `detail` of a press does not tell: Firefox counts a link that a key presses as pressed once. */
  let isByPointer = false;
  /** How many goods there were when more was asked for by the keyboard. */
  let shown = Number.POSITIVE_INFINITY;

  const alike = (): HTMLElement[] =>
    [...(list?.querySelectorAll<HTMLElement>('a,button') ?? [])].filter((one) => one.className === last?.className);
  const remember = ({ target }: Event): void => {
    last = target as HTMLElement;
    list = last.closest('ul');
    place = alike().indexOf(last);
    isMore = last.matches(MORE);
  };
  const press = ({ type }: Event): void => void (isByPointer = type === 'pointerdown');
  const ask = ({ target }: Event): void => {
    if ((target as Element).closest(MORE) !== null)
      shown = isByPointer ? Number.POSITIVE_INFINITY : screen.querySelectorAll('article').length;
  };
  const goOn = (): void => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && last?.isConnected === false;
    const fresh = screen.querySelectorAll('article')[shown]?.querySelector('a');
    if (fresh) {
      shown = Number.POSITIVE_INFINITY;
      // Unless the shopper has gone elsewhere meanwhile.
      if (activeElement?.contains(screen) || activeElement?.matches(MORE)) fresh.focus();
      return;
    }
    if (!isLost) return;
    const next = list?.isConnected === true ? alike() : [];
    if (isMore) focusCount(screen);
    else if (next.length > 0) next[Math.min(place, next.length - 1)]?.focus({ preventScroll: true });
    else focusFilters(screen);
  };

  const observer = new MutationObserver(goOn);
  observer.observe(screen, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  screen.addEventListener('focusin', remember, { signal });
  screen.addEventListener('pointerdown', press, { signal });
  screen.addEventListener('keydown', press, { signal });
  screen.addEventListener('click', ask, { signal });
}
