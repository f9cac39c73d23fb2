import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { ErrorWords } from '../ui/error-words.tsx';
import { SubmitButton } from './submit-button.tsx';
import styles from './submit-row.module.css';

interface SubmitRowProps {
  /** What is still missing or wrong, in a sentence; undefined once it can be sent. */
  lacks: string | undefined;
  isBusy: boolean;
  /** Why the last try failed. */
  error: ErrorText | undefined;
  /** A way round the failure. */
  wayOn?: ReactNode;
  /** What the button does. */
  children: ReactNode;
}

/** The end of a short form: why it failed, its button, and what a switched-off button waits for. */
export function SubmitRow({ lacks, isBusy, error, wayOn, children }: SubmitRowProps) {
  const id = useId();
  // What went wrong may be told at its field, and the way round it here.
  const isWayOn = wayOn !== undefined && wayOn !== false;
  return (
    <div className={styles.row}>
      <div role="alert" className={styles.alert}>
        {(error !== undefined || isWayOn) && (
          <p className={styles.error}>
            {error !== undefined && <ErrorWords error={error} />} {wayOn}
          </p>
        )}
      </div>
      <SubmitButton
        isLacking={lacks !== undefined}
        busy={isBusy}
        aria-describedby={lacks === undefined ? undefined : id}
      >
        {children}
      </SubmitButton>
      {lacks !== undefined && (
        <p className={styles.lacks} id={id}>
          {lacks}
        </p>
      )}
    </div>
  );
}
