import { useCallback } from 'react';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';

/** What has the focus is seen: to a field that had it before, as the one typed in last has, a browser does not scroll. */
function seeFocus(): void {
  document.activeElement?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Every form that is sent: with something wrong it takes the focus to the first such field as they are read. The library
 * by itself takes it to the one it has known longest.
 */
export function useShopForm<Values extends FieldValues>(props: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ ...props, shouldFocusError: false });
  const { setError } = form;
  return {
    ...form,
    setError: useCallback<typeof setError>(
      (name, error, options) => {
        setError(name, error, options);
        if (options?.shouldFocus) seeFocus();
      },
      [setError],
    ),
    handleSubmit: (onValid) =>
      form.handleSubmit(onValid, (errors, event) => {
        const sent = event?.target as HTMLFormElement | undefined;
        const fields = [...(sent?.elements ?? [])] as HTMLInputElement[];
        fields.find(({ name }) => name in errors)?.focus();
        seeFocus();
      }),
  };
}
