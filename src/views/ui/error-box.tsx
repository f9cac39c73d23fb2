import { useRef } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { useAnotherTry } from '../use-another-try.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useWords } from '../words.ts';
import { Button } from './button.tsx';
import styles from './error-box.module.css';
import { ErrorWords } from './error-words.tsx';

interface ErrorBoxProps {
  error: ErrorText;
  onRetry: () => void;
  /** What the other try is called. */
  retryKey?: string;
}

/** A part of the page that could not be had: what happened, and another try. */
export function ErrorBox({ error, onRetry, retryKey = 'common.retry' }: ErrorBoxProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const again = useAnotherTry(onRetry);
  return (
    <div ref={box} className={styles.box} role="alert">
      <p className={styles.title}>{words('common.error.title')}</p>
      <p>
        <ErrorWords error={error} />
      </p>
      <Button variant="outline" onClick={again}>
        {words(retryKey)}
      </Button>
    </div>
  );
}
