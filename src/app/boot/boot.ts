import { connectionNow, isDear } from './connection.ts';

/** What says that somebody is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
/** By then it is quiet enough, whatever still hangs. */
const QUIET_WITHIN_MS = 4_000;
/** What a press on does nothing, or the wrong thing, until the shop is there. */
const PRESSED = 'button,input[type=checkbox],input[type=radio],[role=button]';
/** What opens without scripts, in a browser that knows how. */
const opensItself = (control: Element): boolean =>
  'popover' in HTMLElement.prototype && control.hasAttribute('popovertarget');

/** How this page was come to: as any other, anew, or by Back; undefined where the browser does not say. */
export function cameBy(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry ? entry.type : undefined;
}

/** Until another task: what is to be done already is done before. */
export const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The page has been painted and fetches nothing more; one that is empty waits for nothing. */
async function quiet(): Promise<void> {
  if (document.querySelector('#root > *') === null) return;
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve());
      setTimeout(resolve, QUIET_WITHIN_MS);
    });
  // A page that nobody sees is painted by nobody.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve));
  await task();
}

/** What stands in for a press on this element; undefined where the browser itself knows what to do. */
function pressable({ target }: Event): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  if (control === null || opensItself(control)) return undefined;
  const isSent =
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action');
  return isSent ? undefined : control;
}

/** What is pressed and chosen while the shop is on its way: it says that it is busy, and is done once by `replay`. */
function keepPresses(): { end: () => void; replay: () => Promise<void> } {
  const pressed = new Set<HTMLElement>();
  const chosen = new Set<HTMLSelectElement>();
  const onPress = (event: Event): void => {
    const control = pressable(event);
    if (control === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    pressed.add(control);
  };
  const onChoice = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) chosen.add(target);
  };
  window.addEventListener('click', onPress, true);
  window.addEventListener('change', onChoice, true);
  return {
    end() {
      window.removeEventListener('click', onPress, true);
      window.removeEventListener('change', onChoice, true);
      for (const control of pressed) control.removeAttribute('aria-busy');
    },
    /** One after the other, as by hand: a press finds what the one before it has changed. */
    async replay() {
      for (const select of chosen) select.dispatchEvent(new Event('change', { bubbles: true }));
      for (const control of pressed) {
        if (control.isConnected) control.click();
        await task();
      }
    },
  };
}

/** Whether this browser reads or knows something of the shop's scripts not, however often they are asked for. */
const cannotRun = (error: unknown): boolean => error instanceof SyntaxError || error instanceof ReferenceError;

/**
 * Brings the shop to a page that is whole without it: once the page is painted and the line is quiet, or at the first sign
 * that somebody wants something. `bring` resolves when the shop is alive; where it fails, the next sign tries again, unless
 * it never can: then there is what is done without.
 */
export function bringLater(bring: () => Promise<unknown>, doWithout: () => unknown): void {
  let isUnderWay = false;
  const presses = keepPresses();
  const start = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await bring();
      stop();
      await presses.replay();
    } catch (error) {
      if (!cannotRun(error)) {
        isUnderWay = false;
        return;
      }
      stop();
      doWithout();
    }
  };
  const onSign = (): void => void start();
  const stop = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    presses.end();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  if (!isDear(connectionNow())) void quiet().then(start);
}
