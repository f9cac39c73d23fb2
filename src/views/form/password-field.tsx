import InputBase from '@mui/material/InputBase';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../words.ts';
import control from './control.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldTexts {
  field: UseFormRegisterReturn;
  /** Whether a password manager should offer the one it keeps or make a new one. */
  kind: 'current-password' | 'new-password';
}

/** A password: hidden unless its eye is pressed. Whatever is pasted stays as it is, spaces and all. */
export function PasswordField({ field, kind, ...texts }: PasswordFieldProps) {
  const id = useId();
  const words = useWords();
  const [isShown, setIsShown] = useState(false);
  const { ref, ...registered } = field;
  return (
    <FieldFrame id={id} texts={texts}>
      <div className={styles.control}>
        <InputBase
          {...registered}
          className={control.control ?? ''}
          id={id}
          inputRef={ref}
          inputProps={{
            className: `${control.input} ${styles.input}`,
            type: isShown ? 'text' : 'password',
            autoComplete: kind,
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-describedby': describedBy(id, texts),
            'aria-required': true,
          }}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={words('field.password.show')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <svg
            width="26"
            height="18"
            viewBox="0 0 26 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M1 9c4-6 8-8 12-8s8 2 12 8c-4 6-8 8-12 8S5 15 1 9z" />
            <circle cx="13" cy="9" r="3.6" />
            {isShown && <path d="M4 17 22 1" />}
          </svg>
        </button>
      </div>
    </FieldFrame>
  );
}
