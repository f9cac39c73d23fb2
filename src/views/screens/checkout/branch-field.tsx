import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { Branch } from '#domain/branches.ts';
import { branchOf, isAlwaysOpen, openingHours } from '#domain/branches.ts';
import control from '../../form/control.module.css';
import { describedBy, FieldFrame } from '../../form/field-frame.tsx';
import { useStores } from '../../stores.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './branch-field.module.css';
import { BranchList } from './branch-list.tsx';
import type { DeliveryValues } from './delivery-schema.ts';

interface BranchFieldProps {
  form: Control<DeliveryValues>;
  /** The city typed beside it narrows the list. */
  city: string;
  error: string | undefined;
  onPick: (branch: Branch) => void;
}

const numberOf = (branch: Branch | string): string => (typeof branch === 'string' ? branch : branch.number);
const asFound = (branches: Branch[]): Branch[] => branches;

/** A branch from a searchable list; while it cannot be had, or knows nothing, a typed number is as good. */
export const BranchField = observer(function BranchField({ form, city, error, onPick }: BranchFieldProps) {
  const { branches, locale } = useStores();
  const words = useWords();
  const id = useId();
  const { field } = useController({ control: form, name: 'branchNumber' });
  const { found, status } = branches;
  useEffect(() => branches.look(`${city} ${field.value}`), [branches, city, field.value]);
  useEffect(() => branches.leave, [branches]);

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, setAnchorEl } = useAutocomplete<
    Branch,
    false,
    false,
    true
  >({
    id,
    options: found,
    freeSolo: true,
    value: null,
    inputValue: field.value,
    filterOptions: asFound,
    getOptionLabel: numberOf,
    disableListWrap: true,
    onInputChange: (_, typed, reason) => {
      if (reason === 'input') field.onChange(typed);
    },
    onChange: (_, chosen) => {
      if (chosen !== null && typeof chosen !== 'string') onPick(chosen);
    },
  });

  const chosen = branchOf(found, city, field.value);
  const hintOf = (): string => {
    if (chosen !== undefined) {
      const hours = isAlwaysOpen(chosen) ? words('checkout.branch.always') : openingHours(chosen, locale.language);
      return words('checkout.branch.chosen', { street: chosen.street, hours });
    }
    if (status === 'failed') return words('checkout.branch.failed');
    return words(branches.isNone ? 'checkout.branch.none' : 'checkout.branch.hint');
  };
  const texts = { label: words('field.branch'), hint: hintOf(), error };
  const { ref, onBlur, ...input } = getInputProps() as ReturnType<typeof getInputProps> & {
    ref: React.RefObject<HTMLInputElement | null>;
  };
  const isShown = popupOpen && found.length > 0;

  return (
    <FieldFrame id={id} texts={texts}>
      <div {...getRootProps()} ref={setAnchorEl} className={styles.place}>
        <InputBase
          className={control.control ?? ''}
          id={id}
          inputRef={(element: HTMLInputElement | null) => {
            ref.current = element;
            field.ref(element);
          }}
          onBlur={(event) => {
            onBlur?.(event as React.FocusEvent<HTMLInputElement>);
            field.onBlur();
          }}
          inputProps={{
            ...input,
            className: control.input,
            name: field.name,
            placeholder: words('checkout.branch.example'),
            'aria-describedby': describedBy(id, texts),
            'aria-required': true,
          }}
        />
        {isShown && (
          <BranchList
            branches={found}
            listbox={getListboxProps()}
            optionOf={(option, index) => getOptionProps({ option, index })}
          />
        )}
      </div>
      <VisuallyHidden>
        <output>
          {status === 'failed' && words('checkout.branch.failed')}
          {status === 'ready' && isShown && words('checkout.branch.count', { count: found.length })}
        </output>
      </VisuallyHidden>
    </FieldFrame>
  );
});
