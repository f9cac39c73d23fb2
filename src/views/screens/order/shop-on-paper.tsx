import { observer } from 'mobx-react-lite';
import { readablePhone } from '../../form/phone.ts';
import { useStores } from '../../stores.ts';
import styles from './shop-on-paper.module.css';

/** Who sold what is printed, and how they are found: the header and the footer, which say so, are not printed. */
export const ShopOnPaper = observer(function ShopOnPaper() {
  const { locale, pages } = useStores();
  const { address, phone, email } = pages.contacts ?? {};
  const found = [address, phone && readablePhone(phone), email].filter(Boolean).join(' · ');
  return (
    <p className={styles.shop}>
      <strong>{locale.profile.shortName}</strong> {found}
    </p>
  );
});
