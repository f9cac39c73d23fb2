import { observer } from 'mobx-react-lite';
import type { User } from '#domain/customer.ts';
import { readablePhone } from '../../form/phone.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words.ts';
import { addressLine } from '../checkout/delivery-line.ts';
import type { Fact } from '../order/facts.tsx';
import { Facts } from '../order/facts.tsx';
import styles from './profile-screen.module.css';

/** What parcels and letters go by; what is not known yet is not mentioned. */
export const OwnDetails = observer(function OwnDetails({ user }: { user: User }) {
  const words = useWords();
  const { dialogs, locale } = useStores();
  const { email, isEmailConfirmed, phone, address } = user;
  const confirmed = (
    <>
      <bdi>{email}</bdi>
      {!isEmailConfirmed && (
        <>
          <p className={styles.note}>
            {words('account.unconfirmed')} {words('account.confirm.by-password')}
          </p>
          <Button variant="outline" size="small" onClick={() => dialogs.open('resetPassword', { email })}>
            {words('account.confirm.another-letter')}
          </Button>
        </>
      )}
    </>
  );
  const facts: Fact[] = [
    { key: 'field.email', value: confirmed },
    { key: 'field.phone', value: phone && <bdi>{readablePhone(phone)}</bdi> },
    { key: 'account.address', value: address && <bdi>{addressLine(address, locale.language, words)}</bdi> },
  ];
  return <Facts facts={facts} className={styles.details} />;
});
