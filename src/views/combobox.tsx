import useAutocomplete, { type UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import control from './form/control.module.css';
import { VisuallyHidden } from './ui/visually-hidden.tsx';

/** What makes an open list and its rows a listbox and options. */
export interface ComboboxList<Item> {
  rows: Item[];
  listbox: ComponentProps<'ul'>;
  optionOf: (row: Item, index: number) => ComponentProps<'li'>;
}

type ComboboxProps<Item, Many extends boolean, Free extends boolean> = UseAutocompleteProps<Item, Many, false, Free> & {
  /** The name of the list. */
  label: string;
  /** What the field has besides what makes it a combobox. */
  field: ComponentProps<'input'>;
  /** Draws the list while there is something in it. */
  List: ComponentType<ComboboxList<Item>>;
  /** Stands for the list when nothing fits. */
  none?: ReactNode;
  /** What is told of so many rows; of a closed list there are none. */
  told?: (count: number) => string | undefined;
  /** Stands beside the field. */
  children?: ReactNode;
};

/** A field with a list to choose from below it: a combobox with the keys of the ARIA practices. */
export function Combobox<Item, Many extends boolean = false, Free extends boolean = false>(
  props: ComboboxProps<Item, Many, Free>,
) {
  const { label, field, List, none, told, children, ...choice } = props;
  const list = useAutocomplete(choice);
  const { getInputProps, getListboxProps, getOptionProps, getRootProps } = list;
  const { groupedOptions: rows, popupOpen, setAnchorEl } = list;
  const { ref, onBlur, ...input } = getInputProps();
  const fieldRef = useForkRef(ref, field.ref);
  return (
    <div {...getRootProps()} ref={setAnchorEl} className={control.box}>
      <div className={`${control.control} ${control.framing}`}>
        <input
          {...input}
          {...field}
          ref={fieldRef}
          className={`${control.input} ${field.className ?? ''}`}
          onBlur={(event) => {
            onBlur?.(event);
            field.onBlur?.(event);
          }}
        />
      </div>
      {children}
      {rows.length > 0 && (
        <List
          rows={rows}
          listbox={{ ...getListboxProps(), 'aria-label': label, 'aria-labelledby': undefined }}
          optionOf={(option, index) => {
            const { key: _, ...row } = getOptionProps({ option, index });
            return row;
          }}
        />
      )}
      <output>
        {popupOpen && rows.length === 0 && none}
        {told !== undefined && <VisuallyHidden>{told(rows.length)}</VisuallyHidden>}
      </output>
    </div>
  );
}
