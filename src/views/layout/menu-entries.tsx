import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { StitchText } from '../ui/stitch-text.tsx';
import { useWords } from '../words.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './menu-entries.module.css';
import type { ShopPicture } from './shop-pictures.ts';

const ENTRIES = [
  { key: 'common.home', to: '/', picture: 'new' },
  { key: 'common.catalog', to: undefined, picture: 'hoodies' },
  { key: 'menu.shipping', to: '/shipping', picture: 'trousers' },
  { key: 'menu.faq', to: '/faq', picture: 'tees' },
  { key: 'menu.contacts', to: '/contacts', picture: 'accessories' },
  { key: 'menu.about', to: '/about', picture: 'longsleeves' },
] as const;

interface MenuEntriesProps {
  /** Hears which picture belongs to the place the keyboard is on. */
  onFocus: (picture: ShopPicture) => void;
  /** Hears which picture belongs to the place pointed at. */
  onPoint: (picture: ShopPicture) => void;
}

/** The six main places of the shop, numbered. */
export const MenuEntries = observer(function MenuEntries({ onFocus, onPoint }: MenuEntriesProps) {
  const words = useWords();
  const { ui } = useStores();
  return (
    <nav aria-label={words('menu.label')} className={styles.nav}>
      <ol>
        {ENTRIES.map(({ key, to, picture }, index) => {
          const follow = { onFocus: () => onFocus(picture), onPointerEnter: () => onPoint(picture) };
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
  );
});
