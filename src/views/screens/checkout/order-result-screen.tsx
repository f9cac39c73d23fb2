import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderState } from '#domain/order-state.ts';
import { canBePaid, isThankedFor, orderState } from '#domain/order-state.ts';
import { focusMain } from '../../focus-main.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { OrderResult } from './order-result.tsx';
import { OrderTrouble } from './order-trouble.tsx';
import { PaymentDue } from './payment-due.tsx';
import { ThankYou } from './thank-you.tsx';
import { useOrder } from './use-order.ts';

/** Where an answer makes another page of this one, it begins at its top with the focus on its title. */
function useTitleOf(state: OrderState | undefined): void {
  const shown = useRef(state);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = state;
    // A press that pays again makes it unpaid by itself, and keeps the focus.
    if (former === undefined || former === state || state === 'unpaid') return;
    if (state === undefined) {
      // What had the focus was of an order that has gone with the session.
      if (document.activeElement === document.body) focusMain();
      return;
    }
    window.scrollTo(0, 0);
    const title = document.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [state]);
}

/**
 * What has become of the order in the address, read anew, so that it survives a reload. A provider may know one address
 * to come back to, so every address of a result tells of every state.
 */
export const OrderResultScreen = observer(function OrderResultScreen() {
  const [query] = useSearchParams();
  const id = query.get('order') ?? undefined;
  const words = useWords();
  const { ui } = useStores();
  const known = useOrder(id);
  useTitleOf(known && orderState(known.order));
  if (known === undefined) return <OrderTrouble id={id} title={words('title.order')} />;
  const { order } = known;
  if (canBePaid(order)) return <PaymentDue key={order.id} known={known} />;
  if (isThankedFor(order, ui.serverNow())) return <ThankYou order={order} />;
  return <OrderResult order={order} />;
});
