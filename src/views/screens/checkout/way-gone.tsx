import type { Checkout } from '#domain/order.ts';
import { isWayGone } from '#domain/order.ts';
import { useWords } from '../../words.ts';
import styles from './order-news.module.css';

/** Says that the way of delivery which was chosen is not offered any more, if that is so. */
export function WayGone({ checkout: { order, shippingMethods } }: { checkout: Checkout }) {
  const words = useWords();
  if (!isWayGone(order, shippingMethods)) return undefined;
  return (
    <div className={styles.news} role="alert">
      <p>{words('checkout.way-gone', { name: order.shippingMethod?.name ?? '' })}</p>
    </div>
  );
}
