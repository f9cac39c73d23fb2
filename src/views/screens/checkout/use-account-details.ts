import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useStores } from '../../stores.ts';
import type { ContactsValues } from './contacts-schema.ts';
import type { DeliveryValues } from './delivery-schema.ts';

/**
 * What the account and its former orders tell may come after the form: a name goes where no part of one is written, a phone
 * where none is.
 */
export function useAccountContacts({ getValues, setValue }: UseFormReturn<ContactsValues>, told: ContactsValues): void {
  const { firstName, lastName, patronymic, phoneCountry, phone } = told;
  useEffect(() => {
    const name = { firstName, lastName, patronymic };
    if (getValues(['firstName', 'lastName', 'patronymic']).some((part) => part !== '')) return;
    for (const [part, words] of Object.entries(name)) if (words !== '') setValue(part as keyof typeof name, words);
  }, [getValues, setValue, firstName, lastName, patronymic]);
  useEffect(() => {
    if (phone === '' || getValues('phone') !== '') return;
    setValue('phoneCountry', phoneCountry);
    setValue('phone', phone);
  }, [getValues, setValue, phoneCountry, phone]);
}

/** The same of the account’s address: a form that nobody has touched begins anew with `defaults`. To be called in an observer. */
export function useAccountAddress(form: UseFormReturn<DeliveryValues>, defaults: () => DeliveryValues): void {
  const address = useStores().session.user?.address;
  const { reset } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (address !== undefined && !isDirty) reset(defaults());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as there is an address
  }, [address]);
}
