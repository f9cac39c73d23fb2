import type { ErrorText } from '#domain/errors.ts';
import { useWords } from '../words.ts';
import { Button } from './button.tsx';
import styles from './error-box.module.css';
import { ErrorWords } from './error-words.tsx';

interface ErrorBoxProps {
  error: ErrorText;
  onRetry?: (() => void) | undefined;
  titleKey?: string;
}

/** A part of the page that could not be had: what happened, and another try. */
export function ErrorBox({ error, onRetry, titleKey = 'common.error.title' }: ErrorBoxProps) {
  const words = useWords();
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{words(titleKey)}</p>
      <p>
        <ErrorWords error={error} />
      </p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {words('common.retry')}
        </Button>
      )}
    </div>
  );
}
