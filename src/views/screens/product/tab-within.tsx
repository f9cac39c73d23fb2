import { useEffect } from 'react';
import { turnTab } from '../../turn-tab.ts';

/** While this panel is open over the page Tab goes round in it, for what lies behind cannot be gone about in. Gives the way to stop. */
export function keepTabWithin(panel: HTMLElement): () => void {
  const turn = (event: KeyboardEvent): void => {
    if (panel.matches(':popover-open')) turnTab(event, panel);
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
