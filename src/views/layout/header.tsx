import { observer } from 'mobx-react-lite';
import { lazyPart } from '../lazy-part.tsx';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchLink } from './search-link.tsx';

const BasketThread = lazyPart(async () => (await import('./basket-thread.tsx')).BasketThread, 'first');

/** The way to everything; on the checkout only the way back, so that nothing leads a buyer astray. */
export const Header = observer(function Header({ variant }: { variant: 'full' | 'checkout' }) {
  const words = useWords();
  const { ui, basket, locale } = useStores();
  return (
    // How far a page was scrolled is known only to a page that is alive.
    <header className={styles.header} data-scrolled={ui.isAwake && ui.isScrolled}>
      <div className={styles.start}>{variant === 'full' ? <FullStart /> : <CheckoutStart />}</div>
      <LocaleLink
        to="/"
        className={styles.home}
        aria-label={words('header.home', { shortName: locale.profile.shortName })}
      >
        <Wordmark className={styles.wordmark} />
      </LocaleLink>
      <div className={styles.end}>
        {variant === 'full' ? (
          <>
            <LanguageSwitch className={styles.wide} />
            <AccountLink className={`${styles.text} ${styles.wide} ${styles.account}`} />
            <ErrorBoundary fallback={undefined}>{ui.isAwake && !basket.isEmpty && <BasketThread />}</ErrorBoundary>
            <BasketLink />
          </>
        ) : (
          <LocaleLink to="/basket" className={styles.text}>
            {words('header.to-basket')}
          </LocaleLink>
        )}
      </div>
    </header>
  );
});

const FullStart = observer(function FullStart() {
  const words = useWords();
  const { ui } = useStores();
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-haspopup="dialog"
        aria-expanded={ui.isMenuOpened}
        aria-label={words('header.menu')}
        onClick={ui.openMenu}
      >
        <GudzykDisc open={ui.isMenuOpened} />
        <span className={styles.wide}>{words('header.menu')}</span>
      </button>
      <CatalogueLink className={`${styles.text} ${styles.wide}`} />
      <SearchLink className={styles.search}>
        <Icon name="search" />
      </SearchLink>
    </>
  );
});

const CheckoutStart = observer(function CheckoutStart() {
  const words = useWords();
  const order = useStores().checkout.checkout?.order;
  if (order === undefined) return undefined;
  return (
    <p className={styles.order}>
      <span className={styles.wide}>{words('header.order')}</span>{' '}
      <span>{words('header.order-number', { number: order.number })}</span>
    </p>
  );
});
