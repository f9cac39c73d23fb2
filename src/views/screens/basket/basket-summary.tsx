import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { countPieces } from '#domain/basket.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText, usePrepayment, usePrice } from '../../ui/price.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useWords } from '../../words.ts';
import styles from './basket-summary.module.css';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { PromoField } from './promo-field.tsx';
import { WhyTotal } from './why-total.tsx';

/** What it comes to, and the way to the checkout or what is in that way. */
export const BasketSummary = observer(function BasketSummary() {
  const { basket, promo, seenPrices } = useStores();
  const words = useWords();
  const price = usePrice();
  const prepayment = usePrepayment();
  const id = useId();
  const part = useRef<HTMLElement>(null);
  // It goes with the last line.
  useKeptFocus(part);
  const hasTrouble = basket.lines.some((line) => line.trouble !== undefined);
  const failed = basket.state.status === 'failed' && !basket.canCheckOut;
  const blocked = hasTrouble ? 'basket.blocked.trouble' : failed ? 'basket.blocked.prices' : undefined;
  const prices = basket.isPriced ? promo.prices : undefined;
  const count = prices === undefined ? basket.pieces : countPieces(promo.lines);
  const { discount = 0 } = prices ?? {};
  // The same words once more would be read out once more: while all is being asked for again, they stand.
  const told = useRef('');
  if (!basket.isUpdating && prices !== undefined)
    told.current = words('basket.announced', { count, total: price(prices.total) });
  const saved = prices === undefined ? 0 : prices.full - prices.products;

  return (
    <aside ref={part} className={styles.summary} aria-labelledby={`${id}-title`} aria-busy={basket.isUpdating}>
      <h2 id={`${id}-title`}>{words('basket.summary')}</h2>
      <PromoField />
      <DeliveryEstimate />
      <dl className={styles.sums}>
        <div>
          <dt>{words('basket.summary.goods', { count })}</dt>
          <dd>
            <PriceText amount={prices?.full} />
          </dd>
        </div>
        {saved > 0 && (
          <div>
            <dt>{words('basket.summary.saved')}</dt>
            <dd>
              <PriceText amount={-saved} />
            </dd>
          </div>
        )}
        {discount > 0 && (
          <div className={styles.promo}>
            <dt>{words('order.promo-code', { name: promo.name })}</dt>
            <dd>
              <PriceText amount={-discount} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{words('basket.summary.total')}</dt>
          <dd>
            <PriceText amount={prices?.total} />
          </dd>
        </div>
      </dl>
      <WhyTotal />
      <p className={styles.updating} aria-hidden="true">
        {basket.isUpdating && words('basket.summary.updating')}
      </p>
      <VisuallyHidden>
        <output>{told.current}</output>
      </VisuallyHidden>
      {blocked === undefined && seenPrices.isNews && <p className={styles.news}>{words('basket.prices-changed')}</p>}
      <Button
        to="/checkout"
        disabled={!basket.canCheckOut}
        aria-describedby={blocked === undefined ? undefined : `${id}-why`}
        className={styles.checkout}
      >
        {words('basket.checkout')}
      </Button>
      {blocked !== undefined && (
        <p className={styles.blocked} id={`${id}-why`}>
          {words(blocked)}
        </p>
      )}
      <p className={styles.note}>{words('product.payment', { amount: prepayment })}</p>
    </aside>
  );
});
