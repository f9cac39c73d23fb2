const CONTROLS = 'a,button,summary,[role=button]';

let pressed: HTMLElement | undefined;

/** Remembers what was pressed last, until a key is; gives the way to stop. Safari gives the focus to nothing that is pressed. */
export function rememberPresses(page: Document): () => void {
  const onPress = ({ target }: Event): void => {
    pressed = (target instanceof Element && target.closest<HTMLElement>(CONTROLS)) || undefined;
  };
  // A key that presses something is followed by the press itself.
  const onKey = (): void => {
    pressed = undefined;
  };
  page.addEventListener('click', onPress, true);
  page.addEventListener('keydown', onKey, true);
  return () => {
    page.removeEventListener('click', onPress, true);
    page.removeEventListener('keydown', onKey, true);
  };
}

/** What opens what is just being opened: the control that was pressed, else what has the focus. */
export function openerNow(): Element | null {
  return pressed?.isConnected === true ? pressed : document.activeElement;
}
