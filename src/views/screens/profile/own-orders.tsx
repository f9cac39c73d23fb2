import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrdersTab } from '#stores/orders.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { tabId, Tabs } from '../../ui/tabs.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { tabOf } from './order-address.ts';
import { OrderGroups } from './order-groups.tsx';
import styles from './profile-screen.module.css';

/** The customer's orders: the current ones and those that are over; which of them is in the address. */
export const OwnOrders = observer(function OwnOrders() {
  const words = useWords();
  const { locale, orders } = useStores();
  const { items, state } = orders;
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query);
  const panelId = useId();
  const language = locale.current;
  useEffect(() => void orders.open(tab), [language, orders, tab]);
  useEffect(() => orders.forget, [orders]);
  return (
    <section className={styles.orders}>
      <h2>{words('account.orders')}</h2>
      <Tabs<OrdersTab>
        label={words('account.orders')}
        panelId={panelId}
        tabs={[
          { name: 'current', label: words('account.orders.current') },
          { name: 'archive', label: words('account.orders.archive') },
        ]}
        chosen={tab}
        onChoose={(next) => setQuery({ tab: next }, { replace: true })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
        <OrderGroups orders={items} />
        {state.status === 'ready' && items.length === 0 && (
          <EmptyLine title={words(`account.orders.none.${tab}`)}>
            <Button to="/catalog">{words('account.to-catalog')}</Button>
          </EmptyLine>
        )}
        {state.status === 'failed' && <ErrorBox error={state.error} onRetry={() => void orders.more()} />}
        {state.status === 'loading' && <Spinner />}
        {state.status === 'ready' && orders.hasMore && (
          <Button variant="outline" onClick={() => void orders.more()}>
            {words('account.orders.more')}
          </Button>
        )}
      </div>
    </section>
  );
});
