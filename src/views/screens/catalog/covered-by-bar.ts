/**
 * Tells the styles how high the sticky bar of filters is, however many rows it needs: what the keyboard goes to stops
 * below it. Gives the way to stop.
 */
export function coveredByBar(screen: HTMLElement): () => void {
  const bar = screen.querySelector('[popover]')?.parentElement;
  const observer = new ResizeObserver(() => screen.style.setProperty('--bar', `${bar?.clientHeight ?? 0}px`));
  if (bar) observer.observe(bar);
  return () => observer.disconnect();
}
