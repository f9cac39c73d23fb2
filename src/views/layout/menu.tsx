import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { AccountLink } from './account-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { FIRST_POINTED, MenuEntries } from './menu-entries.tsx';
import styles from './menu.module.css';
import { Overlay } from './overlay.tsx';
import { SignOut } from './sign-out.tsx';

/** The six main places of the shop, each with a picture of its own while it is pointed at. */
export const Menu = observer(function Menu() {
  const words = useWords();
  const { ui, catalog, locale } = useStores();
  const [pointed, setPointed] = useState(FIRST_POINTED);
  const pictured = catalog.categories.filter((category) => category.photo !== undefined);
  const shown = pictured[(pointed + pictured.length - FIRST_POINTED) % Math.max(1, pictured.length)];
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
        {/* While it slides in, entries pass under a pointer that means none of them. */}
        <MenuEntries onPoint={(index) => ui.isMenuReady && setPointed(index)} />
        <div className={styles.bottom}>
          <LanguageSwitch />
          <AccountLink className={styles.account} onFollow={ui.closeOverlays} />
          <SignOut className={styles.out} onSignedOut={ui.closeOverlays} />
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
