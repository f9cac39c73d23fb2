import { observer } from 'mobx-react-lite';
import type { User } from '#domain/customer.ts';
import { readablePhone } from '../../form/phone.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { addressLine } from '../checkout/delivery-line.ts';
import styles from './profile-screen.module.css';

/** What parcels and letters go by; what is not known yet is not mentioned. */
export const OwnDetails = observer(function OwnDetails({ user }: { user: User }) {
  const words = useWords();
  const { language } = useStores().locale;
  const { email, isEmailConfirmed, phone, address } = user;
  const rows = [
    { key: 'field.email', value: email, note: isEmailConfirmed ? undefined : words('account.unconfirmed') },
    { key: 'field.phone', value: phone && readablePhone(phone) },
    { key: 'account.address', value: address && addressLine(address, language, words) },
  ];
  return (
    <dl className={styles.details}>
      {rows.map(
        ({ key, value, note }) =>
          value && (
            <div key={key}>
              <dt>{words(key)}</dt>
              <dd>
                <bdi>{value}</bdi>
                {note !== undefined && <p className={styles.note}>{note}</p>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
});
