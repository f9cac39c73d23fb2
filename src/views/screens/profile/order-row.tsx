import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formatDate } from '#domain/date.ts';
import type { Order, OrderLine } from '#domain/order.ts';
import type { OrderState } from '#domain/order-state.ts';
import { orderState } from '#domain/order-state.ts';
import { useStores } from '../../stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceText } from '../../ui/price.tsx';
import { useWords } from '../../words.ts';
import { AgainNews } from './again-news.tsx';
import { OrderAction } from './order-action.tsx';
import { orderAddress } from './order-address.ts';
import { OrderMore } from './order-more.tsx';
import styles from './order-row.module.css';
import { OrderStitches } from './order-stitches.tsx';

const THUMBNAILS = 3;

/** What is said of each state, shorter than on the page of an order. */
const WORDS: Record<OrderState, string> = {
  unpaid: 'account.order.payment.WAITING_FOR_PAYMENT',
  declined: 'order.failed.title',
  'called-about': 'account.order.status.NEW',
  'under-way': 'account.order.status.IN_PROCESS',
  packing: 'account.order.status.IN_PROCESS',
  sent: 'account.order.status.SENT',
  received: 'account.order.status.DONE',
  canceled: 'account.order.status.CANCELED',
};

/** What is in it, at a glance; the names stand under it once it is opened. */
function Thumbnails({ lines }: { lines: OrderLine[] }) {
  const shown = lines.length > THUMBNAILS ? THUMBNAILS - 1 : THUMBNAILS;
  return (
    <div className={styles.thumbnails} aria-hidden="true">
      {lines.slice(0, shown).map(({ photo, variantId, size, isGift }) => (
        <div key={`${variantId} ${size} ${isGift}`} className={styles.tile}>
          {photo !== undefined && <Picture photo={photo} sizes="45px" decorative className={styles.photo} />}
        </div>
      ))}
      {lines.length > shown && <div className={styles.tile}>+{lines.length - shown}</div>}
    </div>
  );
}

/** An order as its customer wants to know it, in a row: what, when, how far, how much, and what to do; opened, all of it. */
export const OrderRow = observer(function OrderRow({ order }: { order: Order }) {
  const words = useWords();
  const { profile } = useStores().locale;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { number, createdAt, prices } = order;
  const state = orderState(order);
  return (
    <li className={styles.order}>
      <div className={styles.row}>
        <Thumbnails lines={order.lines} />
        <div className={styles.what}>
          <h3>
            <LocaleLink
              to={orderAddress(order)}
              className={styles.number}
              aria-label={words('account.order.open', { number })}
            >
              {words('account.order.number', { number })}
            </LocaleLink>
          </h3>
          <time dateTime={createdAt}>{formatDate(createdAt, profile.dateOrder)}</time>
        </div>
        <strong className={styles.total}>
          <PriceText amount={prices.total} />
        </strong>
        <div className={styles.state} data-state={state}>
          <OrderStitches order={order} />
          <span>{words(WORDS[state])}</span>
        </div>
        <div className={styles.action}>
          <OrderAction order={order} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={words('account.order.more', { number })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
      </div>
      <AgainNews order={order} />
      {isOpen && <OrderMore id={id} order={order} />}
    </li>
  );
});
