import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { hasStates } from '#domain/address-fields.ts';
import type { Profile } from '#domain/profile.ts';
import { countryOptions } from '../../form/countries.ts';
import { Segments } from '../../form/segments.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import type { DetailsValues } from './details-schema.ts';
import styles from './profile-edit-screen.module.css';

/** A part of an address asks for its town, and for none once it is gone. */
const PART = { deps: ['city', 'country'] } satisfies RegisterOptions<DetailsValues>;

interface AddressPartProps {
  form: UseFormReturn<DetailsValues>;
  shop: Profile;
  wordsOf: (name: keyof DetailsValues) => string | undefined;
}

/** Where parcels go: the region offers its countries, and at home a branch of the parcel service. */
export const AddressPart = observer(function AddressPart({ form, shop, wordsOf }: AddressPartProps) {
  const words = useWords();
  const { language } = useStores().locale;
  const { register, setValue } = form;
  const region = form.watch('region');
  const countries = shop.countries[region];
  const options = useMemo(() => countryOptions(countries ?? [], language), [countries, language]);
  const field = register('region', {
    onChange(event: { target: { value: DetailsValues['region'] } }) {
      const [only = '', ...others] = shop.countries[event.target.value] ?? [];
      setValue('country', others.length === 0 ? only : '');
      form.clearErrors();
    },
  });
  return (
    <>
      <h2>{words('account.address')}</h2>
      <div className={styles.wide}>
        <Segments
          label={words('checkout.region')}
          field={field}
          options={shop.regions.map((one) => ({ value: one, label: words(`region.${one}`) }))}
        />
      </div>
      {options.length > 1 && (
        <SelectField
          key={region}
          label={words('field.country')}
          field={register('country')}
          error={wordsOf('country')}
          options={[{ value: '', label: words('field.country.choose') }, ...options]}
          autoComplete="country"
        />
      )}
      <TextField
        label={words('field.city')}
        field={register('city')}
        error={wordsOf('city')}
        input={{ autoComplete: 'address-level2' }}
        isOptional
      />
      {hasStates(form.watch('country')) && (
        <TextField
          label={words('field.state')}
          field={register('state', PART)}
          error={wordsOf('state')}
          input={{ autoComplete: 'address-level1' }}
          isOptional
        />
      )}
      <TextField
        label={words('field.address')}
        field={register('address', PART)}
        error={wordsOf('address')}
        input={{ autoComplete: 'street-address', placeholder: words('field.address.example') }}
        isOptional
      />
      <TextField
        label={words('field.postcode')}
        field={register('postcode', PART)}
        error={wordsOf('postcode')}
        input={{ autoComplete: 'postal-code' }}
        isOptional
      />
      {region === 'UA' && shop.features.parcelBranches && (
        <TextField
          label={words('field.branch')}
          field={register('branchNumber', PART)}
          error={wordsOf('branchNumber')}
          input={{ autoComplete: 'off', placeholder: words('field.branch.example') }}
          isOptional
        />
      )}
    </>
  );
});
