import { observer } from 'mobx-react-lite';
import { currentPrice } from '#domain/catalog.ts';
import type { Order } from '#domain/order.ts';
import { givesNothing } from '#domain/order.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './order-news.module.css';

/** What of the order is not as the shopper saw it in the basket: said before it is paid. */
export const OrderNews = observer(function OrderNews({ order }: { order: Order }) {
  const { checkout, seenPrices } = useStores();
  const { lostCode } = checkout.seen;
  const words = useWords();
  const price = usePrice();
  const { lines, promoCode } = order;
  const changed = new Map(
    lines.flatMap((line) => {
      const former = line.isGift ? undefined : seenPrices.formerPrice(line.variantId, currentPrice(line));
      return former === undefined ? [] : [[line.variantId, { line, former }]];
    }),
  );
  const idle = givesNothing(order) ? promoCode : undefined;
  if (changed.size === 0 && idle === undefined && lostCode === undefined) return undefined;
  return (
    <div className={styles.news} role="alert">
      {changed.size > 0 && (
        <>
          <p>{words('order.prices-changed')}</p>
          <ul>
            {[...changed].map(([id, { line, former }]) => (
              <li key={id}>
                {words('order.price-changed', {
                  name: line.name,
                  color: line.color.name,
                  former: price(former),
                  now: price(currentPrice(line)),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {lostCode !== undefined && <p>{words('order.promo-first-only', { name: lostCode })}</p>}
      {idle !== undefined && <p>{words('order.promo-idle', { name: idle })}</p>}
    </div>
  );
});
