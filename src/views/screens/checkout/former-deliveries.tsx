import { observer } from 'mobx-react-lite';
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
  /** Newest first. */
  former: Order[];
  offered: ShippingMethod[];
  /** What the form says now. */
  address: Partial<Address>;
  method: ShippingMethod | undefined;
  onPick: (delivery: Delivery) => void;
}

/** Places that a customer's orders went to, each to be chosen by a press; nothing where there is no choice. */
export const FormerDeliveries = observer(function FormerDeliveries(props: FormerDeliveriesProps) {
  const { former, offered, address, method, onPick } = props;
  const { locale } = useStores();
  const words = useWords();
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
