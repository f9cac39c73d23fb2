import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { ShippingMethod } from '#domain/shipping.ts';
import { deliveryDays, methodsFor } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './product-facts.module.css';

const strong = (chunks: ReactNode): ReactNode => <strong>{chunks}</strong>;

/** A sentence whose main thing is bold. */
function Fact({ id, amount = '' }: { id: string; amount?: string }) {
  return <FormattedMessage id={id} values={{ amount, strong }} />;
}

/** The days of every method together, from the quickest to the slowest. */
function daysOf(methods: ShippingMethod[]): { days: string; maximum: number } {
  const minimumDelivery = Math.min(...methods.map((method) => method.minimumDelivery));
  const maximumDelivery = Math.max(...methods.map((method) => method.maximumDelivery));
  return { days: deliveryDays({ minimumDelivery, maximumDelivery }), maximum: maximumDelivery };
}

/** What one wants to know before buying: when delivery is free, how long it takes, and that it can be returned. */
export const ProductFacts = observer(function ProductFacts() {
  const { basket, catalog, locale, ui } = useStores();
  const words = useWords();
  const price = usePrice();
  const from = basket.freeShippingFrom;
  const isStarted = ui.isAwake && basket.productsPrice > 0;
  const left = basket.leftForFreeShipping;
  return (
    <ul className={styles.facts} aria-label={words('product.facts')}>
      {from > 0 && (
        <li>
          {!isStarted && <Fact id="product.free-from" amount={price(from)} />}
          {isStarted && left > 0 && <Fact id="product.free-left" amount={price(left)} />}
          {isStarted && left === 0 && <Fact id="product.free-reached" />}
        </li>
      )}
      {locale.profile.regions.map((region) => {
        const methods = methodsFor(region, catalog.shippingMethods);
        if (methods.length === 0) return undefined;
        return (
          <li key={region}>
            <strong>{words('product.days', daysOf(methods))}</strong>, {words(`product.region.${region}`)}
          </li>
        );
      })}
      <li>
        <Fact id="product.returns" />
      </li>
    </ul>
  );
});
