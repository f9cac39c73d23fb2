import { observer } from 'mobx-react-lite';
import { focusMain } from '../focus-main.ts';
import { useStores } from '../stores.ts';
import { Gudzyk } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { FooterColumns } from './footer-columns.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';

function toTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  focusMain();
}

interface FooterProps {
  /** 'plain' has no great wordmark. */
  variant: 'full' | 'plain' | 'compact';
  /** Where the header has none. */
  withLanguages: boolean;
}

/** The end of every page; on the checkout only its last line. */
export const Footer = observer(function Footer({ variant, withLanguages }: FooterProps) {
  const words = useWords();
  const { dialogs, ui, locale } = useStores();
  const isWhole = variant !== 'compact';
  return (
    <footer className={styles.footer} data-variant={isWhole ? 'full' : 'compact'} data-later>
      <div className={styles.inside}>
        {isWhole && <FooterColumns />}
        {variant === 'full' && <Wordmark className={styles.wordmark} />}
        <div className={styles.bar}>
          <span>
            {words('footer.copyright', {
              year: String(new Date(ui.openedAt).getUTCFullYear()),
              shortName: locale.profile.shortName,
            })}
          </span>
          <TextLink to="/privacy-policy">{words('footer.privacy')}</TextLink>
          <TextLink to="/terms-conditions">{words('footer.terms')}</TextLink>
          {isWhole && (
            <button
              type="button"
              className={styles.keys}
              aria-haspopup="dialog"
              onClick={() => dialogs.open('shortcuts', {})}
            >
              {words('footer.keys')}
            </button>
          )}
          {withLanguages && <LanguageSwitch />}
          <ul className={styles.cards} aria-label={words('footer.cards')}>
            <li className={styles.card} data-slanted="true">
              Visa
            </li>
            <li className={styles.card}>Mastercard</li>
          </ul>
          {isWhole && (
            <Gudzyk label={words('footer.to-top')} onClick={toTop}>
              <Icon name="up" />
            </Gudzyk>
          )}
        </div>
      </div>
    </footer>
  );
});
