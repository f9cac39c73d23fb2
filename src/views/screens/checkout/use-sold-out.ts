import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#domain/order.ts';
import { useStores } from '../../stores.ts';

/**
 * Goods of an unpaid order that are sold out: those that a press was refused because of; or where a payment failed and the
 * bank gave no reason, those that are gone from the shop by now. To be called in an observer.
 */
export function useSoldOut({ lines, payment }: Order): OrderLine[] {
  const { catalog, checkout } = useStores();
  const [isLookedUp, setLookedUp] = useState(false);
  const isUnexplained = payment.status === 'FAILED' && payment.error === undefined;
  const bought = [...new Set(lines.filter(({ isGift }) => !isGift).map(({ variantId }) => variantId))].join(' ');
  useEffect(() => {
    if (!isUnexplained) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // What cannot be asked for now is told by the press that pays.
    catalog.refresh(bought.split(' '), signal).then(
      () => setLookedUp(!signal.aborted),
      () => {},
    );
    return () => controller.abort();
  }, [catalog, bought, isUnexplained]);
  const { error } = checkout;
  if (error?.step === 'payment' && error.goods.length > 0) return error.goods;
  if (!isUnexplained || !isLookedUp) return [];
  return lines.filter((line) => !line.isGift && !catalog.hasInStock(line));
}
