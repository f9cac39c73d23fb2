import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { LocaleLink } from '../../ui/locale-link.tsx';
import { useWords } from '../../words.ts';
import styles from './form-actions.module.css';

interface FormActionsProps {
  isBusy: boolean;
  /** How many fields are marked as wrong. */
  wrong: number;
  back?: { to: string; label: string };
  /** What the button does. */
  children: ReactNode;
}

/** The way on and the way back of a step; the button always answers, so what is missing is said, not guessed. */
export function FormActions({ isBusy, wrong, back, children }: FormActionsProps) {
  const words = useWords();
  return (
    <div>
      <p className={styles.wrong} aria-live="polite">
        {wrong > 0 && words('checkout.wrong-fields', { count: wrong })}
      </p>
      {/* The way back, too: the complaint of a field that is left would move it away from under a press. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and names are of what is in it */}
      <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
        {back !== undefined && (
          <LocaleLink className={styles.back} to={back.to}>
            {back.label}
          </LocaleLink>
        )}
        <Button type="submit" busy={isBusy} className={styles.on}>
          {children}
        </Button>
      </div>
    </div>
  );
}
