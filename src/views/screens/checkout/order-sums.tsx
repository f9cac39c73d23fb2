import type { Order } from '#domain/order.ts';
import { dueOnDelivery, paidSoFar } from '#domain/payment.ts';
import { reducedBy } from '#domain/reduced.ts';
import { deliveryDays } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import { PriceText } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './order-sums.module.css';

interface OrderSumsProps {
  order: Order;
  /** What the last sum is called: to pay, or paid. */
  totalKey: string;
}

/** What an order comes to, in the server's own numbers; the goods at their full prices first, as in the basket. */
export function OrderSums({ order, totalKey }: OrderSumsProps) {
  const words = useWords();
  const { taxes } = useStores().locale.profile.features;
  const { prices, shippingInfo, shippingMethod, promoCode, isFast } = order;
  const due = dueOnDelivery(order);
  const mayBeTaxed = taxes.some((region) => shippingMethod?.regions.includes(region) ?? true);
  const reduced = reducedBy(order.lines);
  const saved = promoCode === undefined ? reduced + prices.discount : reduced;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{words('order.goods')}</dt>
        <dd>
          <PriceText amount={prices.products + reduced} />
        </dd>
      </div>
      {saved > 0 && (
        <div>
          <dt>{words('order.discount')}</dt>
          <dd>
            <PriceText amount={-saved} />
          </dd>
        </div>
      )}
      {promoCode !== undefined && prices.discount > 0 && (
        <div className={styles.discount}>
          <dt>{words('order.promo-code', { name: promoCode })}</dt>
          <dd>
            <PriceText amount={-prices.discount} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          {shippingMethod === undefined
            ? words('order.shipping')
            : words('order.shipping-days', {
                days: deliveryDays(shippingMethod),
                maximum: shippingMethod.maximumDelivery,
              })}
        </dt>
        <dd>
          {shippingMethod === undefined && words(isFast ? 'order.shipping-agreed' : 'order.shipping-later')}
          {shippingMethod !== undefined && prices.shipping === 0 && words('checkout.free')}
          {shippingMethod !== undefined && prices.shipping > 0 && <PriceText amount={prices.shipping} />}
        </dd>
      </div>
      {mayBeTaxed && shippingInfo === undefined && prices.tax === undefined && !isFast && (
        <div>
          <dt>{words('order.tax')}</dt>
          <dd>{words('order.shipping-later')}</dd>
        </div>
      )}
      {prices.tax !== undefined && prices.tax > 0 && (
        <div>
          <dt>{words('order.tax')}</dt>
          <dd>
            <PriceText amount={prices.tax} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{words(totalKey)}</dt>
        <dd>
          <PriceText amount={prices.total} />
        </dd>
      </div>
      {due > 0 && (
        <>
          <div>
            <dt>{words('order.prepaid')}</dt>
            <dd>
              <PriceText amount={paidSoFar(order)} />
            </dd>
          </div>
          <div>
            <dt>{words('order.due')}</dt>
            <dd>
              <PriceText amount={due} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
