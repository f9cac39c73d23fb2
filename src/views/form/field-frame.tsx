import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import styles from './field-frame.module.css';

export interface FieldTexts {
  label: string;
  /** Why it is asked for, or how to write it. */
  hint?: string | undefined;
  /** What is wrong with it and what to do. */
  error?: string | undefined;
  isOptional?: boolean;
}

interface FieldFrameProps {
  /** The control's id; those of its words are made of it. */
  id: string;
  texts: FieldTexts;
  children: ReactNode;
}

/** Ids of the words that belong to a control, for its aria-describedby. */
export function describedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The label above, the control, and below it what helps and what is wrong: told politely as soon as it is known. */
export function FieldFrame({ id, texts, children }: FieldFrameProps) {
  const words = useWords();
  const { label, hint, error, isOptional = false } = texts;
  return (
    <FormControl className={styles.field} error={error !== undefined} fullWidth>
      <label className={styles.label} htmlFor={id}>
        {isOptional ? words('field.optional', { label }) : label}
      </label>
      {children}
      {hint !== undefined && (
        <FormHelperText className={styles.hint} id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <FormHelperText className={styles.error} id={`${id}-error`} component="p">
            {error}
          </FormHelperText>
        )}
      </div>
    </FormControl>
  );
}
