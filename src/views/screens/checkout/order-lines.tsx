import type { OrderLine } from '#domain/order.ts';
import { productsPrice } from '#domain/price.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './order-lines.module.css';

/** What is being bought, as the order has it. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const words = useWords();
  return (
    <ul className={styles.lines} aria-label={words('order.lines')}>
      {lines.map((line) => (
        <li key={`${line.variantId} ${line.size} ${line.isGift}`}>
          <div className={styles.tile}>
            {line.photo && <Picture photo={line.photo} sizes="68px" decorative className={styles.picture} />}
          </div>
          <div>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.details}>
              {words('order.line', { size: words(`size.${line.size}`), quantity: line.quantity })}
            </p>
          </div>
          <Price
            price={productsPrice([{ price: line.price, quantity: line.quantity }])}
            discountPrice={
              line.discountPrice === undefined
                ? undefined
                : productsPrice([{ price: line.discountPrice, quantity: line.quantity }])
            }
          />
        </li>
      ))}
    </ul>
  );
}
