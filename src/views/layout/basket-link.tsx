import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores.ts';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useWords } from '../words.ts';
import styles from './basket-link.module.css';

const BASKET_PAGE = /^\/[^/]+(\/amp)?\/basket\/?$/;

/** The way to the basket; while there is something in, a button is sewn on it. On the basket page it leads nowhere. */
export const BasketLink = observer(function BasketLink() {
  const words = useWords();
  const { ui, basket } = useStores();
  const { pathname } = useLocation();
  // The server knows no basket: until the page is alive nothing is said of it.
  const pieces = ui.isAwake ? basket.pieces : 0;
  const name = pieces > 0 ? words('header.basket-count', { count: pieces }) : words('header.basket');
  const picture = (
    <>
      <Icon name="basket" />
      {pieces > 0 && (
        <svg className={styles.dot} viewBox="0 0 14 14" aria-hidden="true">
          <circle cx="7" cy="7" r="7" fill="#ffc91f" />
          <g fill="#1a1512">
            <circle cx="5.4" cy="5.4" r="1.1" />
            <circle cx="8.6" cy="5.4" r="1.1" />
            <circle cx="5.4" cy="8.6" r="1.1" />
            <circle cx="8.6" cy="8.6" r="1.1" />
          </g>
        </svg>
      )}
    </>
  );
  return BASKET_PAGE.test(pathname) ? (
    <span className={styles.basket}>
      <VisuallyHidden>{name}</VisuallyHidden>
      {picture}
    </span>
  ) : (
    <LocaleLink to="/basket" className={styles.basket} aria-label={name}>
      {picture}
    </LocaleLink>
  );
});
