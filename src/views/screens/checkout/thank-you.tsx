import { observer } from 'mobx-react-lite';
import { formatDate } from '#domain/date.ts';
import type { Order } from '#domain/order.ts';
import { dueOnDelivery, paidSoFar } from '#domain/payment.ts';
import { useStores } from '../../stores.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { usePrice } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWords } from '../../words.ts';
import { Panel } from '../order/panel.tsx';
import { ShopOnPaper } from '../order/shop-on-paper.tsx';
import { useOrderArrival } from '../order/use-order-arrival.ts';
import { deliveryLine } from './delivery-line.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { PeggedLine } from './pegged-line.tsx';
import { useReaderChange } from './use-order.ts';
import styles from './thank-you.module.css';

/** A guest buys first and is offered an account afterwards, with what is known already. */
function RegisterOffer({ email }: { email: string | undefined }) {
  const { dialogs } = useStores();
  const words = useWords();
  const known = email === undefined ? {} : { email };
  return (
    <div className={styles.offer}>
      <p>{words('order.success.register')}</p>
      <Button size="small" onClick={() => dialogs.open('auth', { tab: 'register', ...known })}>
        {words('order.success.register.button')}
      </Button>
    </div>
  );
}

/** An order that is paid or confirmed: its number, its goods, its sum and the next steps. */
export const ThankYou = observer(function ThankYou({ order }: { order: Order }) {
  const words = useWords();
  const { locale, session } = useStores();
  const { language, profile } = locale;
  const price = usePrice();
  const { number, createdAt, customer } = order;
  const due = dueOnDelivery(order);
  const address = deliveryLine(order, language, words);
  const dates = useOrderArrival(order);
  useReaderChange(order.id);
  return (
    <div className={styles.screen}>
      <ShopOnPaper />
      <h1 className={styles.title}>{words('order.success.title')}</h1>
      <p className={styles.number}>
        {words('order.success.number', { number })}{' '}
        <time dateTime={createdAt}>{formatDate(createdAt, profile.dateOrder)}</time>
      </p>
      <PeggedLine order={order} />
      <div className={styles.columns}>
        <Panel title={words('order.success.next')}>
          <ol className={styles.steps}>
            {customer.email !== undefined && <li>{words('order.success.letter', { email: customer.email })}</li>}
            <li>{words('order.success.call')}</li>
            {address !== undefined && <li>{words('order.success.parcel', { address })}</li>}
            {dates !== undefined && <li>{words('order.success.arrival', { dates })}</li>}
            {due > 0 && <li>{words('order.success.rest', { paid: price(paidSoFar(order)), rest: price(due) })}</li>}
          </ol>
          <div className={styles.ways}>
            <ArrowLink to="/catalog">{words('order.success.catalog')}</ArrowLink>
            <Button variant="outline" size="small" onClick={() => window.print()}>
              {words('order.print')}
            </Button>
          </div>
          {session.isSignedIn ? (
            <p>
              <TextLink to="/profile">{words('order.to-orders')}</TextLink>
            </p>
          ) : (
            <RegisterOffer email={customer.email} />
          )}
        </Panel>
        <Panel title={words('order.success.bought')}>
          <OrderLines lines={order.lines} />
          <OrderSums order={order} totalKey={due > 0 ? 'order.total' : 'order.paid'} />
        </Panel>
      </div>
    </div>
  );
});
