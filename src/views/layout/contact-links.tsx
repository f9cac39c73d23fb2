import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './contact-links.module.css';
import { socialLinks } from './social-links.ts';

/** How to reach the shop, in one row. */
export const ContactLinks = observer(function ContactLinks() {
  const { contacts } = useStores().pages;
  if (contacts === undefined) return undefined;
  return (
    <address className={styles.contacts}>
      <PhoneLink phone={contacts.phone} className={styles.link} />
      <ExternalLink href={`mailto:${contacts.email}`} className={styles.link}>
        {contacts.email}
      </ExternalLink>
      {socialLinks(contacts).map(({ name, href }) => (
        <ExternalLink key={name} href={href} className={styles.link}>
          {name}
        </ExternalLink>
      ))}
    </address>
  );
});
