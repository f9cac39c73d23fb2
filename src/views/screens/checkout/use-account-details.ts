import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { phoneParts } from '../../form/phone.ts';
import { useStores } from '../../stores.ts';
import type { ContactsValues } from './contacts-schema.ts';
import type { DeliveryValues } from './delivery-schema.ts';

/** What the account knows may come after the form: its phone goes where none is written. To be called in an observer. */
export function useAccountPhone({ getValues, setValue }: UseFormReturn<ContactsValues>): void {
  const phone = useStores().session.user?.phone;
  useEffect(() => {
    const parts = phoneParts(phone);
    if (parts === undefined || getValues('phone') !== '') return;
    setValue('phoneCountry', parts.country);
    setValue('phone', parts.national);
  }, [getValues, phone, setValue]);
}

/** The same of its address: a form that nobody has touched begins anew with `defaults`. To be called in an observer. */
export function useAccountAddress(form: UseFormReturn<DeliveryValues>, defaults: () => DeliveryValues): void {
  const address = useStores().session.user?.address;
  const { reset } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (address !== undefined && !isDirty) reset(defaults());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as there is an address
  }, [address]);
}
