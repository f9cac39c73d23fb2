import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldTexts } from './field-frame.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { Option } from './native-select.tsx';
import { NativeSelect } from './native-select.tsx';

interface SelectFieldProps extends FieldTexts {
  field: UseFormRegisterReturn;
  options: Option[];
  autoComplete?: string;
}

/** A choice from a list. */
export function SelectField({ field, options, autoComplete, ...texts }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} texts={texts}>
      <NativeSelect
        {...field}
        id={id}
        options={options}
        autoComplete={autoComplete}
        aria-invalid={texts.error !== undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </FieldFrame>
  );
}
