import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { BasketLink } from './basket-link.tsx';
import styles from './overlay-top.module.css';

/** What an overlay begins with: the way back, home and to the basket. */
export function OverlayTop({ onBack }: { onBack: () => void }) {
  const words = useWords();
  const { ui, locale } = useStores();
  return (
    <div className={styles.top}>
      <button type="button" className={styles.back} aria-label={words('catalogue.back')} onClick={onBack}>
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
  );
}
