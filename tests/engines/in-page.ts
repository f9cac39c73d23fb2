/** What runs in the page. Each function is sent as its text, so it knows nothing but what it is given. */

/** What is looked for: by role and name, as assistive technology has them. */
export interface Wanted {
  role: string;
  /** The whole name; undefined for any. */
  name?: string;
  /** Text that it holds. */
  text?: string;
  /** Within this. */
  within?: Wanted;
  /** Which of several; 0 is the first. */
  at?: number;
}

/** A thing as it is now. */
export interface Seen {
  /** Its middle, where a press goes. */
  x: number;
  y: number;
  /** Something else would be pressed there. */
  isCovered: boolean;
  /** It, or what it is in, is still on its way to its place. */
  isMoving: boolean;
  isFocused: boolean;
  isOff: boolean;
  isTicked: boolean;
  text: string;
  value: string;
  /** How many there are. */
  count: number;
  top: number;
}

/** Testing Library, as the page has it once it was sent there. */
interface Library {
  queryAllByRole(place: Element, role: string, options: { name?: string; hidden: boolean }): HTMLElement[];
}

export const isEquipped = (): boolean => 'TestingLibraryDom' in window;

/** Looks for a thing that can be seen; undefined where there is none. `bring`: scrolls it to where it can be pressed. */
export function look(wanted: Wanted, bring: boolean): Seen | null {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const isSeen = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isShut = element.closest('[aria-hidden="true"],[inert]') !== null;
    return width > 0 && height > 0 && !isShut && getComputedStyle(element).visibility === 'visible';
  };
  const find = ({ role, name, text, within, at }: Wanted): HTMLElement[] => {
    const places = within === undefined ? [document.body] : find(within);
    // A field for a password has no role.
    const passwords = (place: Element): HTMLElement[] => [
      ...place.querySelectorAll<HTMLElement>('input[type=password]'),
    ];
    const all = places.flatMap((place) =>
      role === 'password'
        ? passwords(place)
        : queryAllByRole(place, role, name === undefined ? { hidden: true } : { hidden: true, name }),
    );
    const seen = all.filter((one) => isSeen(one) && (text === undefined || (one.textContent ?? '').includes(text)));
    return at === undefined ? seen : seen.slice(at, at + 1);
  };
  const found = find(wanted);
  const [element] = found;
  if (element === undefined) return null;
  if (bring) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 100 || bottom > innerHeight - 100) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  /** What sways for ever is where it belongs. */
  const isBringing = ({ playState, effect }: Animation): boolean =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().iterations !== Infinity &&
    effect.target?.contains(element) === true;
  const label = (element as HTMLInputElement).labels?.[0];
  return {
    x,
    y,
    isCovered: hit === null || !(element.contains(hit) || hit.contains(element) || label?.contains(hit) === true),
    isMoving: document.getAnimations().some(isBringing),
    isFocused: element === document.activeElement,
    isOff: (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true',
    isTicked: (element as HTMLInputElement).checked,
    text: (element.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, ''),
    value: (element as HTMLInputElement).value ?? '',
    count: found.length,
    top: Math.round(box.top),
  };
}
