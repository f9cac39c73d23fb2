import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStores } from '../../stores.ts';

/**
 * Every letter typed is kept at once, so that a reload, a failure or a change of language loses none. What the form began
 * with is not: order and account may say another thing by then.
 */
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
        callback: ({ values, defaultValues = {} }) => {
          if (orderId !== undefined) checkout.drafts.type(orderId, userId, part, values, defaultValues);
        },
      }),
    [checkout, orderId, userId, part, subscribe],
  );
}
