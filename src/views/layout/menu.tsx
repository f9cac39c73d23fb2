import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { StitchText } from '../ui/stitch-text.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './menu.module.css';
import { Overlay } from './overlay.tsx';

const ENTRIES = [
  { key: 'common.home', to: '/' },
  { key: 'common.catalog', to: undefined },
  { key: 'menu.shipping', to: '/shipping' },
  { key: 'menu.faq', to: '/faq' },
  { key: 'menu.contacts', to: '/contacts' },
  { key: 'menu.about', to: '/about' },
] as const;
/** The entry that is shown at first: its picture is that of the first category. */
const CATALOGUE = 1;

/** The six main places of the shop, each with a picture of its own while it is pointed at. */
export const Menu = observer(function Menu() {
  const words = useWords();
  const { ui, catalog, locale } = useStores();
  const [pointed, setPointed] = useState(CATALOGUE);
  const pictured = catalog.categories.filter((category) => category.photo !== undefined);
  const shown = pictured[(pointed + pictured.length - CATALOGUE) % Math.max(1, pictured.length)];
  return (
    <Overlay label={words('header.menu')} onClose={ui.closeOverlays} className={styles.menu}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <button type="button" className={styles.close} onClick={ui.closeOverlays}>
            <GudzykDisc open />
            {words('common.close')}
          </button>
          <LocaleLink
            to="/"
            aria-label={words('header.home', { shortName: locale.profile.shortName })}
            onClick={ui.closeOverlays}
          >
            <Wordmark className={styles.wordmark} />
          </LocaleLink>
        </div>
        <nav aria-label={words('menu.label')} className={styles.nav}>
          <ol>
            {ENTRIES.map(({ key, to }, index) => {
              const follow = { onFocus: () => setPointed(index), onPointerEnter: () => setPointed(index) };
              const entry: ReactNode = (
                <>
                  <span className={styles.number}>
                    <StitchText text={`0${index + 1}`} size={4.2} />
                  </span>
                  <span>{words(key)}</span>
                  <Icon name="arrow" className={styles.arrow} />
                </>
              );
              return (
                <li key={key}>
                  {to === undefined ? (
                    <CatalogueLink {...follow} className={styles.entry}>
                      {entry}
                    </CatalogueLink>
                  ) : (
                    <LocaleLink {...follow} to={to} className={styles.entry} onClick={ui.closeOverlays}>
                      {entry}
                    </LocaleLink>
                  )}
                </li>
              );
            })}
          </ol>
        </nav>
        <div className={styles.bottom}>
          <LanguageSwitch />
          <ContactLinks />
        </div>
      </div>
      {shown?.photo && (
        <div className={styles.picture} aria-hidden="true">
          <Picture key={shown.id} photo={shown.photo} sizes="60vw" opaque decorative className={styles.photo} />
          <span className={styles.caption}>{shown.name}</span>
        </div>
      )}
    </Overlay>
  );
});
