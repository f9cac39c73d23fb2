import { useEffect } from 'react';

/** While this panel is open over the page Tab goes round in it, for what lies behind cannot be gone about in. Gives the way to stop. */
export function keepTabWithin(panel: HTMLElement): () => void {
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || !panel.checkVisibility?.()) return;
    const stops = [...panel.querySelectorAll<HTMLElement>('button, [tabindex]')].filter((one) => one.tabIndex >= 0);
    const ends = [stops[0], stops.at(-1)];
    const [first, last] = event.shiftKey ? ends.toReversed() : ends;
    const { activeElement } = document;
    if (activeElement !== last && panel.contains(activeElement)) return;
    event.preventDefault();
    first?.focus();
  };
  document.addEventListener('keydown', turn);
  return () => document.removeEventListener('keydown', turn);
}

/** The same for a panel that the server draws, by its id. */
export function TabWithin({ id }: { id: string }) {
  useEffect(() => {
    const panel = document.getElementById(id);
    return panel === null ? undefined : keepTabWithin(panel);
  }, [id]);
  return undefined;
}
