import { useId } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { SELECT_SHORT_LIST } from '#domain/constants.ts';
import { useWords } from '../words.ts';
import { NativeSelect } from './native-select.tsx';
import styles from './phone-field.module.css';
import { SelectBox } from './select-box.tsx';
import type { SelectItem } from './select-rules.ts';

export interface PhoneCountryProps {
  items: readonly SelectItem[];
  field: { value: string; onChange: (country: string) => void; onBlur: () => void; ref: RefCallBack };
  onChange: (country: string) => void;
}

const AUTO_COMPLETE = 'tel-country-code';

/** Whose code a phone begins with. A short list is the browser's own, a long one is searched by name or code. */
export function PhoneCountry({ items, field, onChange }: PhoneCountryProps) {
  const words = useWords();
  const id = useId();
  const label = words('field.phone-country');
  const { value, onBlur, ref } = field;
  if (items.length <= SELECT_SHORT_LIST)
    return (
      <NativeSelect
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        options={items}
        aria-label={label}
        autoComplete={AUTO_COMPLETE}
      />
    );
  return (
    <div className={styles.country}>
      <SelectBox
        id={id}
        label={label}
        items={items}
        values={value === '' ? [] : [value]}
        onChange={([country = '']) => onChange(country)}
        onBlur={onBlur}
        inputRef={ref}
        isPrefilled
        field={{ 'aria-label': label, 'aria-required': true, autoComplete: AUTO_COMPLETE }}
      />
    </div>
  );
}
