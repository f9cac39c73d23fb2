import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { QUANTITY_MAX } from '#domain/constants.ts';
import type { ErrorText } from '#domain/errors.ts';
import { asSeen } from '#domain/typed-text.ts';
import { useWords } from '../words.ts';
import { ErrorWords } from './error-words.tsx';
import styles from './stepper.module.css';

/** What was typed as a whole number, cut at its point; undefined when it is none. */
function wholeNumber(text: string): number | undefined {
  const number = Number(asSeen(text).replace(',', '.') || Number.NaN);
  return Number.isNaN(number) ? undefined : Math.trunc(number);
}

interface StepperProps {
  value: number;
  min?: number;
  /** Where the minus stops; less can only be typed. */
  leastPressed?: number;
  /** What is counted. */
  label: string;
  onChange: (next: number) => void;
  /** Nothing is counted any more. */
  disabled?: boolean;
  error?: ErrorText | undefined;
}

/** A whole number by pressing or typing. What is typed counts on leaving the field or on Enter; nonsense is put back. */
export function Stepper(props: StepperProps) {
  const { value, min = 0, leastPressed = min, label, disabled = false, onChange, error } = props;
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  const clamp = (number: number): number => Math.min(QUANTITY_MAX, Math.max(min, number));

  const fewer = Math.max(value - 1, Math.min(value, leastPressed));
  const more = Math.min(value + 1, Math.max(value, QUANTITY_MAX));
  const change = (next: number): void => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const commit = (): void => {
    if (typed === undefined) return;
    const number = wholeNumber(typed);
    change(number === undefined ? value : clamp(number));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      change(event.key === 'ArrowUp' ? more : fewer);
    } else if (event.key === 'Escape') setTyped(undefined);
  };

  return (
    <fieldset className={styles.stepper} aria-label={label} disabled={disabled}>
      <div className={styles.row} aria-invalid={error !== undefined}>
        <button
          type="button"
          aria-label={words('common.stepper.less')}
          aria-disabled={fewer === value}
          onClick={() => change(fewer)}
        >
          −
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== undefined}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={words('common.stepper.more')}
          aria-disabled={more === value}
          onClick={() => change(more)}
        >
          +
        </button>
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          <ErrorWords error={error} />
        </p>
      )}
    </fieldset>
  );
}
