import { useEffect } from 'react';
import { turnTab } from '../../turn-tab.ts';

/**
 * While this panel is open over the page Tab goes round in it, for what lies behind cannot be gone about in; closed, it gives
 * the focus back to its button. Gives the way to stop.
 */
export function keepTabWithin(panel: HTMLElement): () => void {
  const turn = (event: KeyboardEvent): void => {
    if (panel.matches(':popover-open')) turnTab(event, panel);
  };
  // Safari gives no focus to what is pressed, so the browser itself knows nothing to give it back to.
  const giveBack = ({ newState }: ToggleEvent): void => {
    const { activeElement } = document;
    // On what stands round it, or for a moment still in what is hidden: nobody has gone elsewhere.
    if (newState !== 'closed' || !(activeElement?.contains(panel) || panel.contains(activeElement))) return;
    document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', turn);
  panel.addEventListener('toggle', giveBack);
  return () => {
    document.removeEventListener('keydown', turn);
    panel.removeEventListener('toggle', giveBack);
  };
}

/** The same for a panel that the server draws, by its id. */
export function TabWithin({ id }: { id: string }) {
  useEffect(() => {
    const panel = document.getElementById(id);
    return panel === null ? undefined : keepTabWithin(panel);
  }, [id]);
  return undefined;
}
