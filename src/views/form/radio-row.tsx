import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './radio-row.module.css';

interface RadioRowProps {
  field: UseFormRegisterReturn;
  value: string;
  title: string;
  note?: string | undefined;
  /** What it costs, at the end of the row. */
  aside?: ReactNode;
}

/**
 * One of several ways, a row each: chosen, its dot becomes a button of a coat. One that goes away is chosen no longer, for
 * a form asks every row that it has ever known.
 */
export function RadioRow({ field: { ref, ...field }, value, title, note, aside }: RadioRowProps) {
  const known = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = known.current;
    return () => {
      if (input?.isConnected === false) input.checked = false;
    };
  }, []);
  return (
    <label className={styles.row}>
      <input
        {...field}
        ref={(input) => {
          ref(input);
          known.current = input;
        }}
        className={styles.input}
        type="radio"
        value={value}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>{' '}
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}
