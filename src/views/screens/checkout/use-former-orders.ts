import { useEffect, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { useStores } from '../../stores.ts';

const NONE: Order[] = [];

/** The newest orders of who is signed in, as soon as they are known; none of a guest. To be called in an observer. */
export function useFormerOrders(): Order[] {
  const { orders, session } = useStores();
  const [known, setKnown] = useState<{ userId: string; orders: Order[] }>();
  const userId = session.user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    void orders.latest(leaving.signal).then((found) => leaving.signal.aborted || setKnown({ userId, orders: found }));
    return () => leaving.abort();
  }, [orders, userId]);
  return known !== undefined && known.userId === userId ? known.orders : NONE;
}
