import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Option } from './native-select.tsx';
import styles from './segments.module.css';

interface SegmentsProps {
  label: string;
  field: UseFormRegisterReturn;
  options: Option[];
}

/** A choice among a few, all seen at once side by side. */
export function Segments({ label, field, options }: SegmentsProps) {
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input {...field} className={styles.input} type="radio" value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
