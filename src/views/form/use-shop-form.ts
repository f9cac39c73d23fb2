import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';

/**
 * Every form that is sent: with something wrong it takes the focus to the first such field as they are read. The library
 * by itself takes it to the one it has known longest.
 */
export function useShopForm<Values extends FieldValues>(props: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ ...props, shouldFocusError: false });
  return {
    ...form,
    handleSubmit: (onValid) =>
      form.handleSubmit(onValid, (errors, event) => {
        const sent = event?.target as HTMLFormElement | undefined;
        const fields = [...(sent?.elements ?? [])] as HTMLInputElement[];
        fields.find(({ name }) => name in errors)?.focus();
      }),
  };
}
