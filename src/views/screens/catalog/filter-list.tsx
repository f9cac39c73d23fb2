import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-list.module.css';

interface FilterListProps<Value extends string> {
  title: string;
  options: { value: Value; label: string }[];
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
}

/** One filter: opens a list of things to tick; Escape or going elsewhere closes it. */
export function FilterList<Value extends string>(props: FilterListProps<Value>) {
  const { title, options, chosen, onChange } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => details.current?.removeAttribute('open');

  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come from what is in it
    <details ref={details} name="listing-filter" className={styles.filter} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary className={styles.title}>
        {title}
        {labels.length > 0 && <span className={styles.chosen}>{labels.join(', ')}</span>}
        <Icon name="down" className={styles.sign} />
      </summary>
      {/* Takes the focus of a press between its options, which would otherwise close it. */}
      <fieldset className={styles.options} tabIndex={-1} aria-label={title}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface FilterSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A filter that is on or off. */
export function FilterSwitch({ label, isOn, onChange }: FilterSwitchProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
