import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { addressFields } from '#domain/address-fields.ts';
import type { Profile } from '#domain/profile.ts';
import { addressKey } from '../../form/address-words.ts';
import { countryOptions } from '../../form/countries.ts';
import { judgeAgain } from '../../form/judge-again.ts';
import type { Left } from '../../form/region-address.ts';
import { addressIn, leftWith } from '../../form/region-address.ts';
import { Segments } from '../../form/segments.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useBranchOfCity } from '../../form/use-branch-of-city.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import type { DetailsValues } from './details-schema.ts';
import styles from './profile-edit-screen.module.css';

/** A part of an address asks for its town, and for none once it is gone. */
const PART = { deps: ['city', 'country'] } satisfies RegisterOptions<DetailsValues>;

const AUTOCOMPLETE = {
  city: 'address-level2',
  state: 'address-level1',
  branchNumber: 'off',
  address: 'street-address',
  postcode: 'postal-code',
};

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
  const ofCity = useBranchOfCity(form, form.watch('city'));
  const region = form.watch('region');
  const country = form.watch('country');
  const parts = addressFields('POST', country).filter((name) => name !== 'country');
  const countries = shop.countries[region];
  const options = useMemo(() => countryOptions(countries ?? [], language), [countries, language]);
  const left = useRef<Left>({});
  const field = register('region', {
    onChange(event: { target: { value: DetailsValues['region'] } }) {
      left.current = { ...left.current, ...leftWith(region, form.getValues()) };
      const begun = addressIn(event.target.value, shop, left.current);
      for (const [name, value] of Object.entries(begun)) setValue(name as keyof typeof begun, value);
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
          field={register('country', { onChange: () => judgeAgain(form, 'postcode') })}
          error={wordsOf('country')}
          options={[{ value: '', label: words('field.country.choose') }, ...options]}
          autoComplete="country"
        />
      )}
      {parts.map((name) => (
        <TextField
          key={name}
          label={words(addressKey(name, country))}
          field={register(name, name === 'city' ? ofCity : PART)}
          error={wordsOf(name)}
          input={{
            autoComplete: AUTOCOMPLETE[name],
            ...(name === 'address' && region === shop.regions[0] && { placeholder: words('field.address.example') }),
          }}
          isOptional
        />
      ))}
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
