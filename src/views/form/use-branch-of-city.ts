import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { isSameCity } from '#domain/branches.ts';

interface HasBranch {
  getValues: (name: 'branchNumber') => string;
  setValue: (name: 'branchNumber', number: string, options: { shouldDirty: true }) => void;
}

/**
 * What the field of a `city`, as drawn, does besides: a branch goes with its city, and is back where the same city is written after all.
 * A number that was there before any city is of the one that comes.
 */
export function useBranchOfCity({ getValues, setValue }: HasBranch, city: string) {
  /** As it was when somebody began to write another city. */
  const former = useRef<{ city: string; number: string }>(undefined);
  return {
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      former.current ??= { city, number: getValues('branchNumber') };
      if (former.current.city === '') return;
      const isOne = isSameCity(former.current.city, target.value);
      setValue('branchNumber', isOne ? former.current.number : '', { shouldDirty: true });
    },
    onBlur() {
      former.current = undefined;
    },
  };
}
