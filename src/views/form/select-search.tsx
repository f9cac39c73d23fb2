import { useId } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { SelectChoice } from './select-box.tsx';
import { SelectBox } from './select-box.tsx';

interface SelectSearchProps extends FieldTexts, SelectChoice {
  name: string;
  autoComplete: string;
}

/** A field of a form that is chosen from a list long enough to be searched. */
export function SelectSearch(props: SelectSearchProps) {
  const { label, hint, error, isOptional = false, name, autoComplete, ...choice } = props;
  const id = useId();
  const texts = { label, hint, error, isOptional };
  return (
    <FieldFrame id={id} texts={texts}>
      <SelectBox
        {...choice}
        id={id}
        label={label}
        field={{
          name,
          autoComplete,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy(id, texts),
          'aria-required': !isOptional,
        }}
      />
    </FieldFrame>
  );
}
