import type { InputHTMLAttributes } from 'react';
import { useEffect } from 'react';
import type { ComboboxList } from '../combobox.tsx';
import { Combobox } from '../combobox.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words.ts';
import { itemNamed, itemsFound, type SelectItem, settledValues, shownLabel } from './select-rules.ts';
import styles from './select-search.module.css';

/** What is chosen from, and what of it. */
export interface SelectChoice {
  items: readonly SelectItem[];
  /** What is chosen: at most one value, unless several may be. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  /** Is given the field, for whoever puts the focus on what is wrong. */
  inputRef?: (field: HTMLInputElement | null) => void;
  /** Begins with the active item, or else with the first. */
  isPrefilled?: boolean;
  /** Several may be chosen; then at least one always is, once one was. */
  isMany?: boolean;
}

interface SelectBoxProps extends SelectChoice {
  id: string;
  /** The name of the list. */
  label: string;
  field: InputHTMLAttributes<HTMLInputElement>;
}

const isSame = (one: SelectItem, other: SelectItem): boolean => one.value === other.value;
const labelOf = (item: SelectItem): string => shownLabel(item.label);

function SelectList({ rows, listbox, optionOf }: ComboboxList<SelectItem>) {
  return (
    <ul {...listbox} className={styles.list}>
      {rows.map((item, index) => (
        <li key={item.value} {...optionOf(item, index)} className={styles.item}>
          {labelOf(item)}
        </li>
      ))}
    </ul>
  );
}

/** A choice from a list that is long enough to be searched. */
export function SelectBox(props: SelectBoxProps) {
  const { id, label, field, items, values, onChange, onBlur, inputRef, isPrefilled = false, isMany = false } = props;
  const words = useWords();
  const settled = settledValues(items, values, isPrefilled);
  const isSettled = settled.join('\n') === values.join('\n');
  // A value that is no item any more is none of the form's either.
  useEffect(() => {
    if (!isSettled) onChange(settled);
  });

  const chosen = items.filter((item) => settled.includes(item.value));
  const choose = (next: SelectItem | SelectItem[] | null): void => {
    const wanted = [next ?? []].flat();
    // Of several the last cannot be taken away.
    if (wanted.length > 0) onChange(wanted.map((item) => item.value));
  };
  return (
    <>
      {isMany && chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((item) => (
            <li key={item.value}>
              <Chip
                removeLabel={words('field.select.remove', { name: labelOf(item) })}
                onRemove={() => choose(chosen.filter((one) => !isSame(one, item)))}
              >
                {labelOf(item)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Combobox<SelectItem, boolean>
        id={id}
        label={label}
        options={items}
        multiple={isMany}
        value={isMany ? chosen : (chosen[0] ?? null)}
        isOptionEqualToValue={isSame}
        getOptionLabel={labelOf}
        filterOptions={(all, { inputValue }) => itemsFound(all, inputValue)}
        disableCloseOnSelect={isMany}
        autoHighlight
        onChange={(_, next) => choose(next)}
        // A browser fills in the whole name at once.
        onInputChange={(_, typed, reason) => {
          const named = reason === 'input' && !isMany ? itemNamed(items, typed) : undefined;
          if (named !== undefined) onChange([named.value]);
        }}
        field={{ ...field, ref: inputRef, className: styles.input, onBlur }}
        List={SelectList}
        none={<span className={styles.list}>{words('field.select.nothing')}</span>}
      >
        <Icon name="down" />
      </Combobox>
    </>
  );
}
