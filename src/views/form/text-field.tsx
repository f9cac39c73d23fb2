import InputBase from '@mui/material/InputBase';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './control.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface TextFieldProps extends FieldTexts {
  field: UseFormRegisterReturn;
  /** What helps the keyboard and the browser: autocomplete token, input mode, type, an example. */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoCapitalize' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'type' | 'placeholder'
  >;
  /** More than one line. */
  isLong?: boolean;
  /** Stands right below it. */
  children?: ReactNode;
}

/** A field for words. */
export function TextField({ field, input, isLong = false, children, ...texts }: TextFieldProps) {
  const id = useId();
  const { ref, ...registered } = field;
  return (
    <FieldFrame id={id} texts={texts}>
      <InputBase
        {...registered}
        className={styles.control ?? ''}
        id={id}
        inputRef={ref}
        inputComponent={isLong ? 'textarea' : 'input'}
        inputProps={{
          ...input,
          // Where a field does not grow with its words (control.module.css).
          rows: isLong ? 5 : undefined,
          className: styles.input,
          'aria-describedby': describedBy(id, texts),
          'aria-required': texts.isOptional !== true,
        }}
      />
      {children}
    </FieldFrame>
  );
}
