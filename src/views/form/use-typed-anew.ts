import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells of every change in a form, typed or taken from what is offered. */
export function useTypedAnew<Values extends FieldValues>(
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  onChange: () => void,
): void {
  useEffect(() => {
    const { unsubscribe } = watch(onChange);
    return unsubscribe;
  }, [watch, onChange]);
}
