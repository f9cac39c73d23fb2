/**
 * Tells the styles how high the sticky bar of filters is, however many rows it needs: what the keyboard goes to stops
 * below it. Told with a key and not before, for a change has all of the screen styled anew. Gives the way to stop.
 */
export function coveredByBar(screen: HTMLElement): () => void {
  const bar = screen.querySelector('[popover]')?.parentElement;
  if (!bar) return () => {};
  const tell = (): void => screen.style.setProperty('--bar', `${bar.clientHeight}px`);
  window.addEventListener('keydown', tell);
  return () => window.removeEventListener('keydown', tell);
}
