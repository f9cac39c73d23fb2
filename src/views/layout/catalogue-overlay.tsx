import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Photo } from '#domain/photo.ts';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Modal } from '../modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { BasketLink } from './basket-link.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import styles from './catalogue-overlay.module.css';
import { ContactLinks } from './contact-links.tsx';
import { useFollowingPhoto } from './use-following-photo.ts';

/** Every category of the shop over the page; the one pointed at shows its photo. */
export const CatalogueOverlay = observer(function CatalogueOverlay() {
  const words = useWords();
  const { ui, locale, shortcuts } = useStores();
  const [photo, show] = useState<Photo>();
  const figure = useRef<HTMLElement>(null);
  useFollowingPhoto(figure);
  return (
    <Modal data-theme="dark" aria-label={words('common.catalog')} onClose={ui.closeCatalog} className={styles.overlay}>
      <div className={styles.top}>
        <button type="button" className={styles.back} aria-label={words('catalogue.back')} onClick={ui.closeCatalog}>
          <GudzykDisc>
            <Icon name="back" />
          </GudzykDisc>
          <span className={styles.word}>{words('catalogue.back')}</span>
        </button>
        <LocaleLink
          to="/"
          aria-label={words('header.home', { shortName: locale.profile.shortName })}
          onClick={ui.closeOverlays}
        >
          <Wordmark className={styles.wordmark} />
        </LocaleLink>
        <BasketLink />
      </div>
      <CatalogueList onPoint={show} />
      <figure ref={figure} className={styles.figure} aria-hidden="true">
        {photo && <Picture key={photo.id} photo={photo} sizes="1000px" opaque decorative className={styles.photo} />}
      </figure>
      <div className={styles.bottom}>
        <ContactLinks />
        <p className={styles.hint}>
          {shortcuts.areOn && <span>{words('catalogue.hint-keys')}</span>}
          <span>{words('catalogue.hint')}</span>
        </p>
      </div>
    </Modal>
  );
});
