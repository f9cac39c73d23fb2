import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { PriceReason } from '#domain/price.ts';
import { freeShipping } from '#domain/shipping.ts';
import type { BasketLine } from '#stores/basket.ts';
import { useStores } from '../../stores.ts';
import { PriceText, usePrice } from '../../ui/price.tsx';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import styles from './why-total.module.css';

/** One reason of the total in words. */
const Reason = observer(function Reason({ reason }: { reason: PriceReason }) {
  const { catalog, promo, region } = useStores();
  const words = useWords();
  const price = usePrice();
  switch (reason.why) {
    case 'line': {
      const line = promo.lines[reason.index];
      if (line?.variant === undefined) return undefined;
      const { quantity, total, fullTotal, size, variant } = line;
      const values = { name: variant.name, size: words(sizeKey(size)), quantity, price: price(total / quantity) };
      return total < fullTotal
        ? words('basket.why.reduced', { ...values, former: price(fullTotal / quantity) })
        : words('basket.why.line', values);
    }
    case 'promo': {
      const { name, type, discount } = reason.promo;
      const values = { name, percent: discount, amount: price(promo.prices.products) };
      const said = words(`basket.why.promo.${type}`, values);
      return reason.isLimited
        ? `${said} ${words('basket.promo.limited', { amount: price(promo.prices.total) })}`
        : said;
    }
    case 'promo-below':
      return words('basket.why.promo-below', { name: reason.promo.name, left: price(promo.prices.leftForPromo) });
    case 'gift':
    case 'gift-missing':
      return words(`basket.why.${reason.why}`, { name: promo.giftVariant?.name ?? reason.promo.name });
    default: {
      const free = freeShipping(catalog.shippingMethods).find((one) => one.region === region.current);
      if (free === undefined) return words('basket.why.shipping-later');
      const where = words('free.where', { ...free });
      if (free.from === 0) return words('basket.why.shipping-later-always', { where });
      return words('basket.why.shipping-later-free', { amount: price(free.from), where });
    }
  }
});

/** A line by what it is of; of every other reason there is one. */
function keyOf(reason: PriceReason, lines: BasketLine[]): string {
  const line = reason.why === 'line' ? lines[reason.index] : undefined;
  return line === undefined ? reason.why : `${line.variantId} ${line.size}`;
}

/** The total step by step, for whoever wants to know; the amounts add up to it. */
export const WhyTotal = observer(function WhyTotal() {
  const { basket, promo } = useStores();
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const steps = isOpen && basket.isPriced ? promo.prices.reasons : [];
  return (
    <div className={styles.why}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words('basket.why')}
      </button>
      <ol id={id} hidden={!isOpen}>
        {steps.map((reason) => (
          <li key={keyOf(reason, promo.lines)}>
            <span>
              <Reason reason={reason} />
            </span>
            {reason.amount !== 0 && <PriceText amount={reason.amount} />}
          </li>
        ))}
      </ol>
    </div>
  );
});
