import type { ReactNode } from 'react';
import { Swatch } from '../../ui/swatch.tsx';
import { FilterBox } from './filter-box.tsx';
import styles from './filter-list.module.css';

interface FilterListProps<Value extends string> {
  title: string;
  /** `hex` where it is a color. */
  options: { value: Value; label: string; hex?: string }[];
  chosen: Value[];
  onOpen?: () => void;
  onChange: (chosen: Value[]) => void;
}

/** A filter of several things to tick. */
export function FilterList<Value extends string>(props: FilterListProps<Value>) {
  const { title, options, chosen, onChange, ...box } = props;
  const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  return (
    <FilterBox {...box} title={title} chosen={labels.join(', ')}>
      {options.map(({ value, label, hex }) => (
        <FilterSwitch
          key={value}
          label={label}
          isOn={chosen.includes(value)}
          onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
        >
          {hex !== undefined && <Swatch hex={hex} size={20} />}
        </FilterSwitch>
      ))}
    </FilterBox>
  );
}

interface FilterSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A sign between the box and the label. */
  children?: ReactNode;
}

/** A filter that is on or off. */
export function FilterSwitch({ label, isOn, onChange, children }: FilterSwitchProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className={styles.box}
        autoComplete="off"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
      {label}
    </label>
  );
}
