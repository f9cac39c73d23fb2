import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { LANGUAGES } from '#domain/profile.ts';
import { useStores } from '../stores.ts';
import { Anchor } from '../ui/anchor.tsx';
import { useWords } from '../words.ts';
import styles from './language-switch.module.css';

/** The same page in another language: plain links, and the screen stays as it was. */
export const LanguageSwitch = observer(function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const words = useWords();
  const { locale } = useStores();
  const { pathname, search, hash } = useLocation();
  if (locale.profile.locales.length < 2) return undefined;
  return (
    <nav className={className} aria-label={words('a11y.language')}>
      <ul className={styles.languages}>
        {locale.profile.locales.map((one) => (
          <li key={one}>
            <Anchor
              className={styles.language}
              to={pathname.replace(/^\/[^/]*/, `/${one}`) + search + hash}
              lang={LANGUAGES[one].tag}
              hrefLang={LANGUAGES[one].tag}
              aria-label={`${LANGUAGES[one].short} — ${LANGUAGES[one].full}`}
              aria-current={one === locale.current ? 'true' : undefined}
            >
              {LANGUAGES[one].short}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
});
