import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { suggestEmail } from '#domain/email-suggestion.ts';
import { asSeen } from '#domain/typed-text.ts';
import { useWords } from '../words.ts';
import styles from './email-field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends FieldTexts {
  field: UseFormRegisterReturn;
  /** The browser's name for it where it is part of signing in. */
  autoComplete?: 'email' | 'username';
  /** An example. */
  placeholder?: string;
}

/** As much of an event as a form takes. */
type Event = Parameters<UseFormRegisterReturn['onChange']>[0];

/** Why one does not see the slip. */
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** An e-mail: what a mistyped one most likely was is offered below it, a press away. */
export function EmailField({ field, autoComplete = 'email', placeholder, ...texts }: EmailFieldProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isLeft, setIsLeft] = useState(true);
  // What the field begins with is known to the form alone.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const meant = suggestEmail(typed);
  // Whoever still types may be about to write just that.
  const isOffered = meant !== undefined && (isLeft || !meant.startsWith(asSeen(typed)));

  const correct = (): void => {
    const { current } = input;
    if (current === null || meant === undefined) return;
    current.value = meant;
    current.focus();
    setTyped(meant);
    void field.onChange({ target: current, type: 'change' });
  };
  return (
    <TextField
      {...texts}
      field={{
        ...field,
        ref(element: HTMLInputElement | null) {
          input.current = element;
          field.ref(element);
        },
        onChange(event: Event) {
          setTyped(input.current?.value ?? '');
          setIsLeft(false);
          return field.onChange(event);
        },
        onBlur(event: Event) {
          setIsLeft(true);
          return field.onBlur(event);
        },
      }}
      // Not of the type for e-mails: of that a browser gives a name in other letters as xn--…, and no slip is seen.
      input={{
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        autoComplete,
        ...(placeholder !== undefined && { placeholder }),
      }}
    >
      <div aria-live="polite">
        {isOffered && (
          <button type="button" className={styles.meant} onClick={correct}>
            {words(CYRILLIC.test(typed) ? 'field.email.cyrillic' : 'field.email.meant', { email: meant })}
          </button>
        )}
      </div>
    </TextField>
  );
}
