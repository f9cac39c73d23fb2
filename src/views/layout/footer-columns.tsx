import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useWords } from '../words.ts';
import styles from './footer-columns.module.css';
import { MapLink } from './map-link.tsx';
import { socialLinks } from './social-links.ts';

const PLACES = [
  { key: 'common.home', to: '/' },
  { key: 'common.catalog', to: '/catalog' },
  { key: 'menu.about', to: '/about' },
  { key: 'menu.shipping', to: '/shipping' },
  { key: 'menu.faq', to: '/faq' },
  { key: 'menu.contacts', to: '/contacts' },
] as const;

/** How to reach the shop, where to go in it, what it sells. */
export const FooterColumns = observer(function FooterColumns() {
  const words = useWords();
  const { pages, catalog } = useStores();
  const { contacts } = pages;
  return (
    <div className={styles.columns}>
      {contacts && (
        <address className={styles.contacts}>
          <h2 className={styles.title}>{words('footer.talk')}</h2>
          <PhoneLink phone={contacts.phone} className={styles.big} />
          <ExternalLink href={`mailto:${contacts.email}`} className={styles.big}>
            {contacts.email}
          </ExternalLink>
          <MapLink contacts={contacts} className={styles.address} />
        </address>
      )}
      <nav aria-label={words('footer.shop')}>
        <h2 className={styles.title}>{words('footer.shop')}</h2>
        <ul>
          {PLACES.map(({ key, to }) => (
            <li key={key}>
              <LocaleLink to={to} className={styles.link}>
                {words(key)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      {catalog.categories.length > 0 && (
        <nav aria-label={words('footer.categories')}>
          <h2 className={styles.title}>{words('footer.categories')}</h2>
          <ul>
            {catalog.categories.map(({ id, name }) => (
              <li key={id}>
                <LocaleLink to={`/catalog/${id}`} className={styles.link}>
                  {name}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div>
        <h2 className={styles.title}>{words('footer.social')}</h2>
        <ul className={styles.social}>
          {(contacts ? socialLinks(contacts) : []).map(({ name, href }) => (
            <li key={name}>
              <ExternalLink href={href} className={styles.button}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <p className={styles.about}>{words('footer.about')}</p>
      </div>
    </div>
  );
});
