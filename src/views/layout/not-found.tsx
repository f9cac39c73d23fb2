import { useStores } from '../stores.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useWords } from '../words.ts';
import { JumpStage } from './jump-game/jump-stage.tsx';
import styles from './not-found.module.css';
import { SearchLink } from './search-link.tsx';

/** The 0 of 404: a button that hangs by its last thread. */
function TornButton() {
  return (
    <svg className={styles.zero} viewBox="0 0 104 104">
      <circle cx="52" cy="52" r="52" fill="#ffc91f" />
      <g fill="#1a1512">
        <circle cx="52" cy="52" r="38" fill="none" stroke="#1a1512" strokeWidth="2.6" opacity=".38" />
        <circle cx="39" cy="39" r="7.2" />
        <circle cx="65" cy="39" r="7.2" />
        <circle cx="39" cy="65" r="7.2" />
        <circle cx="65" cy="65" r="7.2" />
      </g>
      <path d="M39 39 65 65" stroke="#c0392b" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

/** There is no such page: says so, shows the ways on, and lets the shopper jump over pins. */
export function NotFound() {
  const words = useWords();
  const { shortName } = useStores().locale.profile;
  return (
    <div className={styles.screen}>
      <section className={styles.page}>
        <div>
          <p className={styles.name}>{words('not-found.name', { shortName })}</p>
          <h1>
            <VisuallyHidden>{words('not-found.title')}</VisuallyHidden>
            <span className={styles.number} aria-hidden="true">
              <span>4</span>
              <TornButton />
              <span>4</span>
            </span>
          </h1>
        </div>
        <div className={styles.ways}>
          <p className={styles.text}>{words('not-found.text')}</p>
          <Button to="/">{words('not-found.home')}</Button>
          <div className={styles.others}>
            <ArrowLink to="/catalog">{words('not-found.catalog')}</ArrowLink>
            <SearchLink className={styles.search}>
              <Icon name="search" />
              {words('search.open')}
            </SearchLink>
          </div>
        </div>
      </section>
      <JumpStage />
    </div>
  );
}
