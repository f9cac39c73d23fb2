import { useRef } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { useStores } from '../stores.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorWords } from '../ui/error-words.tsx';
import { useAnotherTry } from '../use-another-try.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useWords } from '../words.ts';
import { JumpStage } from './jump-game/jump-stage.tsx';
import styles from './not-found.module.css';

interface ErrorScreenProps {
  error: ErrorText;
  onRetry: () => void;
}

/** A whole screen that could not be had: what happened, another try, the way home, and a game until then. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const words = useWords();
  const { shortName } = useStores().locale.profile;
  const told = useRef<HTMLElement>(null);
  useKeptFocus(told);
  const again = useAnotherTry(onRetry);
  return (
    <div className={styles.screen}>
      <section ref={told} className={styles.page} role="alert">
        <div>
          <p className={styles.name}>{words('common.error.name', { shortName })}</p>
          <h1 className={styles.title}>{words('common.error.title')}</h1>
        </div>
        <div className={styles.ways}>
          <p className={styles.text}>
            <ErrorWords error={error} isScreen />
          </p>
          <Button onClick={again}>{words('common.retry')}</Button>
          <ArrowLink to="/">{words('not-found.home')}</ArrowLink>
        </div>
      </section>
      <JumpStage />
    </div>
  );
}
