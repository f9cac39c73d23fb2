import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Photo } from '#domain/photo.ts';
import { useStores } from '../stores.ts';
import { Modal } from '../modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { useWords } from '../words.ts';
import { CatalogueList } from './catalogue-list.tsx';
import styles from './catalogue-overlay.module.css';
import { ContactLinks } from './contact-links.tsx';
import { OverlayTop } from './overlay-top.tsx';
import { useFollowingPhoto } from './use-following-photo.ts';

/** Every category of the shop over the page; the one pointed at shows its photo. */
export const CatalogueOverlay = observer(function CatalogueOverlay() {
  const words = useWords();
  const { ui, shortcuts } = useStores();
  const [photo, show] = useState<Photo>();
  const figure = useRef<HTMLElement>(null);
  useFollowingPhoto(figure);
  return (
    <Modal data-theme="dark" aria-label={words('common.catalog')} onClose={ui.closeCatalog} className={styles.overlay}>
      <OverlayTop onBack={ui.closeCatalog} />
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
