import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStores } from '../../stores.ts';

/** Every letter typed is kept at once, so that a reload, a failure or a change of language loses none. */
export function useDraft<Values extends object>(form: UseFormReturn<Values>, part: 'contacts' | 'delivery'): void {
  const { checkout } = useStores();
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => checkout.keepDraft({ ...checkout.draft(), [part]: values }),
      }),
    [checkout, part, subscribe],
  );
}
