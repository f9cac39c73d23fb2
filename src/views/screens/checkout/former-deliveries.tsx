import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Delivery } from '#domain/former-deliveries.ts';
import { formerDeliveries, placeKey } from '#domain/former-deliveries.ts';
import type { Order } from '#domain/order.ts';
import type { Address, ShippingMethod } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { QuietButton } from '../basket/quiet-button.tsx';
import { deliveryLine } from './delivery-line.ts';
import styles from './step-form.module.css';

interface FormerDeliveriesProps {
  offered: ShippingMethod[];
  /** What the form says now. */
  address: Partial<Address>;
  method: ShippingMethod | undefined;
  onPick: (delivery: Delivery) => void;
}

/** Places that a customer's orders went to, each to be chosen by a press; nothing where there is no choice. */
export const FormerDeliveries = observer(function FormerDeliveries(props: FormerDeliveriesProps) {
  const { offered, address, method, onPick } = props;
  const { locale, orders, session } = useStores();
  const words = useWords();
  const [former, setFormer] = useState<Order[]>([]);
  const userId = session.user?.id;
  useEffect(() => {
    const leaving = new AbortController();
    setFormer([]);
    if (userId !== undefined)
      void orders.latest(leaving.signal).then((found) => leaving.signal.aborted || setFormer(found));
    return () => leaving.abort();
  }, [orders, userId]);

  const places = formerDeliveries(former, offered);
  if (places.length < 2) return undefined;
  const chosen = method && placeKey({ address, method });
  return (
    <fieldset>
      <legend className={styles.legend}>{words('checkout.former')}</legend>
      <div className={styles.rows}>
        {places.map((place) => (
          <QuietButton
            key={placeKey(place)}
            className={styles.former}
            aria-pressed={placeKey(place) === chosen}
            onClick={() => onPick(place)}
          >
            {deliveryLine({ shippingInfo: place.address, shippingMethod: place.method }, locale.language, words)}
          </QuietButton>
        ))}
      </div>
    </fieldset>
  );
});
