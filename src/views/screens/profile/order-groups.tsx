import { useId } from 'react';
import type { Order } from '#domain/order.ts';
import type { OrderGroup } from '#domain/order-state.ts';
import { orderGroup } from '#domain/order-state.ts';
import { useWords } from '../../words.ts';
import { OrderRow } from './order-row.tsx';
import styles from './profile-screen.module.css';

/** What waits for the shopper comes first. */
const GROUPS: readonly OrderGroup[] = ['to-pay', 'called-about', 'on-way', 'over'];

function Group({ group, orders }: { group: OrderGroup; orders: Order[] }) {
  const words = useWords();
  const id = useId();
  if (orders.length === 0) return undefined;
  const isNamed = group !== 'over';
  return (
    <div className={styles.group}>
      {isNamed && <p id={id}>{words(`account.orders.group.${group}`)}</p>}
      <ul className={styles.list} aria-labelledby={isNamed ? id : undefined}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </div>
  );
}

/** Orders by what they wait for: only what is packed or with the carrier is called on its way. */
export function OrderGroups({ orders }: { orders: Order[] }) {
  return GROUPS.map((group) => (
    <Group key={group} group={group} orders={orders.filter((order) => orderGroup(order) === group)} />
  ));
}
