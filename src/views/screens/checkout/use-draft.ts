import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStores } from '../../stores.ts';

/** Every letter typed is kept at once, so that a reload, a failure or a change of language loses none. */
export function useDraft<Values extends Record<keyof Values, string>>(
  form: UseFormReturn<Values>,
  part: 'contacts' | 'delivery',
): void {
  const { checkout, session } = useStores();
  const orderId = checkout.checkout?.order.id;
  const userId = session.user?.id;
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (orderId !== undefined) checkout.drafts.type(orderId, userId, part, values);
        },
      }),
    [checkout, orderId, userId, part, subscribe],
  );
}
