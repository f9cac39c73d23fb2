import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Order } from '#domain/order.ts';
import type { Typed } from '#stores/checkout-draft.ts';
import { useStores } from '../../stores.ts';

/** What this shopper typed for an order so far, read anew each time: another form, or another tab, may have kept something. */
export function useTyped({ id }: Order): () => Typed {
  const { checkout, session } = useStores();
  return () => checkout.drafts.typed(id, session.user?.id);
}

/**
 * Every letter typed is kept at once, so that a reload, a failure or a change of language loses none. What nobody typed is
 * not: `told` gives what the account says of it now, and may say otherwise another day.
 */
export function useDraft<Values extends Record<keyof Values, string>>(
  form: UseFormReturn<Values>,
  part: 'contacts' | 'delivery' | 'payment',
  told: () => Values,
): void {
  const { checkout, session } = useStores();
  const orderId = checkout.checkout?.order.id;
  const userId = session.user?.id;
  const { subscribe } = form;
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          if (orderId !== undefined)
            checkout.drafts.type(orderId, userId, part, values, latest.current(), defaultValues);
        },
      }),
    [checkout, orderId, userId, part, subscribe],
  );
}
