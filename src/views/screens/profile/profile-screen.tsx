import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { titleOf } from '#domain/session.ts';
import { useStores } from '../../stores.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { SignOut } from '../../layout/sign-out.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words.ts';
import { BuyingAgainProvider } from './buying-again.tsx';
import { ForCustomer } from './for-customer.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnOrder } from './own-order.tsx';
import { OwnOrders } from './own-orders.tsx';
import styles from './profile-screen.module.css';

/** Who the customer is and what was ordered; or one order, where the address names it. */
export const ProfileScreen = observer(function ProfileScreen() {
  const words = useWords();
  const [query] = useSearchParams();
  const order = query.get('order');
  return (
    <ForCustomer title={words('title.profile')}>
      <BuyingAgainProvider>{order === null ? <Profile /> : <OwnOrder id={order} />}</BuyingAgainProvider>
    </ForCustomer>
  );
});

const Profile = observer(function Profile() {
  const words = useWords();
  const { profile, session } = useStores();
  const { state } = profile;
  const { user } = session;
  useEffect(() => void profile.open(), [profile]);
  return (
    <div className={styles.profile}>
      <Breadcrumbs trail={[{ label: words('common.home'), to: '/' }, { label: words('title.profile') }]} />
      <header className={styles.head}>
        <h1>{user === undefined ? words('title.profile') : <bdi>{titleOf(user)}</bdi>}</h1>
        <div className={styles.ways}>
          <Button to="/profile/edit" variant="outline" size="small">
            {words('account.edit')}
          </Button>
          <SignOut className={styles.out} />
        </div>
      </header>
      {state.status === 'failed' && <ErrorBox error={state.error} onRetry={() => void profile.open()} />}
      {state.status === 'loading' && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      {profile.user !== undefined && <OwnDetails user={profile.user} />}
      <OwnOrders />
    </div>
  );
});
