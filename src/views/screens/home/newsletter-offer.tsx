import { useCallback, useEffect, useRef, useState } from 'react';
import { MuiTheme } from '../../mui/mui-theme.tsx';
import { useWords } from '../../words.ts';
import { NewsletterForm } from '../../layout/newsletter-form.tsx';
import styles from './newsletter-offer.module.css';

/** The form of a page, and in its place what it came to. */
export function NewsletterOffer() {
  const words = useWords();
  const [email, setEmail] = useState<string>();
  const done = useRef<HTMLOutputElement>(null);
  // The pressed button is gone: the keyboard goes on from what is said instead.
  useEffect(() => {
    if (email !== undefined) done.current?.focus();
  }, [email]);
  const onDone = useCallback((to: string) => setEmail(to), []);
  if (email === undefined)
    return (
      <MuiTheme>
        <NewsletterForm place="page" offer="page" onDone={onDone} />
      </MuiTheme>
    );
  return (
    <output ref={done} className={styles.done} tabIndex={-1}>
      <strong>{words('newsletter.done-title')}</strong> {words('newsletter.done', { email })}
    </output>
  );
}
