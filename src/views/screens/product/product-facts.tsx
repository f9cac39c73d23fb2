import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { currentPrice, isInStock } from '#domain/catalog.ts';
import { isReturnable } from '#domain/returns.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { deliveryDays, freeShipping, freeWay, methodsFor, shippingPrice } from '#domain/shipping.ts';
import { Hydrated } from '../../hydrated.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { useStores } from '../../stores.ts';
import { usePrice } from '../../ui/price.tsx';
import { useNear } from '../../use-near.ts';
import { useWords } from '../../words.ts';
import { PatternThings } from './pattern-things.tsx';
import styles from './product-facts.module.css';
import { useChosenSize } from './use-chosen-size.ts';

const Arrival = lazyPart(async () => (await import('../../arrival.tsx')).Arrival, 'first');
const PatternOnPhone = lazyPart(async () => (await import('./pattern-card.tsx')).PatternOnPhone, 'first');

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

/** Far enough ahead to be there when it is seen. */
const ARRIVAL_WITHIN = 200;

/** Counted for who comes near: the first dates that a page says keep a slow phone busy for a tenth of a second. */
function ArrivalLine({ ways }: { ways: ShippingMethod[] }) {
  const [isNear, place] = useNear(ARRIVAL_WITHIN);
  return (
    <span ref={place} className={styles.arrival}>
      {isNear && (
        <Hydrated>
          <Arrival ways={ways} />
        </Hydrated>
      )}
    </span>
  );
}

interface ProductFactsProps {
  variant: Variant;
  /** How many of it are about to be added. */
  quantity: number;
}

/**
 * What one wants to know before buying: how much is left to free delivery, how long it takes, what it costs, and whether
 * it can be returned. The amount left counts the basket and what is about to be added: a thing that is in already, or sold out
 * in the chosen size, is not. What is sold out is made first: how long that takes is said where it is pre-ordered.
 * A server knows no basket, nor does a page before its prices have come: until then it says from which amount it is free.
 */
export const ProductFacts = observer(function ProductFacts({ variant, quantity }: ProductFactsProps) {
  const { basket, catalog, locale, ui } = useStores();
  const words = useWords();
  const price = usePrice();
  const { pattern } = variant.details;
  const [free] = freeShipping(catalog.shippingMethods);
  const { isAwake } = ui;
  const [size] = useChosenSize(variant);
  const isThere = isInStock(variant, size);
  const isAddable = isThere && !(isAwake && basket.hasVariant(variant.id));
  const added = isAddable ? currentPrice(variant) * quantity : 0;
  const isBasketKnown = isAwake && basket.isPriced;
  const products = added + (isBasketKnown ? basket.productsPrice : 0);
  const left = (free?.from ?? 0) - products;
  const isUnknown = left > 0 && !isBasketKnown;
  const toFree = isUnknown ? 'from' : `${left > 0 ? 'left' : 'reached'}${isAddable ? '-with' : ''}`;
  return (
    <ul className={styles.facts} aria-label={words('product.facts')} data-later>
      {free !== undefined && free.from > 0 && (
        <li className={styles.free}>
          <Fact
            // Another sentence: its bold words take the place of no others, which would seem to move.
            key={toFree}
            id={`product.free.${toFree}`}
            values={{ amount: price(isUnknown ? free.from : left), where: words('free.where', { ...free }) }}
          />
        </li>
      )}
      {locale.profile.regions.map((region) => {
        const methods = methodsFor(region, catalog.shippingMethods);
        if (methods.length === 0) return undefined;
        const least = Math.min(...methods.map((method) => shippingPrice(method, products)));
        const gratis = freeWay(region, methods, products);
        const ways = methods.filter((method) => !gratis || shippingPrice(method, products) === 0);
        const values = {
          days: words('product.days', daysOf(ways)),
          price: price(least),
          where: gratis ? words('free.where', { ...gratis }) : words(`product.region.${region}`),
        };
        return (
          <li key={region}>
            <Fact id={`product.way.${isThere ? 'now' : 'later'}${gratis ? '-free' : ''}`} values={values} />
            {locale.profile.dispatch && isThere && <ArrivalLine ways={ways} />}
          </li>
        );
      })}
      <li>
        <Fact id={isReturnable(variant) ? 'product.returns' : 'product.returns.none'} />
      </li>
      {pattern !== undefined && variant.details.sheet === undefined && (
        <li>
          <PatternThings number={pattern.number} />
          <div className={styles.pattern} data-live>
            <Hydrated>
              <PatternOnPhone pattern={pattern} photo={variant.photos[0]} />
            </Hydrated>
          </div>
        </li>
      )}
    </ul>
  );
});
