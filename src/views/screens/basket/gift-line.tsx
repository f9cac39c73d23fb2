import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price, usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './gift-line.module.css';

/** What the promo code adds for nothing, or will add once there is enough in the basket. */
export const GiftLine = observer(function GiftLine() {
  const { promo } = useStores();
  const words = useWords();
  const price = usePrice();
  const { code, giftVariant: variant, state } = promo;
  // One that has run out is said beside the code: nothing to unwrap here.
  if (code?.gift === undefined || variant === undefined || state === 'gift-missing') return undefined;
  const [photo] = variant.photos;
  const { size } = code.gift;
  return (
    <section className={styles.gift} aria-label={words('basket.gift')} data-given={state === 'applied'}>
      <div className={styles.tile}>
        {photo && (
          <Picture photo={photo} sizes="(min-width: 768px) 104px, 76px" decorative className={styles.picture} />
        )}
      </div>
      <div>
        <p className={styles.title}>{words('basket.gift')}</p>
        <h2 className={styles.name}>{variant.name}</h2>
        <p className={styles.words}>
          {words('basket.line.details', { color: variant.color.name, kind: size, size: words(`size.${size}`) })}
        </p>
        <p className={styles.words}>
          {state === 'applied'
            ? words('basket.gift.given')
            : words('basket.gift.from', { amount: price(code.minApplyPrice) })}
        </p>
      </div>
      <p className={styles.price}>
        <Price price={variant.price} discountPrice={0} />
      </p>
    </section>
  );
});
