import { observer } from 'mobx-react-lite';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { Delivery } from '#domain/former-deliveries.ts';
import { formerDeliveries, placeKey } from '#domain/former-deliveries.ts';
import type { Order } from '#domain/order.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { QuietButton } from '../basket/quiet-button.tsx';
import type { DeliveryValues } from './delivery-schema.ts';
import { deliveryLine } from './delivery-line.ts';
import styles from './step-form.module.css';

interface FormerDeliveriesProps {
  /** Newest first. */
  former: Order[];
  offered: ShippingMethod[];
  control: Control<DeliveryValues>;
  /** The way that the form says now. */
  method: ShippingMethod | undefined;
  onPick: (delivery: Delivery) => void;
}

/** Places that a customer's orders went to, each to be chosen by a press; nothing where there is no choice. */
export const FormerDeliveries = observer(function FormerDeliveries(props: FormerDeliveriesProps) {
  const { former, offered, control, method, onPick } = props;
  const { locale } = useStores();
  const words = useWords();
  const address = useWatch({ control });
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
