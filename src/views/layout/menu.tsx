import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Modal } from '../modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { AccountLink } from './account-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuEntries } from './menu-entries.tsx';
import styles from './menu.module.css';
import { SearchLink } from './search-link.tsx';
import { SHOP_PICTURES, type ShopPicture } from './shop-pictures.ts';
import { SignOut } from './sign-out.tsx';

/** The six main places of the shop, each with a picture of its own while it is pointed at. */
export const Menu = observer(function Menu() {
  const words = useWords();
  const { ui, locale } = useStores();
  const [shown, show] = useState<ShopPicture>('hoodies');
  return (
    <Modal data-theme="dark" aria-label={words('header.menu')} onClose={ui.closeOverlays} className={styles.menu}>
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
          <SearchLink className={styles.search}>
            <Icon name="search" />
          </SearchLink>
        </div>
        {/* While it slides in, entries pass under a pointer that means none of them. */}
        <MenuEntries onFocus={show} onPoint={(picture) => ui.isMenuReady && show(picture)} />
        <div className={styles.bottom}>
          <LanguageSwitch />
          <LocaleLink to="/catalog?saved" className={styles.saved} onClick={ui.closeOverlays}>
            {words('saved.title')}
          </LocaleLink>
          <AccountLink className={styles.account} onFollow={ui.closeOverlays} />
          <SignOut className={styles.out} onSignedOut={ui.closeOverlays} />
          <ContactLinks />
        </div>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <Picture key={shown} photo={SHOP_PICTURES[shown]} sizes="60vw" opaque decorative className={styles.photo} />
        <span className={styles.caption}>{words(`menu.picture.${shown}`)}</span>
      </div>
    </Modal>
  );
});
