import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Order } from '#domain/order.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { deliveryDays, shippingPrice } from '#domain/shipping.ts';
import { RadioRow } from '../../form/radio-row.tsx';
import { PriceText } from '../../ui/price.tsx';
import { useArrival } from '../../use-arrival.ts';
import { useWords } from '../../words.ts';
import styles from './step-form.module.css';

interface ShippingMethodsProps {
  field: UseFormRegisterReturn;
  methods: ShippingMethod[];
  order: Order;
  error: string | undefined;
}

/** The ways of delivery to the chosen region, each with its days and what it costs for these goods. */
export function ShippingMethods({ field, methods, order, error }: ShippingMethodsProps) {
  const words = useWords();
  const arrival = useArrival();
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{words('checkout.method')}</legend>
      <div className={styles.rows}>
        {methods.map((method) => {
          const price = shippingPrice(method, order.prices.products);
          const days = words('checkout.days', { days: deliveryDays(method), maximum: method.maximumDelivery });
          const dates = arrival([method]);
          return (
            <RadioRow
              key={method.id}
              field={field}
              value={method.id}
              title={method.name}
              note={dates === undefined ? days : words('arrival.days-and-dates', { days, dates })}
              aside={
                price === 0 ? (
                  <span className={styles.free}>{words('checkout.free')}</span>
                ) : (
                  <PriceText amount={price} />
                )
              }
            />
          );
        })}
        {methods.length === 0 && <p className={styles.none}>{words('checkout.no-methods')}</p>}
      </div>
      <p id={id} className={styles.wrong} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
