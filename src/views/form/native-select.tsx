import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './control.module.css';

export interface Option {
  value: string;
  label: string;
}

interface NativeSelectProps extends ComponentProps<'select'> {
  options: readonly Option[];
}

/** The browser's own list, which every phone and every screen reader knows how to show, in the look of our fields. */
export function NativeSelect({ options, ...select }: NativeSelectProps) {
  return (
    <span className={styles.box}>
      <select {...select} className={`${styles.control} ${styles.select}`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
