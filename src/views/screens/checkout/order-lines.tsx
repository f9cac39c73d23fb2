import type { OrderLine } from '#domain/order.ts';
import { productsPrice } from '#domain/price.ts';
import { Picture } from '../../ui/picture.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Price } from '../../ui/price.tsx';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import styles from './order-lines.module.css';

/** Stands for a thing without a photo: the first letter of its name, sewn onto the tile. */
function Initial({ name }: { name: string }) {
  // With its marks, and what is joined to it: not every browser can tell that by `Intl.Segmenter`.
  const [first] = /^.(?:\p{M}|\p{EMod}|\u200D.)*/su.exec(name) ?? [];
  return (
    <svg className={styles.initial} viewBox="0 0 68 85" aria-hidden="true">
      <rect x="6" y="6" width="56" height="73" rx="2" />
      <text x="34" y="53">
        {first}
      </text>
    </svg>
  );
}

interface OrderLinesProps {
  lines: OrderLine[];
  /** Among own orders: each leads to its thing, and says what one of it costs instead of what they come to. */
  linked?: boolean;
}

/** What is being bought, as the order has it. */
export function OrderLines({ lines, linked = false }: OrderLinesProps) {
  const words = useWords();
  return (
    <ul className={styles.lines} data-linked={linked || undefined} aria-label={words('order.lines')}>
      {lines.map((line) => (
        <li key={`${line.variantId} ${line.size} ${line.isGift}`}>
          <div className={styles.tile}>
            {line.photo !== undefined && <Picture photo={line.photo} sizes="68px" className={styles.picture} />}
            {line.photo === undefined && !linked && <Initial name={line.name} />}
          </div>
          <div>
            {line.isGift && <p className={styles.gift}>{words('order.gift')}</p>}
            {linked ? (
              <LocaleLink to={`/catalog/product/${line.variantId}`} className={styles.name}>
                <bdi>{line.name}</bdi>
              </LocaleLink>
            ) : (
              <p className={styles.name}>{line.name}</p>
            )}
            <p className={styles.details}>
              {words('order.line', {
                color: line.color.name,
                size: words(sizeKey(line.size)),
                quantity: line.quantity,
              })}
            </p>
          </div>
          {linked ? (
            <p className={styles.one}>
              <Price price={line.price} discountPrice={line.discountPrice} />
              <span className={styles.details}>{words('account.order.each')}</span>
            </p>
          ) : (
            <Price
              price={productsPrice([{ price: line.price, quantity: line.quantity }])}
              discountPrice={
                line.discountPrice === undefined
                  ? undefined
                  : productsPrice([{ price: line.discountPrice, quantity: line.quantity }])
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
