import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { StitchText } from '../ui/stitch-text.tsx';
import { useWords } from '../words.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './menu-entries.module.css';

const ENTRIES = [
  { key: 'common.home', to: '/' },
  { key: 'common.catalog', to: undefined },
  { key: 'menu.shipping', to: '/shipping' },
  { key: 'menu.faq', to: '/faq' },
  { key: 'menu.contacts', to: '/contacts' },
  { key: 'menu.about', to: '/about' },
] as const;
/** The entry that is shown at first: its picture is that of the first category. */
export const FIRST_POINTED = 1;

/** The six main places of the shop, numbered; says which one is pointed at. */
export const MenuEntries = observer(function MenuEntries({ onPoint }: { onPoint: (index: number) => void }) {
  const words = useWords();
  const { ui } = useStores();
  return (
    <nav aria-label={words('menu.label')} className={styles.nav}>
      <ol>
        {ENTRIES.map(({ key, to }, index) => {
          const follow = { onFocus: () => onPoint(index), onPointerEnter: () => onPoint(index) };
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
