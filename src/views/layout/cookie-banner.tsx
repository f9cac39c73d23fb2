import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Consent } from '#stores/consent.ts';
import { focusMain } from '../focus-main.ts';
import { useStores } from '../stores.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useWords } from '../words.ts';
import styles from './cookie-banner.module.css';

/** Asks once whether visits may be counted; either answer is one press away. */
export const CookieBanner = observer(function CookieBanner() {
  const { consent } = useStores();
  const words = useWords();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // The press that asks for it is gone (kept-here.tsx).
    if (consent.isAskedAnew) banner.current?.focus();
  }, [consent.isAskedAnew]);
  if (!consent.isWanted) return undefined;
  const give = (answer: Consent) => (): void => {
    consent.give(answer);
    // The pressed button is gone: the keyboard goes on from the page.
    focusMain();
  };
  return (
    <section ref={banner} className={styles.banner} data-cookies tabIndex={-1} aria-label={words('cookies.label')}>
      <p className={styles.text}>
        {words('cookies.text')} <TextLink to="/privacy-policy">{words('cookies.more')}</TextLink>
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={give('accepted')}>
          {words('cookies.accept')}
        </Button>
        <Button size="small" variant="outline" onClick={give('declined')}>
          {words('cookies.decline')}
        </Button>
      </div>
    </section>
  );
});
