import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { deliveryDays, methodsFor, shippingPrice } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import styles from './product-facts.module.css';

const strong = (chunks: ReactNode): ReactNode => <strong>{chunks}</strong>;

/** A sentence whose main thing is bold. */
function Fact({ id, values }: { id: string; values?: Record<string, string> }) {
  return <FormattedMessage id={id} values={{ ...values, strong }} />;
}

/** The days of every method together, from the quickest to the slowest. */
function daysOf(methods: ShippingMethod[]): { days: string; maximum: number } {
  const minimumDelivery = Math.min(...methods.map((method) => method.minimumDelivery));
  const maximumDelivery = Math.max(...methods.map((method) => method.maximumDelivery));
  return { days: deliveryDays({ minimumDelivery, maximumDelivery }), maximum: maximumDelivery };
}

interface ProductFactsProps {
  variant: Variant;
  /** How many of it are about to be added. */
  quantity: number;
}

/**
 * What one wants to know before buying: how much is left to free delivery, how long it takes, what it costs, and that it
 * can be returned. The amount left counts the basket and what is about to be added: a thing that is in already, or sold out, is not.
 */
export const ProductFacts = observer(function ProductFacts({ variant, quantity }: ProductFactsProps) {
  const { basket, catalog, locale, ui } = useStores();
  const words = useWords();
  const price = usePrice();
  const from = basket.freeShippingFrom;
  const { isAwake } = ui;
  const isAddable = isInStock(variant) && !(isAwake && basket.hasVariant(variant.id));
  const added = isAddable ? currentPrice(variant) * quantity : 0;
  const products = added + (isAwake ? basket.productsPrice : 0);
  const left = from - products;
  return (
    <ul className={styles.facts} aria-label={words('product.facts')}>
      {from > 0 && (
        <li className={styles.free}>
          <Fact
            id={`product.free.${left > 0 ? 'left' : 'reached'}${isAddable ? '-with' : ''}`}
            values={{ amount: price(left) }}
          />
        </li>
      )}
      {locale.profile.regions.map((region) => {
        const methods = methodsFor(region, catalog.shippingMethods);
        if (methods.length === 0) return undefined;
        const least = Math.min(...methods.map((method) => shippingPrice(method, products)));
        const values = {
          days: words('product.days', daysOf(methods)),
          region: words(`product.region.${region}`),
          price: price(least),
        };
        return (
          <li key={region}>
            <Fact id={least === 0 ? 'product.way-free' : 'product.way'} values={values} />
          </li>
        );
      })}
      <li>
        <Fact id="product.returns" />
      </li>
    </ul>
  );
});
