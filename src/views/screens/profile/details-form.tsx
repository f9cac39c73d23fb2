import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { User } from '#domain/customer.ts';
import { postcodeExample } from '#domain/postcode.ts';
import type { Profile } from '#domain/profile.ts';
import { EmailField } from '../../form/email-field.tsx';
import { judgeAgain } from '../../form/judge-again.ts';
import { PhoneField } from '../../form/phone-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { SubmitRow } from '../../form/submit-row.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { AddressPart } from './address-part.tsx';
import type { DetailsValues } from './details-schema.ts';
import { changesOf, detailsDefaults, detailsFields, detailsResolver } from './details-schema.ts';
import styles from './profile-edit-screen.module.css';

interface DetailsFormProps {
  user: User;
  shop: Profile;
}

/** Names, contacts and the address parcels go to; only the e-mail must be there. */
export const DetailsForm = observer(function DetailsForm({ user, shop }: DetailsFormProps) {
  const words = useWords();
  const { profile } = useStores();
  const form = useShopForm<DetailsValues>({
    mode: 'onTouched',
    resolver: useMemo(() => detailsResolver(user, shop), [user, shop]),
    defaultValues: detailsDefaults(user, shop),
  });
  const { register } = form;
  const { field: country } = useController({ control: form.control, name: 'phoneCountry' });
  const { errors, isValid } = form.formState;
  const { rest, unknown, isTold } = useRefusal(
    form,
    profile.errorOf('details'),
    detailsFields({ region: form.watch('region'), country: form.watch('country') }, shop),
  );
  const wordsOf = (name: keyof DetailsValues): string | undefined => {
    const key = errors[name]?.message;
    const country = form.watch('country');
    return key === undefined ? undefined : words(key, { country, example: postcodeExample(country) ?? '' });
  };
  const submit = form.handleSubmit(async (values) => void (await profile.save(changesOf(values, user, shop))));
  const genders = ['FEMALE', 'MALE', 'OTHER'].map((value) => ({ value, label: words(`account.gender.${value}`) }));

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <h2>{words('account.about-you')}</h2>
      <TextField
        label={words('field.first-name')}
        field={register('firstName')}
        error={wordsOf('firstName')}
        input={{ autoComplete: 'given-name' }}
        isOptional
      />
      <TextField
        label={words('field.last-name')}
        field={register('lastName')}
        error={wordsOf('lastName')}
        input={{ autoComplete: 'family-name' }}
        isOptional
      />
      {shop.features.patronymic && (
        <TextField
          label={words('field.patronymic')}
          field={register('patronymic')}
          error={wordsOf('patronymic')}
          input={{ autoComplete: 'additional-name' }}
          isOptional
        />
      )}
      <SelectField
        label={words('account.gender')}
        field={register('gender')}
        options={[{ value: '', label: words('account.gender.none') }, ...genders]}
        autoComplete="sex"
        isOptional
      />
      <PhoneField
        country={country}
        onCountry={() => judgeAgain(form, 'phone')}
        number={register('phone')}
        error={wordsOf('phone')}
        isOptional
      />
      <EmailField
        label={words('field.email')}
        field={register('email')}
        hint={words('account.email-hint')}
        error={wordsOf('email')}
      />
      <AddressPart form={form} shop={shop} wordsOf={wordsOf} />
      <div className={styles.wide}>
        <SubmitRow
          lacks={isValid || isTold || Object.keys(errors).length === 0 ? undefined : words('account.wrong-fields')}
          isBusy={profile.busy === 'details'}
          error={rest}
        >
          {words('account.save')}
        </SubmitRow>
      </div>
    </form>
  );
});
