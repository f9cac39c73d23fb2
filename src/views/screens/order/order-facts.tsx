import { observer } from 'mobx-react-lite';
import type { Order } from '#domain/order.ts';
import { isolated } from '#domain/text.ts';
import { trackingAddress } from '#domain/tracking.ts';
import { readablePhone } from '../../form/phone.ts';
import { useStores } from '../../stores.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useWords } from '../../words.ts';
import { deliveryLine } from '../checkout/delivery-line.ts';
import type { Fact } from './facts.tsx';
import { Facts } from './facts.tsx';
import styles from './order-view.module.css';
import { usePaymentWords } from './order-words.ts';
import { useOrderArrival } from './use-order-arrival.ts';

/** The number of a parcel, which leads to where its carrier says how far it is. */
function Tracking({ order, number }: { order: Order; number: string }) {
  const words = useWords();
  const { profile } = useStores().locale;
  const address = trackingAddress(profile.tracking, order);
  if (address === undefined) return <bdi>{number}</bdi>;
  return (
    <ExternalLink href={address} className={styles.tracking}>
      <bdi>{number}</bdi>
      {'\u00A0· '}
      {words('order.track')}
    </ExternalLink>
  );
}

/** Who gets an order, where to and how it is paid; what is not known yet is not mentioned. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: Order }) {
  const words = useWords();
  const { language } = useStores().locale;
  const paid = usePaymentWords(order);
  const arrival = useOrderArrival(order);
  const { customer, payment, trackingNumber } = order;
  const name = [customer.firstName, customer.lastName].flatMap((part) => (part ? isolated(part) : [])).join(' ');
  const contacts = [name, customer.phone && readablePhone(customer.phone)].filter(Boolean).join(', ');
  const facts: Fact[] = [
    { key: 'order.recipient', value: contacts },
    { key: 'account.order.delivery', value: deliveryLine(order, language, words) },
    { key: 'order.arrival', value: arrival },
    { key: 'account.order.payment', value: paid },
    { key: 'order.method', value: payment.method && words(`payment.${payment.method}`) },
    {
      key: 'account.order.tracking',
      value: trackingNumber && <Tracking order={order} number={trackingNumber} />,
    },
  ];
  return <Facts facts={facts} className={styles.facts} />;
});
