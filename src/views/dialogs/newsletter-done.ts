import { useCallback } from 'react';
import { useStores } from '../stores.ts';

/** What a dialog with a form for the news goes on to once the letter is on its way. */
export function useNewsletterDone(): (email: string) => void {
  const { dialogs } = useStores();
  return useCallback(
    (email) =>
      dialogs.open('success', {
        titleKey: 'newsletter.done-title',
        textKey: 'newsletter.done',
        values: { email },
      }),
    [dialogs],
  );
}
