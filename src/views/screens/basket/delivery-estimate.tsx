import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { ShippingRegion } from '#domain/shipping.ts';
import { freeShipping, methodsFor, shippingPrice } from '#domain/shipping.ts';
import { NativeSelect } from '../../form/native-select.tsx';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useArrival } from '../../use-arrival.ts';
import { useWords } from '../../words.ts';
import styles from './delivery-estimate.module.css';
import { FreeWords } from './free-words.tsx';

/**
 * What sending it will cost, when it would come for that, and how much is left for it to cost nothing, by region, before any
 * address is asked for.
 */
export const DeliveryEstimate = observer(function DeliveryEstimate() {
  const { basket, catalog, locale, promo, region } = useStores();
  const words = useWords();
  const price = usePrice();
  const arrival = useArrival();
  const id = useId();
  useEffect(() => region.read(), [region]);
  const ways = methodsFor(region.current, catalog.shippingMethods);
  const { products } = promo.prices;
  const least = Math.min(...ways.map((way) => shippingPrice(way, products)));
  const dates = arrival(ways.filter((way) => shippingPrice(way, products) === least));
  const cost = ways.length > 1 ? words('basket.delivery.from', { price: price(least) }) : price(least);
  const [, ...others] = freeShipping(catalog.shippingMethods);
  // That of the smallest sum of all stands over the lines.
  const free = others.find((one) => one.region === region.current);
  const left = free === undefined ? 0 : free.from - products;
  const said = least === 0 ? words('checkout.free') : cost;
  return (
    <div className={styles.estimate}>
      <label htmlFor={id} className={styles.label}>
        {words('basket.summary.shipping')}
      </label>
      <NativeSelect
        id={id}
        value={region.current}
        onChange={(event) => region.choose(event.target.value as ShippingRegion)}
        options={locale.profile.regions.map((one) => ({ value: one, label: words(`region.${one}`) }))}
      />
      <output className={styles.answer} htmlFor={id}>
        {ways.length === 0 ? (
          words('basket.summary.shipping-later')
        ) : (
          <>
            <span>{basket.isPriced ? said : '—'}</span>
            {dates !== undefined && <span className={styles.dates}>{words('arrival.dates', { dates })}</span>}
            {free !== undefined && basket.isPriced && left > 0 && (
              <span className={styles.left}>
                <FreeWords free={free} left={left} />
              </span>
            )}
          </>
        )}
      </output>
    </div>
  );
});
