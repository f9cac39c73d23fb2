import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Contacts, Page } from '#domain/content.ts';
import { MapLink } from '../../layout/map-link.tsx';
import { socialLinks } from '../../layout/social-links.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { PageScreen } from '../page-screen.tsx';
import styles from './contacts-screen.module.css';
import { useDoor, useDoorWords, useHours } from './door-words.ts';
import { Yard } from './yard.tsx';

/** The heading beside the yard, and under it every way to reach the shop; only the heading until they are known. */
function besideTheYard(heading: ReactNode, page: Page | undefined): ReactNode {
  return (
    page?.contacts && (
      <div className={styles.top}>
        <div>{heading}</div>
        <Reach contacts={page.contacts} />
      </div>
    )
  );
}

/** How to reach the shop, and whether its door is open. */
export function ContactsScreen() {
  return <PageScreen slug="contacts" around={besideTheYard} />;
}

const Reach = observer(function Reach({ contacts }: { contacts: Contacts }) {
  const door = useDoor(contacts.hours);
  const said = useDoorWords(door);
  const hours = useHours(contacts.hours);
  return (
    <>
      <address className={styles.reach}>
        <PhoneLink phone={contacts.phone} className={styles.big} />
        <ExternalLink href={`mailto:${contacts.email}`} className={styles.big}>
          {contacts.email}
        </ExternalLink>
        <p className={styles.ways}>
          {socialLinks(contacts).map(({ name, href }) => (
            <ExternalLink key={name} href={href} className={styles.way}>
              {name}
            </ExternalLink>
          ))}
        </p>
        <MapLink contacts={contacts} className={styles.way} />
        {hours !== undefined && <p className={styles.hours}>{hours}</p>}
        <p className={styles.now} data-open={door?.isOpen}>
          {said?.now}
        </p>
      </address>
      <Yard door={door} reply={said?.reply} />
    </>
  );
});
