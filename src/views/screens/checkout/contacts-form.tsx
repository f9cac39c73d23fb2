import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Order } from '#domain/order.ts';
import { isForAccount } from '#stores/checkout-errors.ts';
import { EmailField } from '../../form/email-field.tsx';
import { judgeAgain } from '../../form/judge-again.ts';
import { PhoneField } from '../../form/phone-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { useStores } from '../../stores.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useWords } from '../../words.ts';
import type { ContactsValues } from './contacts-schema.ts';
import { contactsDefaults, contactsResolver, customerOf, knownContacts } from './contacts-schema.ts';
import { FormActions } from './form-actions.tsx';
import styles from './step-form.module.css';
import { useAccountContacts } from './use-account-details.ts';
import { useDraft, useTyped } from './use-draft.ts';
import { useStepByNow } from './use-step.ts';

interface ContactsFormProps {
  order: Order;
  /** What the customer ordered before, newest first. */
  former: Order[];
  onDone: () => void;
}

/** Who buys: names for the parcel, a phone for the courier, an e-mail for the receipt. */
export const ContactsForm = observer(function ContactsForm({ order, former, onDone }: ContactsFormProps) {
  const { checkout, dialogs, locale, session } = useStores();
  const { profile } = locale;
  const words = useWords();
  const part = useRef<HTMLFormElement>(null);
  // It is drawn anew for whoever signs in.
  useKeptFocus(part);
  const typed = useTyped(order);
  const { stepByNow } = useStepByNow();
  const form = useShopForm<ContactsValues>({
    mode: 'onTouched',
    resolver: contactsResolver,
    defaultValues: contactsDefaults(knownContacts(order, session.user, former), typed().contacts, profile.countries),
  });
  const { unknown } = useRefusal(form, checkout.errorOf('contacts'), [
    'firstName',
    'lastName',
    ...(profile.features.patronymic ? (['patronymic'] as const) : []),
    'phone',
    'email',
  ]);
  const told = contactsDefaults(knownContacts({ customer: {} }, session.user, former), {}, profile.countries);
  useDraft(form, 'contacts', () => told);
  useAccountContacts(form, told);
  const { register } = form;
  const { field: country } = useController({ control: form.control, name: 'phoneCountry' });
  const { errors } = form.formState;
  const wordsOf = (name: keyof ContactsValues): string | undefined => {
    const key = errors[name]?.message;
    return key === undefined ? undefined : words(key);
  };
  // Of what is written now nobody has said that it has an account.
  const other = { onChange: checkout.takeBackSignIn };
  const judgePhone = (): void => {
    checkout.takeBackSignIn();
    judgeAgain(form, 'phone');
  };
  const submit = form.handleSubmit(async (values) => {
    const isSaved = await checkout.saveContacts(customerOf(values));
    if (stepByNow() !== 'contacts') return;
    if (isSaved) onDone();
    else if (isForAccount(checkout.error?.code)) dialogs.open('auth', { email: values.email });
  });

  return (
    <form ref={part} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <div className={styles.fields}>
        <TextField
          label={words('field.first-name')}
          field={register('firstName')}
          error={wordsOf('firstName')}
          input={{ autoComplete: 'given-name' }}
        />
        <TextField
          label={words('field.last-name')}
          field={register('lastName')}
          error={wordsOf('lastName')}
          input={{ autoComplete: 'family-name' }}
        />
        {profile.features.patronymic && (
          <div className={styles.wide}>
            <TextField
              label={words('field.patronymic')}
              field={register('patronymic')}
              error={wordsOf('patronymic')}
              isOptional
              input={{ autoComplete: 'additional-name' }}
            />
          </div>
        )}
        <div className={styles.wide}>
          <PhoneField
            country={country}
            onCountry={judgePhone}
            number={register('phone', other)}
            hint={words('field.phone.why')}
            error={wordsOf('phone')}
          />
        </div>
        <div className={styles.wide}>
          <EmailField
            label={words('field.email')}
            field={register('email', other)}
            hint={words('field.email.why')}
            error={wordsOf('email')}
          />
        </div>
      </div>
      <FormActions isBusy={checkout.busy === 'contacts'} wrong={Object.keys(errors).length}>
        {words('checkout.contacts.on')}
      </FormActions>
    </form>
  );
});
