/**
 * Tells the styles how high the sticky bar of filters is, however many rows it needs: what the keyboard goes to stops
 * below it. Told with a key and not before, for a change has all of the screen styled anew.
 */
export function coveredByBar(screen: HTMLElement, signal: AbortSignal): void {
  const bar = screen.querySelector('[popover]')?.parentElement;
  if (!bar) return;
  window.addEventListener('keydown', () => screen.style.setProperty('--bar', `${bar.clientHeight}px`), { signal });
}
