import type { OrderLine } from '#domain/order.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import styles from './order-more.module.css';

/** What was ordered, each thing with its size and the price of one. */
export function OwnLines({ lines }: { lines: OrderLine[] }) {
  const words = useWords();
  return (
    <ul className={styles.lines} aria-label={words('order.lines')}>
      {lines.map((line) => (
        <li key={`${line.variantId} ${line.size} ${line.isGift}`}>
          <div className={styles.tile}>
            {line.photo !== undefined && <Picture photo={line.photo} sizes="56px" className={styles.photo} />}
          </div>
          <div>
            {line.isGift && <p className={styles.gift}>{words('order.gift')}</p>}
            <LocaleLink to={`/catalog/product/${line.variantId}`} className={styles.name}>
              <bdi>{line.name}</bdi>
            </LocaleLink>
            <p className={styles.size}>
              {words('order.line', {
                color: line.color.name,
                size: words(sizeKey(line.size)),
                quantity: line.quantity,
              })}
            </p>
          </div>
          <p className={styles.one}>
            <Price price={line.price} discountPrice={line.discountPrice} />
            <span className={styles.size}>{words('account.order.each')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
