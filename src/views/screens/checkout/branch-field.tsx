import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { Branch } from '#domain/branches.ts';
import { branchOf, isAlwaysOpen, openingHours } from '#domain/branches.ts';
import { Combobox } from '../../combobox.tsx';
import { describedBy, FieldFrame } from '../../form/field-frame.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
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
  return (
    <FieldFrame id={id} texts={texts}>
      <Combobox<Branch, false, true>
        id={id}
        label={words('checkout.branch.list')}
        options={found}
        freeSolo
        value={null}
        inputValue={field.value}
        filterOptions={asFound}
        getOptionLabel={numberOf}
        disableListWrap
        onInputChange={(_, typed, reason) => {
          if (reason === 'input') field.onChange(typed);
        }}
        onChange={(_, chosen) => {
          if (chosen !== null && typeof chosen !== 'string') onPick(chosen);
        }}
        field={{
          ref: field.ref,
          name: field.name,
          onBlur: field.onBlur,
          placeholder: words('checkout.branch.example'),
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy(id, texts),
          'aria-required': true,
        }}
        List={BranchList}
        told={(count) => {
          if (status === 'failed') return words('checkout.branch.failed');
          return status === 'ready' && count > 0 ? words('checkout.branch.count', { count }) : undefined;
        }}
      />
    </FieldFrame>
  );
});
